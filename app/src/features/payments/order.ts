import { createPayment, getRepeatOrders } from '@velluto/api-client';
import { PAYMENT_METHODS, type PaymentMethod } from '@velluto/rules';
import type { Problem } from '@velluto/ui/model';
import { v4 as newId } from 'uuid';
import { proxy } from 'valtio/vanilla';
import type { AppContext } from '../../lib/app-context.ts';
import { toProblem } from '../../lib/problem.ts';
import { type LoadContext, Redirect } from '../../lib/router/route.ts';
import { load as loadShop, type OrderDraft, orderOf, readChoice, type ShopData, shopHref } from './shop.ts';

/** Data of the order page. */
export interface OrderData extends ShopData {
  /** How the member paid last; null for nobody who has paid, and for direct debit, which has a form of its own. */
  lastMethod: PaymentMethod | null;
}

const isMethod = (name: string | undefined): name is PaymentMethod =>
  PAYMENT_METHODS.some(known => known === name);

/** All packages, with that of the address among them; 404 for one that is not sold. An unknown payment method is left out of the address. */
export async function load(context: LoadContext): Promise<OrderData> {
  const { id, method } = context.params;
  if (method !== undefined && !isMethod(method))
    throw new Redirect(shopHref(`/credits/${id}`, readChoice(context.search)));
  const [shop, past] = await Promise.all([
    loadShop(context),
    // optional: without it nothing is chosen yet
    context.app.session.state.user?.paid_user
      ? getRepeatOrders(context.client, {}, { signal: context.signal }).catch(() => null)
      : null,
  ]);
  orderOf(shop, id, context.app.site.message_credits);
  const last = past?.orders[0]?.method;
  return { ...shop, lastMethod: isMethod(last) ? last : null };
}

/** Payment methods in the order to show them: Apple Pay, which takes one press, then how the member paid last. */
export function sortMethods(methods: readonly PaymentMethod[], last: PaymentMethod | null): PaymentMethod[] {
  const rank = (method: PaymentMethod) => (method === 'applepay' ? 0 : method === last ? 1 : 2);
  return methods.toSorted((a, b) => rank(a) - rank(b));
}

interface OrderState {
  pending: boolean;
  problem: Problem | null;
  /** The automatic discount was used or has expired: nothing was ordered, the price has changed. */
  ended: boolean;
}

/** Whether a refusal is about a discount that was applied automatically. */
export const isEnded = ({ code }: Problem, typed: boolean) => code === 'discount_code_invalid' && !typed;

/**
 * Ordering a package: one idempotency key for one order, however often the button is pressed.
 *
 * @param page the document; its `pagehide` event says when the browser leaves for the provider's page
 */
export function createOrderStore(app: AppContext, page: Pick<EventTarget, 'addEventListener'> = globalThis) {
  const state = proxy<OrderState>({ pending: false, problem: null, ended: false });
  const keys = new Map<string, string>();

  return {
    state,

    /**
     * Orders, and returns the address of the provider's page; null when it was refused.
     *
     * @param order with `begin_at_once` when the member asked for the credits before the withdrawal period ends, with
     *   `another` for one more although an order of the package is open, with `next` for the page to go back to
     * @param typed whether the member typed the code
     */
    async order(
      {
        another,
        ...draft
      }: OrderDraft & { method: PaymentMethod; begin_at_once: boolean; another: boolean; next?: string },
      typed: boolean,
    ): Promise<string | null> {
      if (state.pending) return null;
      const order = { ...draft, ...(another && { another }) };
      const act = JSON.stringify(order);
      const idempotencyKey = keys.get(act) ?? newId();
      keys.set(act, idempotencyKey);
      Object.assign(state, { pending: true, problem: null, ended: false });
      try {
        const { payment } = await createPayment(app.client, { ...order, idempotencyKey });
        // a press while that page loads is the same order; coming back and ordering again is another
        if (payment.checkout_url) page.addEventListener('pagehide', () => keys.delete(act), { once: true });
        else keys.delete(act);
        return payment.checkout_url ?? shopHref(`/transactions/${payment.payment_id}`, { next: draft.next });
      } catch (error) {
        const problem = toProblem(error);
        if (isEnded(problem, typed)) state.ended = true;
        else state.problem = problem;
        return null;
      } finally {
        state.pending = false;
      }
    },
  };
}

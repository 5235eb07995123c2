import {
  confirmDirectDebit,
  type DirectDebitOrder,
  type DirectDebitsResponse,
  getDirectDebits,
  resendDirectDebitCode,
  startDirectDebit,
} from '@velluto/api-client';
import type { Problem } from '@velluto/ui/model';
import type { DirectDebitValues } from '@velluto/ui/product/payments';
import { proxy, ref } from 'valtio/vanilla';
import type { AppContext } from '../../lib/app-context.ts';
import type { LoadContext } from '../../lib/router/route.ts';
import {
  codeProblems,
  type DebitProblems,
  debitErrors,
  detailProblems,
  emptyDebit,
  toWire,
} from './direct-debit-form.ts';
import { createMandatesStore } from './mandates.ts';
import { isEnded } from './order.ts';
import { load as loadShop, type OrderDraft, orderOf, readChoice, type ShopData } from './shop.ts';

/** Data of the direct debit page. */
export interface DebitData {
  debits: DirectDebitsResponse;
  /** The package to be paid, and the shop data; null where only mandates are shown. */
  order: { id: string; shop: ShopData } | null;
}

/** Mandates and limit, and the package of the address; 404 for one that is not sold. */
export async function load(context: LoadContext): Promise<DebitData> {
  const { client, search, app, signal } = context;
  const { package: id } = readChoice(search);
  if (id === undefined) return { debits: await getDirectDebits(client, {}, { signal }), order: null };
  const shop = await loadShop(context);
  orderOf(shop, id, app.site.message_credits);
  const country = shop.packages.payment_country;
  return { debits: await getDirectDebits(client, { country }, { signal }), order: { id, shop } };
}

/** Puts the mandates into their store, and begins the form anew. */
export function hydrate(app: AppContext, { debits }: DebitData): void {
  app.store(createMandatesStore).applySnapshot(debits.mandates);
  app.store(createDebitStore).begin();
}

interface DebitState {
  values: DirectDebitValues;
  problems: DebitProblems;
  problem: Problem | null;
  /** The automatic discount was used or has expired: the price has changed. */
  ended: boolean;
  pending: boolean;
  resend: 'idle' | 'sending' | 'sent';
  /** The order that waits for its code; null in the first step. */
  order: ReturnType<typeof ref<DirectDebitOrder>> | null;
}

/** Shows why a call failed; `typed` says whether the member typed the discount code. */
function showErrors(state: DebitState, error: unknown, typed: boolean): void {
  const { fields = {}, problem = null } = debitErrors(error);
  Object.assign(state, { problems: fields, problem });
  // the order has expired, or its price has changed: account data stays, a new code can be requested
  if (problem?.code === 'not_found' || problem?.code === 'discount_code_invalid') state.order = null;
  if (problem && isEnded(problem, typed)) Object.assign(state, { problem: null, ended: true });
}

/** Paying by direct debit. */
export function createDebitStore(app: AppContext) {
  const state = proxy<DebitState>({
    values: { ...emptyDebit },
    problems: {},
    problem: null,
    ended: false,
    pending: false,
    resend: 'idle',
    order: null,
  });

  let typed = false;

  /** One submission at a time; its errors are shown in the form. */
  const submit = async <Result>(run: () => Promise<Result>): Promise<Result | null> => {
    if (state.pending) return null;
    Object.assign(state, { pending: true, problem: null, problems: {}, ended: false });
    try {
      return await run();
    } catch (error) {
      showErrors(state, error, typed);
      return null;
    } finally {
      state.pending = false;
    }
  };

  return {
    state,

    /** The page was opened anew: typed account data stays, a code does not. */
    begin() {
      Object.assign(state, { order: null, problem: null, problems: {}, resend: 'idle' });
      state.values.otp = '';
    },

    change(values: Partial<DirectDebitValues>) {
      Object.assign(state.values, values);
      for (const name of Object.keys(values)) delete state.problems[name as keyof DirectDebitValues];
      if (values.otp !== undefined) state.problem = null;
    },

    /** Requests the code; `codeTyped` says whether the member typed the discount code. */
    async start(orderDraft: OrderDraft, codeTyped: boolean): Promise<void> {
      typed = codeTyped;
      const problems = detailProblems(state.values);
      if (Object.keys(problems).length > 0) {
        state.problems = problems;
        return;
      }
      await submit(async () => {
        const { order } = await startDirectDebit(app.client, { ...toWire(state.values), ...orderDraft });
        Object.assign(state, { order: ref(order), resend: 'idle' });
        state.values.otp = '';
      });
    },

    /**
     * Signs and orders; returns the address of the payment, null when it was refused.
     *
     * @param beginAtOnce whether the member asked for the credits before the withdrawal period ends
     * @param another whether it is one more, although an order of the package is open
     */
    async confirm(beginAtOnce: boolean, another: boolean): Promise<string | null> {
      const { order, values } = state;
      if (!order) return null;
      const problems = codeProblems(values);
      if (Object.keys(problems).length > 0) {
        state.problems = problems;
        return null;
      }
      return submit(async () => {
        const { payment } = await confirmDirectDebit(app.client, {
          id: order.id,
          otp: values.otp,
          begin_at_once: beginAtOnce,
          ...(another && { another }),
        });
        Object.assign(state, { values: { ...emptyDebit }, order: null });
        return `/transactions/${payment.payment_id}`;
      });
    },

    /** Back to the account data. */
    back() {
      Object.assign(state, { order: null, problem: null, problems: {} });
    },

    /** Requests another code. */
    async again(): Promise<void> {
      const { order } = state;
      if (!order || state.resend === 'sending') return;
      Object.assign(state, { resend: 'sending', problem: null });
      try {
        const answer = await resendDirectDebitCode(app.client, { id: order.id });
        Object.assign(state, { order: ref(answer.order), resend: 'sent' });
      } catch (error) {
        state.resend = 'idle';
        showErrors(state, error, typed);
      }
    },
  };
}

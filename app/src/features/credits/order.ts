import { createPayment } from '@velluto/api-client';
import type { PaymentMethod, Problem } from '@velluto/ui/model';
import { proxy } from 'valtio/vanilla';
import { toProblem } from '../../platform/map/problem.ts';
import type { Visit } from '../../platform/visit.ts';

/** What is ordered. */
export interface Order {
  package: string;
  method: PaymentMethod;
  country: string;
  discountcode?: string;
}

/** Ordering a package: one key for one order, however often the button is pressed. */
export function createOrderStore(visit: Visit) {
  const state = proxy<{ pending: boolean; problem: Problem | null }>({ pending: false, problem: null });
  const keys = new Map<string, string>();

  return {
    state,

    /** Orders, and gives the address of the provider's page to go to; null when it was refused. */
    async order(order: Order): Promise<string | null> {
      if (state.pending) return null;
      const act = JSON.stringify(order);
      const idempotencyKey = keys.get(act) ?? crypto.randomUUID();
      keys.set(act, idempotencyKey);
      state.pending = true;
      state.problem = null;
      try {
        const { payment } = await createPayment(await visit.api(), { ...order, idempotencyKey });
        keys.delete(act); // coming back and ordering again is another order
        return payment.checkout_url ?? `/transactions/${payment.payment_id}`;
      } catch (error) {
        state.problem = toProblem(error);
        return null;
      } finally {
        state.pending = false;
      }
    },
  };
}

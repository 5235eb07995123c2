import { getPayment, getUser, type Payment } from '@velluto/api-client';
import { proxy } from 'valtio/vanilla';
import type { Visit } from '../../platform/visit.ts';

/** While the provider decides, we ask this often. */
const askEveryMs = 2_000;

/** Follows one payment until it is decided. */
export function createPaymentStore(visit: Visit) {
  const state = proxy<{ payments: Record<string, Payment> }>({ payments: {} });

  const accept = async (payment: Payment) => {
    state.payments[payment.payment_id] = payment;
    // the purchase changes balance, rights and offers
    if (payment.status === 'completed') {
      const { user } = await getUser(await visit.api());
      visit.session.setUser(user);
    }
  };

  return {
    state,

    /** Asks until it is decided; the answer stops asking. */
    follow(first: Payment): () => void {
      let timer: ReturnType<typeof setTimeout> | undefined;
      let stopped = false;
      const next = (payment: Payment) => {
        void accept(payment).catch(() => {}); // the status refresh brings the user too
        if (stopped || payment.status !== 'pending') return;
        timer = setTimeout(async () => {
          const client = await visit.api();
          const answer = await getPayment(client, { payment_id: payment.payment_id }).catch(() => ({
            payment,
          }));
          next(answer.payment);
        }, askEveryMs);
      };
      next(first);
      return () => {
        stopped = true;
        clearTimeout(timer);
      };
    },
  };
}

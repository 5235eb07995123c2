import {
  getPayment,
  getTransaction,
  getUser,
  type Payment,
  type TransactionDetail,
} from '@velluto/api-client';
import { proxy, ref } from 'valtio/vanilla';
import type { Visit } from '../../platform/visit.ts';

/** While the provider decides, we ask this often. */
const askEveryMs = 2_000;
/** What takes longer than this will take longer still: then only every fifth time. */
const patienceMs = 120_000;
const slowEvery = 5;

/** Follows payments until they are decided. */
export function createPaymentStore(visit: Visit) {
  const state = proxy<{
    payments: Record<string, Payment>;
    /** Final, so they are kept whole. */
    transactions: Record<string, ReturnType<typeof ref<TransactionDetail>>>;
  }>({ payments: {}, transactions: {} });

  /** The purchase changes balance, rights and offers. */
  const bringUser = async () => {
    const { user } = await getUser(visit.client);
    if (visit.session.state.user) visit.session.setUser(user);
  };

  const ask = async (id: string): Promise<boolean> => {
    const client = visit.client;
    const { payment } = await getPayment(client, { payment_id: id });
    state.payments[id] = payment;
    if (payment.status === 'pending') return false;
    const [{ transaction }] = await Promise.all([
      getTransaction(client, { id }),
      payment.status === 'completed' ? bringUser() : null,
    ]);
    state.transactions[id] = ref(transaction);
    return true;
  };

  return {
    state,

    /** Asks by the visit's clock until it is decided; the answer stops asking. `first` is what is known. */
    follow(id: string, first: Payment | null): () => void {
      const decided = first !== null && first.status !== 'pending';
      if (decided) {
        // the page was written by who was a free member when it was asked for
        if (first.status === 'completed') void bringUser().catch(() => {}); // the status refresh brings it too
        return () => {};
      }
      const began = visit.clock.now();
      let asking = false;
      let beats = 0;
      const stop = visit.clock.every(askEveryMs, () => {
        beats += 1;
        const patient = visit.clock.now() - began < patienceMs;
        if (asking || !(patient || beats % slowEvery === 0)) return;
        asking = true;
        void ask(id)
          .then(done => done && stop())
          .catch(() => {}) // a lost answer is asked for again
          .finally(() => {
            asking = false;
          });
      });
      return stop;
    },
  };
}

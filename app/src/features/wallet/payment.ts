import {
  type DirectDebitsResponse,
  getDirectDebits,
  getPayment,
  getTransaction,
  getUser,
  type TransactionDetail,
  type CompanyInfo as WireCompany,
  type Payment as WirePayment,
  type Transaction as WireTransaction,
} from '@velluto/api-client';
import type { Company, Payment, Transaction } from '@velluto/ui/model';
import type { Translate } from '@velluto/ui/provider';
import { proxy, ref } from 'valtio/vanilla';
import { walletMessages as messages } from '../../locales/messages/wallet.ts';
import { toMoney, toPurchase } from '../../platform/api-mapping.ts';
import type { AppContext } from '../../platform/app-context.ts';
import { inBackground } from '../../platform/in-background.ts';
import { type LoadContext, problemOf, RouteError } from '../../platform/router/route.ts';

/** What is known of a payment. */
export interface PaymentData {
  /** Null when it could not be loaded: somebody who has just paid sees no error, the page goes on polling. */
  payment: WirePayment | null;
  /** All that belongs to it; null as long as the payment is. */
  transaction: TransactionDetail | null;
  /** When a direct debit that is not paid yet is collected, and when its credits come; null for other payments. */
  collection: Collection | null;
}

type Collection = DirectDebitsResponse['mandates'][number]['collections'][number];

/** What became of a payment; asking settles it, so its details are fetched after it. */
export async function load({ client, params, signal }: LoadContext): Promise<PaymentData> {
  const { id } = params;
  if (!id) throw new RouteError(404);
  try {
    const { payment } = await getPayment(client, { payment_id: id }, { signal });
    const { transaction } = await getTransaction(client, { id }, { signal });
    return { payment, transaction, collection: await collectionOf(payment, { client, signal }) };
  } catch (error) {
    if (signal.aborted || problemOf(error).status < 500) throw error;
    return { payment: null, transaction: null, collection: null };
  }
}

async function collectionOf(
  { payment_id: id, method, status }: WirePayment,
  { client, signal }: Pick<LoadContext, 'client' | 'signal'>,
): Promise<Collection | null> {
  if (method !== 'directdebit' || status !== 'pending') return null;
  const { mandates } = await getDirectDebits(client, {}, { signal });
  return mandates.flatMap(one => one.collections).find(one => one.payment_id === id) ?? null;
}

/** Polling interval while the provider decides. */
const pollMs = 2_000;
/** After this time only every fifth tick polls. */
const fastPollingMs = 120_000;
const slowPollEvery = 5;

/** Follows payments until they are decided. */
export function createPaymentStore(app: AppContext) {
  const state = proxy<{
    payments: Record<string, WirePayment>;
    /** Final: stored as they are, without a proxy. */
    transactions: Record<string, ReturnType<typeof ref<TransactionDetail>>>;
  }>({ payments: {}, transactions: {} });

  /** The purchase changes balance, premium and offers. */
  const refreshUser = async () => {
    const { user } = await getUser(app.client);
    if (app.session.state.user) app.session.setUser(user);
  };

  const poll = async (id: string): Promise<boolean> => {
    const client = app.client;
    const { payment } = await getPayment(client, { payment_id: id });
    state.payments[id] = payment;
    if (payment.status === 'pending') return false;
    const [{ transaction }] = await Promise.all([
      getTransaction(client, { id }),
      payment.status === 'completed' ? refreshUser() : null,
    ]);
    state.transactions[id] = ref(transaction);
    return true;
  };

  return {
    state,

    /** Polls until the payment is decided; the returned function stops it. `first` is what is known. */
    follow(id: string, first: WirePayment | null): () => void {
      const decided = first !== null && first.status !== 'pending';
      if (decided) {
        // the page was rendered before the payment was completed
        if (first.status === 'completed') void inBackground(refreshUser());
        return () => {};
      }
      const began = app.clock.now();
      let polling = false;
      let ticks = 0;
      const stop = app.clock.every(pollMs, () => {
        ticks += 1;
        const patient = app.clock.now() - began < fastPollingMs;
        if (polling || !(patient || ticks % slowPollEvery === 0)) return;
        polling = true;
        void inBackground(poll(id).then(done => done && stop())).then(() => {
          polling = false;
        });
      });
      return stop;
    },
  };
}

/** A payment, from the wire. */
export const toPayment = (wire: WirePayment): Payment => ({
  id: wire.payment_id,
  status: wire.status,
  credits: wire.credits,
  amount: toMoney(wire.amount),
  method: wire.method,
  refundDays: wire.refund_days,
});

const undoneMarks = {
  withdrawn: messages.withdrawn,
  refunded: messages.paidBack,
  charged_back: messages.chargedBack,
} as const;

/** A line of the list of payments, from the wire. One without an answer yet is pending. */
export function toTransaction(wire: WireTransaction | TransactionDetail, t: Translate): Transaction {
  return {
    id: wire.id,
    bought: toPurchase(wire),
    status: wire.status === 'loading' ? 'pending' : wire.status,
    amount: toMoney(wire.amount),
    method: wire.method,
    createdAt: wire.created_at,
    ...(wire.undone && { mark: t(undoneMarks[wire.undone]) }),
  };
}

/** Who was paid, from the wire. */
export function toCompany(wire: WireCompany, email: string | null): Company {
  return {
    name: wire.name,
    tradeNames: wire.tradenames,
    address: wire.address,
    city: wire.city,
    country: wire.country,
    register: wire.kvk,
    vatNumbers: wire.vat_numbers,
    phone: wire.support_phone,
    email,
  };
}

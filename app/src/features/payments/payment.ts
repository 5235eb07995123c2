import {
  type DirectDebitsResponse,
  getDirectDebits,
  getPayment,
  getTransaction,
  type TransactionDetail,
  type Payment as WirePayment,
  type Transaction as WireTransaction,
} from '@velluto/api-client';
import { toTransaction } from '@velluto/api-client/ui';
import type { Transaction } from '@velluto/ui/model';
import type { Translate } from '@velluto/ui/provider';
import { proxy, ref } from 'valtio/vanilla';
import type { AppContext } from '../../lib/app-context.ts';
import { ignoreFailedCall } from '../../lib/ignore-failed-call.ts';
import { poll } from '../../lib/polling.ts';
import { type LoadContext, problemOf, RouteError } from '../../lib/router/route.ts';
import { refreshUser } from '../../lib/session/refresh-user.ts';
import { walletMessages as messages } from '../../locales/messages/wallet/wallet.ts';

/** A payment on its result page. */
export interface PaymentData {
  /** Null when it could not be loaded: a user who has just paid sees no error, the page continues to poll. */
  payment: WirePayment | null;
  /** Its details; null until the payment is loaded. */
  transaction: TransactionDetail | null;
  /** When a direct debit that is not paid yet is collected, and when its credits come; null for other payments. */
  collection: Collection | null;
}

type Collection = DirectDebitsResponse['mandates'][number]['collections'][number];

/** Fetches the result of a payment; that also settles it on the server, so its details are fetched afterwards. */
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
  return mandates.flatMap(mandate => mandate.collections).find(item => item.payment_id === id) ?? null;
}

/** How long after it was paid a payment is a result, which promises what is to come; from then on it is a receipt. */
const resultMs = 3_600_000;

/**
 * Whether only the receipt of a payment is shown: it was opened as such, was undone, or was paid so long ago that what the result
 * promises for the next days may be over. The link in the mail with the receipt leads to the same address for years.
 */
export function isReceiptOnly(
  { completed_at, undone }: Pick<TransactionDetail, 'completed_at' | 'undone'>,
  view: string | null,
  now: number,
): boolean {
  const isOld = completed_at !== null && now - Date.parse(completed_at) > resultMs;
  return view === 'receipt' || undone !== null || isOld;
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
    /** Final payments: stored as plain objects, without a proxy. */
    transactions: Record<string, ReturnType<typeof ref<TransactionDetail>>>;
  }>({ payments: {}, transactions: {} });

  /** Asks for the payment once more; returns whether it is decided. */
  const refresh = async (id: string): Promise<boolean> => {
    const client = app.client;
    const { payment } = await getPayment(client, { payment_id: id });
    state.payments[id] = payment;
    if (payment.status === 'pending') return false;
    const [{ transaction }] = await Promise.all([
      getTransaction(client, { id }),
      // balance, premium and offers
      payment.status === 'completed' ? refreshUser(app) : null,
    ]);
    state.transactions[id] = ref(transaction);
    return true;
  };

  return {
    state,

    /** Polls until the payment is decided; the returned function stops it. `first` is the known state. */
    follow(id: string, first: WirePayment | null): () => void {
      const decided = first !== null && first.status !== 'pending';
      if (decided) {
        // the page was rendered before the payment was completed
        if (first.status === 'completed') void ignoreFailedCall(refreshUser(app));
        return () => {};
      }
      const began = app.clock.now();
      const isFast = () => app.clock.now() - began < fastPollingMs;
      return poll(
        app.clock,
        pollMs,
        () => refresh(id),
        polls => isFast() || polls % slowPollEvery === 0,
      );
    },
  };
}

const reversalTexts = {
  withdrawn: messages.withdrawn,
  refunded: messages.paidBack,
  charged_back: messages.chargedBack,
} as const;

/** A row of the list of payments, with the words for money that came back. */
export const toPaymentRow = (wire: WireTransaction | TransactionDetail, t: Translate): Transaction => ({
  ...toTransaction(wire),
  ...(wire.undone && { statusText: t(reversalTexts[wire.undone]) }),
});

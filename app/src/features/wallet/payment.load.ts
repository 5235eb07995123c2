import {
  type DirectDebitsResponse,
  getDirectDebits,
  getPayment,
  getTransaction,
  type Payment,
  type TransactionDetail,
} from '@velluto/api-client';
import { type LoadContext, problemOf, RouteError } from '../../platform/router/route.ts';

/** What is known of a payment. */
export interface PaymentData {
  /** Null while it could not be asked for: whoever has just paid is not shown an error, the page goes on asking. */
  payment: Payment | null;
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
  { payment_id: id, method, status }: Payment,
  { client, signal }: Pick<LoadContext, 'client' | 'signal'>,
): Promise<Collection | null> {
  if (method !== 'directdebit' || status !== 'pending') return null;
  const { mandates } = await getDirectDebits(client, {}, { signal });
  return mandates.flatMap(one => one.collections).find(one => one.payment_id === id) ?? null;
}

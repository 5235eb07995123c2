import { getPayment, getTransaction, type Payment, type TransactionDetail } from '@velluto/api-client';
import { type LoadContext, RouteError } from '../../platform/router/route.ts';
import { statusOf } from '../../platform/router/status.ts';

/** What is known of a payment. */
export interface PaymentData {
  /** Null while it could not be asked for: whoever has just paid is not shown an error, the page goes on asking. */
  payment: Payment | null;
  /** All that belongs to it; null as long as the payment is. */
  transaction: TransactionDetail | null;
}

/** What became of a payment; asking settles it, so its details are fetched after it. */
export async function load({ client, params, signal }: LoadContext): Promise<PaymentData> {
  const { id } = params;
  if (!id) throw new RouteError(404);
  try {
    const { payment } = await getPayment(client, { payment_id: id }, { signal });
    const { transaction } = await getTransaction(client, { id }, { signal });
    return { payment, transaction };
  } catch (error) {
    if (signal.aborted || statusOf(error) < 500) throw error;
    return { payment: null, transaction: null };
  }
}

import { getPayment, type Payment } from '@velluto/api-client';
import type { LoadContext } from '../../platform/router/route.ts';

/** What became of a payment. */
export async function load({ client, params, signal }: LoadContext): Promise<Payment> {
  const { payment } = await getPayment(client, { payment_id: params.id ?? '' }, { signal });
  return payment;
}

import type { SandboxPayment } from './store.ts';

/** An open payment expires after this long. */
export const openMs = 15 * 60_000;

const hal = 'application/hal+json';
const base = 'http://sandbox.invalid/__payments';

/** Where one pays; on the host of the shop, so that the browser finds it wherever the server runs. */
export function checkoutUrl({ id, redirect_url }: SandboxPayment): string {
  return new URL(`/__payments/checkout/${id}`, redirect_url).href;
}

/** A payment as Mollie's API describes it. */
export function paymentJson(payment: SandboxPayment) {
  const { status, created_at, ended_at } = payment;
  const endedAt = ended_at?.toISOString();
  return {
    resource: 'payment',
    id: payment.id,
    mode: 'test',
    createdAt: created_at.toISOString(),
    amount: { currency: payment.amount_currency, value: payment.amount_value },
    description: payment.description,
    method: payment.method,
    metadata: JSON.parse(payment.metadata) as unknown,
    status,
    isCancelable: status === 'open',
    locale: payment.locale,
    profileId: 'pfl_sandbox',
    sequenceType: 'oneoff',
    redirectUrl: payment.redirect_url,
    webhookUrl: payment.webhook_url,
    ...(status === 'open' && { expiresAt: new Date(created_at.getTime() + openMs).toISOString() }),
    ...(status === 'paid' && { paidAt: endedAt }),
    ...(status === 'failed' && { failedAt: endedAt }),
    ...(status === 'canceled' && { canceledAt: endedAt }),
    ...(status === 'expired' && { expiredAt: endedAt }),
    _links: {
      self: { href: `${base}/v2/payments/${payment.id}`, type: hal },
      ...(status === 'open' && { checkout: { href: checkoutUrl(payment), type: 'text/html' } }),
      dashboard: { href: checkoutUrl(payment), type: 'text/html' },
    },
  };
}

/** An error as Mollie's API describes it. */
export function errorJson(status: number, title: string, detail: string, field?: string) {
  return {
    status,
    title,
    detail,
    ...(field && { field }),
    _links: { documentation: { href: 'https://docs.mollie.com/errors', type: 'text/html' } },
  };
}

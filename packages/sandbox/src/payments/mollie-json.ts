import { amountToMollie } from '@velluto/server';
import type { SandboxPayment, SandboxReversal } from './payment-store.ts';
import { sumOf } from './reversal-store.ts';

/** How long a bank takes to pay a direct debit, in milliseconds. */
export const bankMs = 2 * 86_400_000;
/** How long a payment stays open before it expires, in milliseconds. */
export const openMs = 15 * 60_000;

const halType = 'application/hal+json';
/** Base URL of the sandbox, only for calls within this process: `.invalid` never resolves. */
export const sandboxUrl = 'http://sandbox.invalid/__payments';

/** A link to a path of the API. */
export const link = (path: string) => ({ href: `${sandboxUrl}${path}`, type: halType });
/** Link to Mollie's documentation, which their answers contain. */
export const documentation = { href: 'https://docs.mollie.com', type: 'text/html' };

/** Address of the payment page; on the shop's own host, so that the browser reaches it wherever the server runs. */
export function checkoutUrl({ id, redirect_url }: SandboxPayment): string {
  return new URL(`/__payments/checkout/${id}`, redirect_url).href;
}

const money = ({ amount_currency }: SandboxPayment, minor: number) => ({
  currency: amount_currency,
  value: amountToMollie(minor, 'EUR').value,
});

/** A payment in the format of Mollie's API. */
export function paymentJson(payment: SandboxPayment, reversals: SandboxReversal[] = []) {
  const { status, created_at, ended_at } = payment;
  const endedAt = ended_at?.toISOString();
  const [refunded, chargedBack] = [sumOf(reversals, 'refund'), sumOf(reversals, 'chargeback')];
  const path = `/v2/payments/${payment.id}`;
  return {
    resource: 'payment',
    id: payment.id,
    mode: 'test',
    createdAt: created_at.toISOString(),
    amount: { currency: payment.amount_currency, value: payment.amount_value },
    ...(status === 'paid' && {
      amountRefunded: money(payment, refunded),
      amountRemaining: money(payment, Math.round(Number(payment.amount_value) * 100) - refunded),
    }),
    ...(chargedBack > 0 && { amountChargedBack: money(payment, chargedBack) }),
    description: payment.description,
    method: payment.method,
    metadata: JSON.parse(payment.metadata) as unknown,
    status,
    isCancelable: status === 'open',
    locale: payment.locale,
    profileId: 'pfl_sandbox',
    sequenceType: payment.mandate_id === null ? 'oneoff' : 'recurring',
    ...(payment.mandate_id !== null && { customerId: payment.customer_id, mandateId: payment.mandate_id }),
    redirectUrl: payment.mandate_id === null ? payment.redirect_url : null,
    webhookUrl: payment.webhook_url,
    ...(status === 'open' && { expiresAt: new Date(created_at.getTime() + openMs).toISOString() }),
    ...(status === 'paid' && { paidAt: endedAt }),
    ...(status === 'failed' && { failedAt: endedAt }),
    ...(status === 'canceled' && { canceledAt: endedAt }),
    ...(status === 'expired' && { expiredAt: endedAt }),
    _links: {
      self: link(path),
      ...(status === 'open' && { checkout: { href: checkoutUrl(payment), type: 'text/html' } }),
      ...(refunded > 0 && { refunds: link(`${path}/refunds`) }),
      ...(chargedBack > 0 && { chargebacks: link(`${path}/chargebacks`) }),
      dashboard: { href: checkoutUrl(payment), type: 'text/html' },
    },
  };
}

/** A refund in the format of Mollie's API. */
export function refundJson(refund: SandboxReversal, payment: SandboxPayment) {
  const paymentPath = `/v2/payments/${refund.payment_id}`;
  return {
    resource: 'refund',
    id: refund.id,
    mode: 'test',
    description: refund.description,
    amount: money(payment, refund.amount_minor),
    metadata: JSON.parse(refund.metadata) as unknown,
    paymentId: refund.payment_id,
    status: refund.status,
    createdAt: refund.created_at.toISOString(),
    _links: {
      self: link(`${paymentPath}/refunds/${refund.id}`),
      payment: link(paymentPath),
      documentation,
    },
  };
}

/** A chargeback in the format of Mollie's API. */
export function chargebackJson(chargeback: SandboxReversal, payment: SandboxPayment) {
  const paymentPath = `/v2/payments/${chargeback.payment_id}`;
  return {
    resource: 'chargeback',
    id: chargeback.id,
    amount: money(payment, chargeback.amount_minor),
    paymentId: chargeback.payment_id,
    createdAt: chargeback.created_at.toISOString(),
    reversedAt: chargeback.status === 'reversed' ? chargeback.ended_at?.toISOString() : null,
    _links: {
      self: link(`${paymentPath}/chargebacks/${chargeback.id}`),
      payment: link(paymentPath),
      documentation,
    },
  };
}

/** A payment method in the format of Mollie's API. */
export function methodJson(id: string) {
  const picture = `https://www.mollie.com/external/icons/payment-methods/${id}`;
  return {
    resource: 'method',
    id,
    description: id,
    minimumAmount: { currency: 'EUR', value: '0.01' },
    maximumAmount: { currency: 'EUR', value: '10000.00' },
    image: { size1x: `${picture}.png`, size2x: `${picture}@2x.png`, svg: `${picture}.svg` },
    status: 'activated',
    _links: { self: link(`/v2/methods/${id}`) },
  };
}

/** A list in the format of Mollie's API: `next` is the path of the following page. */
export function listJson(name: string, items: object[], path: string, next: string | null = null) {
  return {
    count: items.length,
    _embedded: { [name]: items },
    _links: { self: link(path), previous: null, next: next === null ? null : link(next), documentation },
  };
}

/** An error in the format of Mollie's API. */
export function errorJson(status: number, title: string, detail: string, field?: string) {
  return {
    status,
    title,
    detail,
    ...(field && { field }),
    _links: { documentation: { href: 'https://docs.mollie.com/errors', type: 'text/html' } },
  };
}

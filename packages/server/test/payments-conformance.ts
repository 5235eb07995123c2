import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import type { PaymentOrder, PaymentProvider } from '../src/infrastructure/payments/provider.ts';

/** A provider, and what happens at it beside our calls. */
export interface ProviderUnderTest {
  provider: PaymentProvider;
  /** The buyer pays on the page. */
  pay(providerId: string): Promise<void>;
  /** The buyer's bank takes back money that was paid. */
  chargeBack(providerId: string, amountMinor: number): Promise<void>;
  /** Makes the provider answer nothing, or answer again. */
  setDown(down: boolean): Promise<void>;
  /** Some time goes by between two things that happen there. */
  later(): void;
}

/** An order of a package by card. */
export const orderOf = (fields: Partial<PaymentOrder> = {}): PaymentOrder => ({
  paymentId: randomUUID(),
  amountMinor: 1499,
  currency: 'EUR',
  method: 'creditcard',
  description: '50 credits',
  language: 'it',
  redirectUrl: 'http://localhost/transactions/1',
  webhookUrl: 'http://localhost/api/payment-webhook.php',
  ...fields,
});

/** What every payment provider does; each adapter runs these tests. */
export function itTakesPayments({ provider, pay, chargeBack, setDown, later }: ProviderUnderTest): void {
  const begin = async (order = orderOf()) => {
    const started = await provider.create(order);
    if (!started) throw new Error('The provider refused an order.');
    return started.providerId;
  };
  const paid = async (order = orderOf()) => {
    const providerId = await begin(order);
    await pay(providerId);
    return providerId;
  };
  const refundOf = (providerId: string, amountMinor: number) => ({
    reversalId: randomUUID(),
    providerId,
    amountMinor,
    currency: 'EUR' as const,
    description: 'Refund',
  });

  it('offers cards', async () => {
    expect((await provider.methods()).has('creditcard')).toBe(true);
  });

  it('begins an order once, however often it is sent, and sends the buyer to its page', async () => {
    const order = orderOf();
    const [first, again] = [await provider.create(order), await provider.create(order)];
    expect(first).toEqual({ providerId: expect.any(String), checkoutUrl: expect.stringMatching(/^https?:/) });
    expect(again).toEqual(first);
    expect(await begin()).not.toBe(first?.providerId);
  });

  it('tells of a payment with our id, its amount, and who paid', async () => {
    const order = orderOf();
    const providerId = await begin(order);
    const facts = { providerId, paymentId: order.paymentId, amountMinor: 1499, currency: 'EUR' };
    expect(await provider.get(providerId)).toEqual({ ...facts, status: 'pending', payer: null });
    await pay(providerId);
    const found = await provider.get(providerId);
    expect(found).toMatchObject({ ...facts, status: 'completed' });
    const other = await provider.get(await paid());
    expect(other?.payer, 'the same card').toBe(found?.payer);
  });

  it('knows no payment of another id', async () => {
    expect(await provider.get('none')).toBeNull();
    expect(await provider.reversals(await begin())).toEqual([]);
  });

  it('closes a page on which nobody has paid, and leaves a payment as it is', async () => {
    const open = await begin();
    await provider.cancel(open);
    await provider.cancel(open);
    expect((await provider.get(open))?.status).toBe('cancelled');
    const done = await paid();
    await provider.cancel(done);
    expect((await provider.get(done))?.status).toBe('completed');
    await provider.cancel('none');
  });

  it('refunds once, however often it is asked, and no more than was paid', async () => {
    const providerId = await paid();
    const refund = refundOf(providerId, 500);
    const taken = await provider.refund(refund);
    expect(await provider.refund(refund)).toEqual(taken);
    expect(await provider.refund(refundOf(providerId, 1000))).toBeNull();
    expect(await provider.refund(refundOf(await begin(), 100)), 'nobody has paid').toBeNull();
    expect(await provider.reversals(providerId)).toEqual([
      {
        providerId: taken?.providerId,
        kind: 'refund',
        reversalId: refund.reversalId,
        amountMinor: 500,
        currency: 'EUR',
        undone: false,
      },
    ]);
  });

  it('tells of refunds and chargebacks, of one payment and of all', async () => {
    const order = orderOf();
    const providerId = await paid(order);
    await provider.refund(refundOf(providerId, 250));
    later();
    await chargeBack(providerId, 700);
    const expected = [
      { kind: 'refund', amountMinor: 250 },
      { kind: 'chargeback', amountMinor: 700, reversalId: null, undone: false },
    ];
    expect(await provider.reversals(providerId)).toMatchObject(expected);
    const all = await provider.latestReversals(new Date(0));
    const ours = all.filter(one => one.paymentProviderId === providerId || one.paymentId === order.paymentId);
    expect(ours).toHaveLength(2);
    expect(ours).toEqual(expect.arrayContaining(expected.map(one => expect.objectContaining(one))));
  });

  it('says that it cannot be reached', async () => {
    const providerId = await paid();
    await setDown(true);
    const code = { code: 'payment_provider_unavailable' };
    await expect(provider.create(orderOf())).rejects.toMatchObject(code);
    await expect(provider.get(providerId)).rejects.toMatchObject(code);
    await expect(provider.cancel(providerId)).rejects.toMatchObject(code);
    await expect(provider.refund(refundOf(providerId, 1))).rejects.toMatchObject(code);
    await expect(provider.reversals(providerId)).rejects.toMatchObject(code);
    expect((await provider.methods()).has('creditcard'), 'what was known before').toBe(true);
    await setDown(false);
    expect((await provider.get(providerId))?.status).toBe('completed');
  });
}

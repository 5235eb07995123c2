import type { TestAnswer, TestCallOptions, TestClient } from './client.ts';
import type { createTestServer } from './server.ts';

type TestServer = Awaited<ReturnType<typeof createTestServer>>;

/**
 * Orders 20 credits by card, to begin at once; `fields` are other or further ones of the form.
 *
 * @param options key of the order (a new one by default), and the host of its site
 */
export function placeOrder(
  server: Pick<TestServer, 'ctx'>,
  call: TestClient,
  fields: Record<string, unknown> = {},
  { key = server.ctx.ids.uuid(), ...options }: { key?: string } & Pick<TestCallOptions, 'host'> = {},
): Promise<TestAnswer> {
  const form = { package: 'credits-20', method: 'visa', country: 'IT', begin_at_once: true, ...fields };
  return call('POST', '/api/payment.php', form, { ...options, headers: { 'idempotency-key': key } });
}

/** Orders a package (20 credits by default) and returns the id of the payment; `pay` completes it. */
export async function order(server: TestServer, call: TestClient, packageId = 'credits-20'): Promise<string> {
  const { status, body } = await placeOrder(server, call, { package: packageId });
  if (status !== 201) throw new Error(`The order was refused: ${JSON.stringify(body)}`);
  return body.payment.payment_id;
}

/** Completes a payment at the provider and calls the webhook. */
export async function pay(server: TestServer, id: string): Promise<void> {
  server.settlePayment(id, 'completed');
  const provider = await server.client();
  await provider('POST', '/api/payment-webhook.php', `id=tr_${id}`, {
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });
}

/** Buys 20 credits. */
export async function buy(server: TestServer, call: TestClient): Promise<string> {
  const id = await order(server, call);
  await pay(server, id);
  return id;
}

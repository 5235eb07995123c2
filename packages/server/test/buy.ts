import type { TestClient } from './client.ts';
import type { createTestServer } from './server.ts';

type TestServer = Awaited<ReturnType<typeof createTestServer>>;

/** Orders a package (20 credits by default) and returns the id of the payment; `pay` completes it. */
export async function order(server: TestServer, call: TestClient, packageId = 'credits-20'): Promise<string> {
  const { status, body } = await call(
    'POST',
    '/api/payment.php',
    { package: packageId, method: 'visa', country: 'IT', begin_at_once: true },
    { headers: { 'idempotency-key': server.ctx.ids.uuid() } },
  );
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

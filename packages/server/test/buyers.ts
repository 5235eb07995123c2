import { vi } from 'vitest';
import { book } from '../src/areas/wallet/wallet.ts';
import { ApiError } from '../src/domain/api-error.ts';
import { placeOrder } from './buy.ts';
import type { MemberOverrides } from './members.ts';
import type { createTestServer } from './server.ts';
import { walletAndLedger } from './writers.ts';

type TestServer = Awaited<ReturnType<typeof createTestServer>>;

/** A member with a client and functions to order and pay. By default the sign-up was 30 days ago, so there is no time bonus. */
export async function addBuyer(server: TestServer, overrides?: MemberOverrides) {
  const { ctx, clock } = server;
  const longAgo = new Date(clock.now().getTime() - 30 * 86_400_000);
  const member = await server.member({ created_at: longAgo, last_active_at: clock.now(), ...overrides });
  const call = await server.client(member);
  const order = (fields?: Record<string, unknown>, key?: string) => placeOrder(server, call, fields, { key });
  const state = async (id: string) => (await call('GET', `/api/payment.php?payment_id=${id}`)).body.payment;
  /** Orders and pays; returns our id of the payment. `payer` is what the provider tells of who paid. */
  const buy = async (fields?: Record<string, unknown>, payer?: string): Promise<string> => {
    const { body, status } = await order(fields);
    if (status !== 201) throw new Error(`The order was refused: ${JSON.stringify(body)}`);
    const { payment_id: id } = body.payment;
    server.settlePayment(id, 'completed', payer);
    await state(id);
    return id;
  };
  const user = async () => (await call('GET', '/api/user.php')).body.user;
  const books = () => walletAndLedger(server, member);
  /** Spends credits, as messages do. */
  const spend = (amount: number) =>
    ctx.transaction(async tx => {
      const key = `message:${ctx.ids.uuid()}`;
      await book(ctx, tx, {
        memberId: member.id,
        from: 'wallet',
        to: 'spent',
        amount,
        reason: 'message',
        key,
        messageId: ctx.ids.uuid(),
      });
    });
  return { ...member, call, order, buy, state, user, books, spend };
}

export type Buyer = Awaited<ReturnType<typeof addBuyer>>;

/** Calls the webhook as the provider does; `more` are further fields of the form. */
export async function webhook(
  server: TestServer,
  providerId: string,
  extraFields: Record<string, string> = {},
) {
  const provider = await server.client();
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  return provider(
    'POST',
    '/api/payment-webhook.php',
    String(new URLSearchParams({ ...extraFields, id: providerId })),
    {
      headers,
    },
  );
}

/** Runs work while the payment provider is unavailable. */
export async function withoutProvider<Result>(
  server: TestServer,
  work: () => Promise<Result>,
): Promise<Result> {
  const unavailable = new ApiError('payment_provider_unavailable');
  const { provider } = server.payments;
  const spies = [
    vi.spyOn(provider, 'create').mockRejectedValue(unavailable),
    vi.spyOn(provider, 'get').mockRejectedValue(unavailable),
  ];
  return work().finally(() => {
    for (const spy of spies) spy.mockRestore();
  });
}

import type { TestClient } from './client.ts';
import type { MemberOverrides } from './members.ts';
import type { createTestServer } from './server.ts';
import { upload } from './upload.ts';

type TestServer = Awaited<ReturnType<typeof createTestServer>>;

/** A member with a client; each message is sent under a new key by default. */
export async function addWriter(server: TestServer, overrides?: MemberOverrides) {
  const member = await server.member(overrides);
  const call: TestClient = await server.client(member);
  const send = (to: { id: string }, text = 'Ciao!', key: string = server.ctx.ids.uuid()) =>
    call('POST', '/api/message.php', { profile: to.id, text }, { headers: { 'idempotency-key': key } });
  /** Sends a picture, a gift or an icebreaker. */
  const sendContent = (to: { id: string }, content: object, key: string = server.ctx.ids.uuid()) =>
    call('POST', '/api/message.php', { profile: to.id, ...content }, { headers: { 'idempotency-key': key } });
  return {
    ...member,
    call,
    send,
    sendContent,
    upload: (content: Uint8Array) => upload(call, content, { path: '/api/message-photo.php' }),
    chats: () => call('GET', '/api/chats.php'),
    chatWith: (other: { id: string }) => call('GET', `/api/chat.php?profile=${other.id}`),
  };
}

export type Writer = Awaited<ReturnType<typeof addWriter>>;

/** A member's wallet, and the sums that it must have by the ledger. */
export async function walletAndLedger(server: TestServer, member: { id: string }) {
  const { balance, held, debt } = await server.db
    .selectFrom('wallet')
    .select(['balance', 'held', 'debt'])
    .where('member_id', '=', member.id)
    .executeTakeFirstOrThrow();
  const rows = await server.db
    .selectFrom('ledger')
    .select(['from_account', 'to_account', 'amount'])
    .where('member_id', '=', member.id)
    .execute();
  const accounts: Record<string, number> = {};
  for (const { from_account, to_account, amount } of rows) {
    accounts[from_account] = (accounts[from_account] ?? 0) - amount;
    accounts[to_account] = (accounts[to_account] ?? 0) + amount;
  }
  const sum = Object.values(accounts).reduce((total, value) => total + value, 0);
  return { balance, held, debt, accounts, sum };
}

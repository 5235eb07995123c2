import { expect } from 'vitest';
import { reconcileLedger } from '../src/areas/wallet/ledger-reconciliation.ts';
import type { ConversationModel } from './conversation-model.ts';
import type { createTestServer } from './server.ts';
import { type Writer, walletAndLedger } from './writers.ts';

type TestServer = Awaited<ReturnType<typeof createTestServer>>;

/** Compares the whole state of the model with what the server shows and stores. */
export async function compareWithModel(
  server: TestServer,
  model: ConversationModel,
  members: readonly Writer[],
): Promise<void> {
  for (const [index, member] of members.entries()) {
    const wallet = await walletAndLedger(server, member);
    expect(wallet).toMatchObject({ balance: model.balance[index], held: model.held(index), sum: 0 });
    const { chats, num_unread_messages } = (await member.chats()).body;
    expect(num_unread_messages).toBe(model.unread(index));
    const perChat = chats.map((chat: { num_unread_messages: number }) => chat.num_unread_messages);
    expect(perChat.reduce((sum: number, count: number) => sum + count, 0)).toBe(num_unread_messages);
    const { new_likes } = await server.db
      .selectFrom('user_state')
      .select('new_likes')
      .where('member_id', '=', member.id)
      .executeTakeFirstOrThrow();
    expect(new_likes).toBe(model.newLikes(index));
  }
  const ids = members.map(({ id }) => id);
  const pairOf = (a: string, b: string) => `${ids.indexOf(a)} ${ids.indexOf(b)}`;
  const likes = await server.db
    .selectFrom('likes')
    .select(['liker', 'liked'])
    .where('liker', 'in', ids)
    .execute();
  expect(likes.map(({ liker, liked }) => pairOf(liker, liked)).sort()).toEqual(
    [...model.likes.keys()].sort(),
  );
  const blocks = await server.db.selectFrom('block').selectAll().where('blocker', 'in', ids).execute();
  expect(blocks.map(({ blocker, blocked }) => pairOf(blocker, blocked)).sort()).toEqual(
    [...model.blocks].sort(),
  );
  expect((await reconcileLedger(server.db)).discrepancies).toEqual([]);
}

import { describe, expect, test } from 'vitest';
import { afterFirstQuery } from '../../../test/after-first-query.ts';
import { createTestServer } from '../../../test/server.ts';
import { addWriter, type Writer } from '../../../test/writers.ts';
import { listChats } from './conversations.ts';
import { refundUnread } from './refund.ts';

const server = await createTestServer();
const newId = server.ctx.ids.uuid;
const writer = (overrides?: Parameters<typeof server.member>[0]) => addWriter(server, overrides);
const read = (member: Writer, conversation: string, seq: number) =>
  member.call('POST', '/api/chat-read.php', { conversation, seq });

/** Two members with a conversation in which the first one has sent some messages. */
async function pair(messages: number, paid_user = false) {
  const anna = await writer({ credits: 500, paid_user });
  const bruno = await writer({ credits: 10 });
  let id = '';
  for (let index = 1; index <= messages; index++) {
    id = (await anna.send(bruno, `Messaggio ${index}`)).body.conversation.id;
    server.clock.advance({ seconds: 1 });
  }
  return { anna, bruno, id };
}

describe('the list', () => {
  test('answers 304 until something changes for this member', async () => {
    const { anna, bruno } = await pair(1);
    const first = await bruno.chats();
    expect(first.body).toMatchObject({ chats: [{ num_unread_messages: 1 }], num_unread_messages: 1 });
    const poll = (etag: unknown) =>
      bruno.call('GET', '/api/chats.php', undefined, { headers: { 'if-none-match': String(etag) } });
    expect((await poll(first.headers.etag)).status).toBe(304);
    await anna.send(bruno, 'Ancora');
    const changed = await poll(first.headers.etag);
    expect([changed.status, changed.body.num_unread_messages]).toEqual([200, 2]);
  });

  test('has the latest conversation first, and long texts are cut', async () => {
    const bruno = await writer();
    const [anna, carla] = [await writer({ credits: 10 }), await writer({ credits: 10 })];
    await anna.send(bruno, 'prima');
    server.clock.advance({ minutes: 1 });
    await carla.send(bruno, '🌹'.repeat(300));
    const { chats } = (await bruno.chats()).body;
    expect(chats.map((chat: { profile: { id: string } }) => chat.profile.id)).toEqual([carla.id, anna.id]);
    expect(chats[0].conversation.last_message.text).toBe('🌹'.repeat(200));
    server.clock.advance({ minutes: 1 });
    await anna.send(bruno, 'dopo');
    expect((await bruno.chats()).body.chats[0].profile.id).toBe(anna.id);
  });

  test('counts what is unread as of the moment of its rows, whatever comes or goes meanwhile', async () => {
    const list = async ({ id }: Writer, concurrentWork: () => Promise<unknown>) => {
      const viewer = { id, pool: 'velluto', shownOn: null, language: 'it' } as const;
      const answer = await listChats(afterFirstQuery(server.ctx, concurrentWork), viewer, false);
      return [answer.chats.map(chat => chat.num_unread_messages), answer.num_unread_messages];
    };
    const { anna, bruno } = await pair(1);
    expect(await list(bruno, () => anna.send(bruno, 'Ancora'))).toEqual([[1], 1]);
    const deleteAnna = () =>
      server.db.updateTable('member').set({ status: 'deleted' }).where('id', '=', anna.id).execute();
    expect(await list(bruno, deleteAnna)).toEqual([[], 0]);
    const other = await pair(1);
    const unreadMessages = { from: other.anna.id, to: other.bruno.id };
    const refundMessages = () => server.ctx.transaction(tx => refundUnread(server.ctx, tx, unreadMessages));
    expect(await list(other.bruno, refundMessages)).toEqual([[], 0]);
  });

  test('leaves out deleted members', async () => {
    const { anna, bruno } = await pair(1);
    await server.db.updateTable('member').set({ status: 'deleted' }).where('id', '=', anna.id).execute();
    expect((await bruno.chats()).body.chats).toEqual([]);
  });
});

describe('a conversation', () => {
  test('is returned in pages of 50, ascending, with older messages before a position', async () => {
    const { anna, bruno, id } = await pair(120);
    const seqs = async (query: string) => {
      const { body } = await bruno.call('GET', `/api/chat.php?conversation=${id}${query}`);
      const list = body.messages.map((message: { seq: number }) => message.seq);
      return [list[0], list.at(-1), list.length, body.has_more, body.conversation.last_seq];
    };
    expect(await seqs('')).toEqual([71, 120, 50, true, 120]);
    expect(await seqs('&before=71')).toEqual([21, 70, 50, true, 120]);
    expect(await seqs('&before=21')).toEqual([1, 20, 20, false, 120]);
    expect(await seqs('&before=51')).toEqual([1, 50, 50, false, 120]);
    expect(await seqs('&before=52')).toEqual([2, 51, 50, true, 120]);
    expect(await seqs('&before=1')).toEqual([undefined, undefined, 0, false, 120]);
    expect((await anna.chatWith(bruno)).body).toMatchObject({ can_write: true, message_credits: 2 });
  });

  test('that does not exist yet says whether the member may begin it', async () => {
    const anna = await writer({ credits: 1 });
    const bruno = await writer();
    expect((await anna.chatWith(bruno)).body).toMatchObject({
      conversation: { id: null, last_seq: 0, read_seq: 0 },
      messages: [],
      has_more: false,
      other_read_seq: null,
      can_write: false,
      blocked_reason: 'not_enough_credits',
      message_credits: 2,
    });
    const exact = await writer({ credits: 2 });
    expect((await exact.chatWith(bruno)).body).toMatchObject({ can_write: true, blocked_reason: null });
    const rich = await writer({ credits: 10 });
    for (let index = 0; index < 3; index++) await rich.send(await writer());
    expect((await rich.chatWith(bruno)).body).toMatchObject({
      can_write: false,
      blocked_reason: 'conversation_limit',
    });
  });

  test('of other members is not found', async () => {
    const { id } = await pair(1);
    const eva = await writer({ credits: 10 });
    const urls = [id, newId(), "x' or '1'='1", '..'].map(
      id => `/api/chat.php?conversation=${encodeURIComponent(id)}`,
    );
    for (const url of [...urls, `/api/chat.php?profile=${newId()}`, `/api/chat.php?profile=${eva.id}`]) {
      const { status, body } = await eva.call('GET', url);
      expect([status, body.code]).toEqual([404, 'not_found']);
    }
    for (const conversation of [id, newId(), '1', 'null']) {
      const answers = [
        await read(eva, conversation, 1),
        await eva.call('POST', '/api/typing.php', { conversation }),
        await eva.call('DELETE', '/api/chat.php', { conversation }),
        await eva.call('DELETE', `/api/chat.php?conversation=${conversation}`),
      ];
      for (const { status, body } of answers) expect([status, body.code]).toEqual([404, 'not_found']);
    }
    expect((await eva.call('GET', '/api/chat.php')).status).toBe(400);
    expect((await eva.call('DELETE', '/api/chat.php')).status).toBe(400);
    expect((await eva.call('POST', '/api/chat-read.php', { conversation: id, seq: -1 })).status).toBe(400);
    const visitor = await server.client();
    expect((await visitor('GET', '/api/chats.php')).body.code).toBe('authentication_required');
  });
});

describe('read and delivered', () => {
  test('marks up to a position, never back, and counts what is left', async () => {
    const { bruno, id } = await pair(5);
    expect((await read(bruno, id, 3)).body).toEqual({ num_unread_messages: 2 });
    expect((await read(bruno, id, 1)).body).toEqual({ num_unread_messages: 2 });
    expect((await read(bruno, id, 999)).body).toEqual({ num_unread_messages: 0 });
    expect((await bruno.chatWith({ id: (await bruno.chats()).body.chats[0].profile.id })).body).toMatchObject(
      {
        conversation: { read_seq: 5 },
      },
    );
  });

  test('counts received messages only, not sent ones', async () => {
    const { anna, bruno, id } = await pair(2);
    await bruno.send(anna, 'Eccomi');
    expect((await read(bruno, id, 1)).body).toEqual({ num_unread_messages: 1 });
  });

  test('read is shown to premium senders only; delivered is shown to all', async () => {
    for (const paid of [true, false]) {
      const { anna, bruno, id } = await pair(2, paid);
      const statuses = async () => {
        const { body } = await anna.chatWith(bruno);
        return [body.messages.map((message: { status: string }) => message.status), body.other_read_seq];
      };
      expect(await statuses()).toEqual([['sent', 'sent'], paid ? 0 : null]);
      await bruno.chats();
      expect(await statuses()).toEqual([['delivered', 'delivered'], paid ? 0 : null]);
      await read(bruno, id, 1);
      expect(await statuses()).toEqual(
        paid ? [['read', 'delivered'], 1] : [['delivered', 'delivered'], null],
      );
      const readEvents = server.events(anna).filter(({ event }) => event === 'read');
      expect(readEvents).toEqual(paid ? [{ event: 'read', data: { conversation: id, seq: 1 } }] : []);
    }
  });

  test('reading is not revealed to free senders, not even by a new version', async () => {
    for (const paid of [true, false]) {
      const { anna, bruno, id } = await pair(2, paid);
      const polled = async (etag = '') => {
        const answer = await anna.call('GET', '/api/chats.php', undefined, {
          headers: { 'if-none-match': etag },
        });
        return { status: answer.status, etag: String(answer.headers.etag) };
      };
      const { etag } = await polled();
      // reading delivers the messages too, and a delivery is reported to free senders as well
      await read(bruno, id, 1);
      const delivered = await polled(etag);
      expect(delivered.status).toBe(200);
      await bruno.chats();
      const fetched = await polled(delivered.etag);
      expect(fetched.status).toBe(200);
      await read(bruno, id, 2);
      expect((await polled(fetched.etag)).status).toBe(paid ? 200 : 304);
    }
  });

  test('neither is reported while one of the two blocks the other, however often the conversation is opened', async () => {
    const { anna, bruno } = await pair(1);
    await anna.call('POST', '/api/block.php', { profile: bruno.id });
    expect((await bruno.chatWith(anna)).body.code).toBe('blocked_by_member');
    await anna.call('DELETE', '/api/block.php', { profile: bruno.id });
    await bruno.call('POST', '/api/block.php', { profile: anna.id });
    expect((await bruno.chatWith(anna)).status).toBe(200);
    const side = server.db
      .selectFrom('conv_member')
      .select('delivered_seq')
      .where('member_id', '=', bruno.id);
    expect(await side.execute()).toEqual([{ delivered_seq: 0 }]);
  });

  test('keeps the counts right when messages arrive while the member reads', async () => {
    const { anna, bruno, id } = await pair(1);
    await Promise.all([
      ...Array.from({ length: 10 }, () => anna.send(bruno)),
      ...Array.from({ length: 10 }, (_, index) => read(bruno, id, index)),
    ]);
    const { body } = await read(bruno, id, 5);
    expect(body.num_unread_messages).toBe(
      11 - Math.max(5, (await bruno.chatWith(anna)).body.conversation.read_seq),
    );
    const { chats, num_unread_messages } = (await bruno.chats()).body;
    expect(chats[0].num_unread_messages).toBe(num_unread_messages);
  });
});

describe('deleting and typing', () => {
  test('removes the conversation on one side; after a new message it holds only that one', async () => {
    const { anna, bruno, id } = await pair(3);
    expect((await bruno.call('DELETE', `/api/chat.php?conversation=${id}`)).status).toBe(204);
    expect((await bruno.call('DELETE', '/api/chat.php', { conversation: id })).status).toBe(204);
    expect((await bruno.chats()).body).toEqual({ chats: [], num_unread_messages: 0 });
    expect((await anna.chats()).body.chats).toHaveLength(1);
    expect((await bruno.chatWith(anna)).body.messages).toEqual([]);
    await anna.send(bruno, 'Ci sei?');
    expect((await bruno.chats()).body).toMatchObject({
      chats: [{ conversation: { id }, num_unread_messages: 1 }],
      num_unread_messages: 1,
    });
    const { body } = await bruno.chatWith(anna);
    expect(body.messages.map((message: { text: string }) => message.text)).toEqual(['Ci sei?']);
    expect((await anna.chatWith(bruno)).body.messages).toHaveLength(4);
  });

  test('deleting does not count as reading, and unread messages are refunded if a block follows', async () => {
    const { anna, bruno, id } = await pair(2, true);
    await bruno.call('DELETE', '/api/chat.php', { conversation: id });
    const { body } = await anna.chatWith(bruno);
    expect(body).toMatchObject({ other_read_seq: 0, messages: [{ status: 'sent' }, { status: 'sent' }] });
    await anna.send(bruno, 'Ci sei?');
    expect((await read(bruno, id, 1)).body.num_unread_messages).toBe(1);
    await bruno.call('POST', '/api/block.php', { profile: anna.id });
    await bruno.call('DELETE', '/api/block.php', { profile: anna.id });
    expect((await bruno.chats()).body.num_unread_messages).toBe(0);
    // the first message was marked as read before the block, so that it is not refunded
    expect((await anna.chatWith(bruno)).body.messages).toMatchObject([
      { status: 'read' },
      { status: 'refunded' },
      { status: 'refunded' },
    ]);
  });

  test('typing is reported to the other member only', async () => {
    const { anna, bruno, id } = await pair(1);
    expect((await anna.call('POST', '/api/typing.php', { conversation: id })).status).toBe(204);
    expect(server.events(bruno).at(-1)).toEqual({ event: 'typing', data: { conversation: id } });
    expect(server.events(anna).some(({ event }) => event === 'typing')).toBe(false);
  });
});

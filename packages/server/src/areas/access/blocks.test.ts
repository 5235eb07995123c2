import { describe, expect, test } from 'vitest';
import { afterFirstQuery } from '../../../test/after-first-query.ts';
import type { MemberOverrides } from '../../../test/members.ts';
import { createTestServer } from '../../../test/server.ts';
import { addWriter, type Writer, walletAndLedger } from '../../../test/writers.ts';
import { refundAfterBlock } from '../chat/block-refund.ts';
import { listBlocks } from '../moderation/blocking.ts';
import { findDiscrepancies } from '../wallet/ledger-reconciliation.ts';
import { blocksBetween } from './blocks.ts';

const server = await createTestServer();

/** Adds a member with functions for all calls that a block affects. */
async function addMember(overrides: MemberOverrides = {}) {
  const writer = await addWriter(server, { credits: 20, ...overrides });
  const { call } = writer;
  return {
    ...writer,
    block: (other: { id: string }) => call('POST', '/api/block.php', { profile: other.id }),
    unblock: (other: { id: string }) => call('DELETE', '/api/block.php', { profile: other.id }),
    blocks: async () => (await call('GET', '/api/block.php')).body,
    like: (other: { id: string }) => call('POST', '/api/like.php', { profile: other.id }),
    likes: async () => (await call('GET', '/api/likes.php')).body,
    viewProfile: (other: { id: string }) => call('GET', `/api/member.php?id=${other.id}`),
    search: async (query = '') => (await call('GET', `/api/members.php?${query}`)).body,
  };
}
type BlockMember = Awaited<ReturnType<typeof addMember>>;

const state = (member: { id: string }) =>
  server.db.selectFrom('user_state').selectAll().where('member_id', '=', member.id).executeTakeFirstOrThrow();

/** Checks that the counters of a member match the stored messages and likes. */
async function expectTrueCounters(member: Writer) {
  const { unread, new_likes } = await state(member);
  const { chats } = (await member.chats()).body;
  expect(chats.reduce((sum: number, chat: Chat) => sum + chat.num_unread_messages, 0)).toBe(unread);
  const rows = await server.db
    .selectFrom('likes')
    .select('liker')
    .where('liked', '=', member.id)
    .where('is_new', '=', true)
    .where('held', '=', false)
    .execute();
  expect(new_likes).toBe(rows.length);
}
type Chat = { num_unread_messages: number; profile: { id: string } };
const ids = (members: { id: string }[]) => members.map(member => member.id);

describe('a block', () => {
  test('removes both from each other’s search, counts and similar members', async () => {
    const place = { country: 'CH', region: null };
    const [anna, bruno, carla] = [await addMember(place), await addMember(place), await addMember(place)];
    expect(await anna.search('country=CH')).toMatchObject({ num_results: 2 });
    await anna.block(bruno);
    for (const [viewer, other] of [
      [anna, bruno],
      [bruno, anna],
    ] as const) {
      const { results, similar, num_results } = await viewer.search('country=CH');
      expect([ids(results), num_results]).toEqual([[carla.id], 1]);
      expect(ids(similar)).not.toContain(other.id);
      expect(ids((await viewer.viewProfile(carla)).body.similar)).not.toContain(other.id);
    }
    expect((await carla.search('country=CH')).num_results).toBe(2);
    await anna.unblock(bruno);
    expect((await anna.search('country=CH')).num_results).toBe(2);
  });

  test('holds in the same browser after the log-out, and says nothing of itself there', async () => {
    const place = { country: 'AT', region: null };
    const [anna, bruno, carla] = [await addMember(place), await addMember(place), await addMember(place)];
    const browser = bruno.call;
    const visibleTo = async (by: BlockMember['call']) => {
      const found = (await by('GET', '/api/members.php?country=AT')).body;
      const similarToCarla = (await by('GET', `/api/member.php?id=${carla.id}`)).body.similar;
      const similarPage = (await by('GET', `/api/similar.php?profile=${carla.id}`)).body.results;
      const { status, body } = await by('GET', `/api/member.php?id=${anna.id}`);
      const lists = [found.results, found.similar, similarToCarla, similarPage];
      return [lists.map(list => ids(list).includes(anna.id)), found.num_results, status, body.code];
    };
    const allVisible = [[true, false, true, true], 3, 200, undefined];
    const noneVisible = [[false, false, false, false], 2, 403, 'authentication_required'];

    await bruno.like(carla);
    await anna.block(bruno);
    server.clock.advance({ hours: 2 });
    await browser('GET', '/api/user.php');
    expect((await bruno.viewProfile(anna)).body.code).toBe('blocked_by_member');
    await browser('GET', '/api/logout.php');
    expect(await visibleTo(browser)).toEqual(noneVisible);
    const { results } = (await browser('GET', '/api/members.php?country=AT')).body;
    expect(results.map((profile: { liked: boolean }) => profile.liked)).toEqual([false, false]);
    expect((await browser('GET', `/api/similar.php?profile=${anna.id}`)).body.code).toBe(
      'authentication_required',
    );
    expect(await visibleTo(await server.client())).toEqual(allVisible);

    const { velluto_last, ...others } = browser.cookies;
    expect(velluto_last).not.toContain(bruno.id);
    browser.cookies.velluto_last = `${velluto_last}x`;
    expect([Object.keys(others), await visibleTo(browser)]).toEqual([[], allVisible]);
    browser.cookies.velluto_last = String(velluto_last);
    await anna.unblock(bruno);
    expect(await visibleTo(browser)).toEqual(allVisible);
  });

  test('hides whom one blocked in the same browser after the log-out, too', async () => {
    const [anna, bruno] = [await addMember(), await addMember()];
    await anna.block(bruno);
    server.clock.advance({ hours: 2 });
    await anna.call('GET', '/api/user.php');
    expect((await anna.viewProfile(bruno)).status).toBe(200);
    await anna.call('GET', '/api/logout.php');
    const path = `/api/member.php?id=${bruno.id}`;
    const { status, body } = await anna.call('GET', path);
    expect([status, body.code]).toEqual([403, 'authentication_required']);
    expect((await (await server.client())('GET', path)).status).toBe(200);
  });

  test('removes likes both ways, new ones from the count, and those of the match dialog', async () => {
    const [anna, bruno] = [await addMember(), await addMember()];
    await bruno.like(anna);
    await anna.block(bruno);
    expect(await anna.likes()).toEqual({ profiles: [], liked_by: [], num_new: 0 });
    expect(await bruno.likes()).toEqual({ profiles: [], liked_by: [], num_new: 0 });
    expect((await anna.call('GET', '/api/auto-like.php')).body.profile).toBeNull();
    expect(await bruno.like(anna)).toMatchObject({ status: 403, body: { code: 'blocked_by_member' } });
    expect((await anna.like(bruno)).status).toBe(404);
    await anna.unblock(bruno);
    expect((await anna.likes()).liked_by).toEqual([]);
    expect((await bruno.like(anna)).body.state).toBe('liked');
    expect((await anna.likes()).num_new).toBe(1);
  });

  test('removes the conversation and its unread messages, on both sides and at once', async () => {
    const [anna, bruno] = [await addMember(), await addMember()];
    await bruno.send(anna, 'Uno');
    await anna.send(bruno, 'Due');
    await bruno.call('GET', '/api/chats.php');
    const before = await Promise.all([state(anna), state(bruno)]);
    await anna.block(bruno);
    for (const [index, member] of [anna, bruno].entries()) {
      expect((await member.chats()).body).toEqual({ chats: [], num_unread_messages: 0 });
      expect((await state(member)).version).toBeGreaterThan(before[index]?.version ?? 0);
      expect(server.events(member)).toContainEqual({ event: 'user', data: {} });
    }
  });

  test('keeps the blocked member from seeing, writing, typing and reading on', async () => {
    const [anna, bruno] = [await addMember(), await addMember()];
    const { id } = (await bruno.send(anna)).body.conversation;
    await anna.send(bruno);
    await anna.block(bruno);
    const refused = { status: 403, body: { code: 'blocked_by_member' } };
    expect(await bruno.viewProfile(anna)).toMatchObject(refused);
    expect(await bruno.chatWith(anna)).toMatchObject(refused);
    expect(await bruno.call('GET', `/api/chat.php?conversation=${id}`)).toMatchObject(refused);
    expect(await bruno.send(anna)).toMatchObject(refused);
    const events = server.events(anna).length;
    expect((await bruno.call('POST', '/api/typing.php', { conversation: id })).status).toBe(204);
    expect(server.events(anna)).toHaveLength(events);
    const read = await bruno.call('POST', '/api/chat-read.php', { conversation: id, seq: 9 });
    expect(read.body).toEqual({ num_unread_messages: 0 });
  });

  test('lets the blocker unblock: the profile shows the block, and no message can be sent', async () => {
    const [anna, bruno] = [await addMember(), await addMember()];
    await bruno.send(anna);
    await anna.block(bruno);
    expect((await anna.viewProfile(bruno)).body.profile).toMatchObject({ blocked: true });
    expect((await anna.chatWith(bruno)).body).toMatchObject({
      blocked: true,
      can_write: false,
      blocked_reason: 'recipient_unavailable',
    });
    expect(await anna.send(bruno)).toMatchObject({ status: 404, body: { code: 'recipient_unavailable' } });
    expect((await anna.viewProfile(await addMember())).body.profile.blocked).toBe(false);
  });

  test('refunds unread messages of the blocked member once; read ones stay charged', async () => {
    const [anna, bruno] = [await addMember(), await addMember()];
    const { id } = (await bruno.send(anna, 'Uno')).body.conversation;
    await anna.call('POST', '/api/chat-read.php', { conversation: id, seq: 1 });
    await bruno.send(anna, 'Due');
    await bruno.send(anna, 'Tre');
    await anna.block(bruno);
    await anna.block(bruno);
    expect(await walletAndLedger(server, bruno)).toMatchObject({ balance: 18, sum: 0 });
    await anna.unblock(bruno);
    const { messages } = (await anna.chatWith(bruno)).body;
    expect(messages.map(({ text }: { text: string }) => text)).toEqual(['Uno']);
    await anna.block(bruno);
    expect((await walletAndLedger(server, bruno)).balance).toBe(18);
  });

  test('of two who agree, lifted and made anew, makes no conversation free: what comes later waits unread', async () => {
    const [anna, bruno] = [await addMember(), await addMember()];
    const balance = async (sender: Writer) => (await walletAndLedger(server, sender)).balance;
    for (let round = 0; round < 3; round++) {
      await bruno.send(anna, `Giro ${round}`);
      await anna.block(bruno);
      await anna.unblock(bruno);
    }
    expect(await balance(bruno)).toBe(16);
    expect((await bruno.chatWith(anna)).body.messages).toMatchObject([
      { status: 'refunded' },
      { status: 'sent', credits: 2 },
      { status: 'sent' },
    ]);
    const { messages } = (await anna.chatWith(bruno)).body;
    expect(messages.map(({ text }: { text: string }) => text)).toEqual(['Giro 1', 'Giro 2']);
    expect((await anna.chats()).body.num_unread_messages).toBe(2);
    // messages in the other direction are counted separately
    await anna.send(bruno);
    await bruno.block(anna);
    expect(await balance(anna)).toBe(20);
    for (const member of [anna, bruno]) await expectTrueCounters(member);
    expect(await findDiscrepancies(server.db)).toEqual([]);
  });

  test('refunds no message that an app fetched without reporting it read', async () => {
    const [anna, bruno] = [await addMember(), await addMember()];
    await bruno.send(anna);
    await anna.chatWith(bruno);
    await anna.block(bruno);
    expect((await walletAndLedger(server, bruno)).balance).toBe(18);
  });

  test('refunds unread messages after fourteen days, unless it was lifted or made anew', async () => {
    const [anna, bruno, carla, dora] = [
      await addMember(),
      await addMember(),
      await addMember(),
      await addMember(),
    ];
    const balance = async (sender: Writer) => (await walletAndLedger(server, sender)).balance;
    for (const sender of [bruno, carla, dora]) {
      for (const text of ['Uno', 'Due']) {
        await sender.send(anna, text);
        await anna.block(sender);
        if (text === 'Uno') await anna.unblock(sender);
      }
      expect(await balance(sender)).toBe(18);
    }
    server.clock.advance({ days: 13 });
    await server.runJobs();
    expect(await balance(bruno)).toBe(18);
    await anna.unblock(carla);
    await anna.unblock(dora);
    await anna.block(dora);
    server.clock.advance({ days: 1 });
    const pair = { blocker: anna.id, blocked: bruno.id };
    await Promise.all([server.runJobs(), refundAfterBlock(server.ctx, pair)]);
    expect(await Promise.all([bruno, carla, dora].map(balance))).toEqual([20, 18, 18]);
    server.clock.advance({ days: 13 });
    await server.runJobs();
    expect(await balance(dora)).toBe(20);
    Object.assign(anna.call.cookies, (await server.client(anna)).cookies);
    await anna.unblock(bruno);
    const texts = async (from: Writer) =>
      (await anna.chatWith(from)).body.messages.map(({ text }: { text: string }) => text);
    expect([await texts(bruno), await texts(carla)]).toEqual([[], ['Due']]);
    await expectTrueCounters(anna);
    expect(await findDiscrepancies(server.db)).toEqual([]);
  });

  test('refunds messages held for a confirmed e-mail, which are then never delivered', async () => {
    const [anna, nina] = [await addMember(), await addMember({ accountStatus: 'not_confirmed' })];
    await nina.send(anna);
    expect((await anna.block(nina)).status).toBe(204);
    expect(await walletAndLedger(server, nina)).toMatchObject({ balance: 20, held: 0, sum: 0 });
  });

  test('when lifted brings back conversations with their unread messages, unless the other member blocks too', async () => {
    const [anna, bruno] = [await addMember(), await addMember()];
    await anna.send(bruno, 'Uno');
    await anna.send(bruno, 'Due');
    await anna.block(bruno);
    await bruno.block(anna);
    await anna.unblock(bruno);
    expect((await bruno.chats()).body.chats).toEqual([]);
    expect(await anna.viewProfile(bruno)).toMatchObject({ body: { code: 'blocked_by_member' } });
    await bruno.unblock(anna);
    // Bruno blocked Anna before reading: her messages were refunded, and he never sees them
    expect((await bruno.chats()).body.num_unread_messages).toBe(0);
    expect((await walletAndLedger(server, anna)).balance).toBe(20);
    await anna.send(bruno, 'Tre');
    await anna.block(bruno);
    await anna.unblock(bruno);
    expect((await bruno.chats()).body).toMatchObject({
      num_unread_messages: 1,
      chats: [{ num_unread_messages: 1, profile: { id: anna.id } }],
    });
  });

  test('lifted counts nothing as unread while the other one blocks', async () => {
    // messages of a fictional profile are free, so that they are not refunded and hidden
    const [ida, bruno] = [await addMember({ origin: 'operator' }), await addMember()];
    await ida.send(bruno, 'Uno');
    const unread = async () => (await bruno.chats()).body.num_unread_messages;
    expect(await unread()).toBe(1);
    await ida.block(bruno);
    await bruno.block(ida);
    await ida.unblock(bruno);
    expect(await unread()).toBe(0);
    await bruno.unblock(ida);
    expect(await unread()).toBe(1);
  });

  test('tells who blocks whom', async () => {
    const [anna, bruno] = [await addMember(), await addMember()];
    await anna.block(bruno);
    expect(await blocksBetween(server.db, anna.id, bruno.id)).toEqual({ iBlocked: true, blockedMe: false });
    expect(await blocksBetween(server.db, bruno.id, anna.id)).toEqual({ iBlocked: false, blockedMe: true });
  });
});

describe('the list of blocks', () => {
  test('is that of the member, the latest first, and marks fictional profiles', async () => {
    const anna = await addMember();
    expect(await anna.blocks()).toEqual({ blocks: [], page: 1, pages: 0, num_blocks: 0 });
    const [bruno, fiction] = [await addMember(), await addMember({ origin: 'ai' })];
    await anna.block(bruno);
    server.clock.advance({ minutes: 1 });
    await anna.block(fiction);
    const { blocks, num_blocks } = await anna.blocks();
    expect(num_blocks).toBe(2);
    expect(blocks).toMatchObject([
      { profile: { id: fiction.id, origin: 'ai' } },
      { profile: { id: bruno.id, origin: 'member' } },
    ]);
    expect((await bruno.blocks()).blocks).toEqual([]);
    expect((await (await server.client())('GET', '/api/block.php')).status).toBe(403);
  });

  test('has rows and their number of one moment, whatever comes meanwhile', async () => {
    const [anna, bruno, carla] = [await addMember(), await addMember(), await addMember()];
    await anna.block(bruno);
    const viewer = { id: anna.id, pool: 'velluto', shownOn: null, language: 'it' } as const;
    const { blocks, num_blocks } = await listBlocks(
      afterFirstQuery(server.ctx, () => anna.block(carla)),
      viewer,
      1,
    );
    expect([blocks.length, num_blocks]).toEqual([1, 1]);
    expect((await anna.blocks()).num_blocks).toBe(2);
  });

  test('comes in pages of fifty', async () => {
    const anna = await addMember();
    const blocked: string[] = [];
    for (let n = 0; n < 51; n++) blocked.push((await server.member()).id);
    const rows = blocked.map((id, n) => ({
      blocker: anna.id,
      blocked: id,
      created_at: new Date(server.clock.now().getTime() + n),
    }));
    await server.db.insertInto('block').values(rows).execute();
    const pageOf = async (page: number) =>
      (await anna.call('GET', `/api/block.php?page=${page}`)).body as {
        blocks: { profile: { id: string } }[];
        pages: number;
      };
    const [first, second] = [await pageOf(1), await pageOf(2)];
    expect([first.pages, first.blocks.length]).toEqual([2, 50]);
    expect([...first.blocks, ...second.blocks].map(({ profile }) => profile.id)).toEqual(
      blocked.toReversed(),
    );
  });

  test('names a member who blocks back, but shows nothing else of them', async () => {
    const [anna, bruno] = [await addMember(), await addMember({ num_photos: 2 })];
    await anna.block(bruno);
    await bruno.block(anna);
    expect((await anna.blocks()).blocks).toMatchObject([
      { profile: { id: bruno.id, main_image: null, num_photos: 0, online: false } },
    ]);
  });
});

describe('two who block each other', () => {
  test('each lists and lifts their own block; that of the other stays, and a lifted one can be set again', async () => {
    const [anna, bruno] = [await addMember(), await addMember()];
    await anna.block(bruno);
    expect((await bruno.block(anna)).status).toBe(204);
    expect((await bruno.blocks()).blocks).toMatchObject([{ profile: { id: anna.id } }]);
    expect((await bruno.unblock(anna)).status).toBe(204);
    expect((await bruno.blocks()).num_blocks).toBe(0);
    expect((await bruno.viewProfile(anna)).body.code).toBe('blocked_by_member');
    expect((await anna.blocks()).blocks).toMatchObject([{ profile: { id: bruno.id } }]);
    expect((await bruno.block(anna)).status).toBe(204);
    expect((await bruno.blocks()).num_blocks).toBe(1);
  });
});

describe('a hostile client', () => {
  test('cannot block an unknown member, itself or a member of another pool, nor without header or session', async () => {
    const anna = await addMember();
    const stranger = await addMember({ pool: 'elsewhere' });
    for (const id of [anna.id, stranger.id, server.ctx.ids.uuid(), 'x', '%00']) {
      expect((await anna.block({ id })).status).toBe(404);
    }
    const bruno = await addMember();
    const withoutHeader = await anna.call(
      'POST',
      '/api/block.php',
      { profile: bruno.id },
      { headers: { 'x-requested-with': '' } },
    );
    expect([withoutHeader.status, withoutHeader.body.code]).toEqual([403, 'request_refused']);
    const visitor = await server.client();
    expect((await visitor('POST', '/api/block.php', { profile: bruno.id })).status).toBe(403);
  });

  test('cannot lift the block of another member', async () => {
    const [anna, bruno] = [await addMember(), await addMember()];
    await anna.block(bruno);
    expect((await bruno.unblock(anna)).status).toBe(204);
    expect((await bruno.viewProfile(anna)).body.code).toBe('blocked_by_member');
  });

  test('with concurrent blocks and unblocks leaves one state and right counts', async () => {
    const [anna, bruno] = [await addMember(), await addMember()];
    await anna.send(bruno);
    await bruno.send(anna);
    await bruno.like(anna);
    const answers = await Promise.all([
      ...Array.from({ length: 4 }, () => anna.block(bruno)),
      ...Array.from({ length: 4 }, () => bruno.block(anna)),
      ...Array.from({ length: 4 }, () => anna.unblock(bruno)),
    ]);
    expect(answers.map(({ status }) => status)).toEqual(Array(12).fill(204));
    await anna.unblock(bruno);
    await bruno.unblock(anna);
    for (const member of [anna, bruno]) await expectTrueCounters(member);
  });

  test('with messages and likes concurrent with a block gets them in before it or not at all', async () => {
    const actConcurrently = async (anna: BlockMember, bruno: BlockMember) => {
      const calls = [
        ...Array.from({ length: 3 }, (_, n) => bruno.send(anna, `Ciao ${n}`)),
        bruno.like(anna),
        anna.send(bruno),
        anna.block(bruno),
        ...Array.from({ length: 3 }, (_, n) => bruno.send(anna, `Ancora ${n}`)),
        anna.like(bruno),
      ];
      return Promise.all(calls);
    };
    for (let round = 0; round < 6; round++) {
      const [anna, bruno] = [await addMember(), await addMember()];
      const answers = await actConcurrently(anna, bruno);
      expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
      // none of Bruno's messages was read, so that all were refunded
      expect(await walletAndLedger(server, bruno)).toMatchObject({ balance: 20, held: 0, sum: 0 });
      expect(await state(anna)).toMatchObject({ unread: 0, new_likes: 0 });
      expect(await state(bruno)).toMatchObject({ unread: 0, new_likes: 0 });
      expect(await anna.likes()).toMatchObject({ profiles: [], liked_by: [] });
      await anna.unblock(bruno);
      for (const member of [anna, bruno]) await expectTrueCounters(member);
    }
  });
});

import { describe, expect, test } from 'vitest';
import { roundTrips } from '../../../test/round-trips.ts';
import { createTestServer } from '../../../test/server.ts';
import { addWriter, walletAndLedger } from '../../../test/writers.ts';
import { sendMessage } from './send.ts';

const server = await createTestServer();
const newId = server.ctx.ids.uuid;
const writer = (overrides?: Parameters<typeof server.member>[0]) => addWriter(server, overrides);

describe('sending', () => {
  test('stores the text, charges it and notifies both, each with their own view', async () => {
    const anna = await writer({ credits: 5 });
    const bruno = await writer();
    const key = newId();
    const { status, body } = await anna.send(bruno, '  Ciao Bruno!\u0000 ', key);
    expect(status).toBe(201);
    expect(body).toMatchObject({
      message: { seq: 1, text: 'Ciao Bruno!', mine: true, status: 'sent', credits: 2, origin: 'member' },
      conversation: { last_message: { text: 'Ciao Bruno!', mine: true } },
      credits: 3,
    });
    expect(await walletAndLedger(server, anna)).toMatchObject({
      balance: 3,
      accounts: { wallet: 3, spent: 2 },
    });
    await server.settle();
    const [toBruno] = server.events(bruno);
    expect(toBruno).toMatchObject({
      event: 'message',
      data: { profile: anna.id, conversation: body.conversation.id, message: { mine: false, credits: 0 } },
    });
    expect(toBruno?.data).not.toHaveProperty('idempotency_key');
    expect(server.events(anna)).toMatchObject([
      { event: 'credits', data: { credits: 3 } },
      { event: 'message', data: { profile: bruno.id, message: { mine: true }, idempotency_key: key } },
    ]);
    const historyOf = async (member: { id: string }, other: { id: string }) =>
      (await (await server.client(member))('GET', `/api/chat.php?profile=${other.id}`)).body.messages;
    expect(await historyOf(anna, bruno), 'its sender knows it by the key').toMatchObject([
      { idempotency_key: key },
    ]);
    expect((await historyOf(bruno, anna))[0]).not.toHaveProperty('idempotency_key');
  });

  test('is answered like an ended session when the account was closed after the call arrived', async () => {
    const [anna, bruno] = [await writer({ credits: 5 }), await writer()];
    const { ctx, db } = server;
    await db.updateTable('member').set({ status: 'disabled' }).where('id', '=', anna.id).execute();
    const site = ctx.sites.byId('velluto');
    const content = { kind: 'text', text: 'Ciao!' } as const;
    const sent = sendMessage(ctx, { site, from: anna.id, to: bruno.id, content, key: newId() });
    await expect(sent).rejects.toMatchObject({ code: 'authentication_required' });
    expect(await walletAndLedger(server, anna)).toMatchObject({ balance: 5 });
  });

  test('50 concurrently with credits for 10: exactly 10 are delivered, no credits are left, the ledger balances', async () => {
    const anna = await writer({ credits: 20 });
    const bruno = await writer();
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) => anna.send(bruno, `Messaggio ${index}`)),
    );
    const codes = answers.map(({ status }) => status);
    expect(codes.filter(status => status === 201)).toHaveLength(10);
    expect(codes.filter(status => status === 402)).toHaveLength(40);
    const refused = answers.find(({ status }) => status === 402);
    expect(refused?.body).toMatchObject({ code: 'not_enough_credits', details: { need: 2, have: 0 } });

    const wallet = await walletAndLedger(server, anna);
    expect(wallet).toMatchObject({
      balance: 0,
      held: 0,
      sum: 0,
      accounts: { bonus: -20, wallet: 0, spent: 20 },
    });
    const { body } = await bruno.chatWith(anna);
    expect(body.messages.map((message: { seq: number }) => message.seq)).toEqual([
      1, 2, 3, 4, 5, 6, 7, 8, 9, 10,
    ]);
    expect((await bruno.chats()).body.num_unread_messages).toBe(10);
  });

  test('two first messages at the same moment make one conversation', async () => {
    const anna = await writer({ credits: 20 });
    const bruno = await writer({ credits: 20 });
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) => (index % 2 ? anna.send(bruno) : bruno.send(anna))),
    );
    expect(new Set(answers.map(({ body }) => body.conversation.id)).size).toBe(1);
    const seqs = answers.map(({ body }) => body.message.seq).sort((a, b) => a - b);
    expect(seqs).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  });

  test('refuses a text that is too long, empty, or to no member, and charges nothing for it', async () => {
    const anna = await writer({ credits: 5 });
    const bruno = await writer();
    expect((await anna.send(bruno, 'x'.repeat(1001))).body).toMatchObject({
      code: 'message_too_long',
      details: { max: 1000 },
    });
    expect((await anna.send(bruno, '🌹'.repeat(1000))).status).toBe(201);
    expect((await anna.send(bruno, ' \n\u0007 ')).body).toMatchObject({
      code: 'invalid_request',
      details: [{ field: 'text', code: 'too_short' }],
    });
    for (const to of [anna, { id: newId() }, { id: "' or 1=1 --" }, { id: anna.id.slice(0, 30) }]) {
      expect((await anna.send(to)).body).toMatchObject({ code: 'recipient_unavailable' });
    }
    const disabled = await writer({ status: 'disabled' });
    const stranger = await writer({ pool: 'elsewhere' });
    for (const to of [disabled, stranger]) {
      const { status, body } = await anna.send(to);
      expect([status, body.code]).toEqual([404, 'recipient_unavailable']);
    }
    expect(await walletAndLedger(server, anna)).toMatchObject({ balance: 3, sum: 0 });
  });

  test('refuses invalid bodies and keys', async () => {
    const anna = await writer({ credits: 5 });
    const headers = { 'idempotency-key': newId() };
    const bad: [body: unknown, headers: Record<string, string>][] = [
      [{ profile: anna.id, text: 'Hi' }, {}],
      [{ profile: anna.id, text: 'Hi' }, { 'idempotency-key': 'once' }],
      [{ profile: anna.id }, headers],
      [{ profile: anna.id, text: 7 }, headers],
      [{ profile: anna.id, text: 'Hi', credits: 0 }, headers],
      ['{"profile":', { ...headers, 'content-type': 'application/json' }],
    ];
    for (const [body, callHeaders] of bad) {
      const answer = await anna.call('POST', '/api/message.php', body, { headers: callHeaders });
      expect([answer.status, answer.body.code]).toEqual([400, 'invalid_request']);
    }
  });

  test('free members start three conversations, and answer in as many as they like', async () => {
    const anna = await writer({ credits: 50 });
    const others = await Promise.all(Array.from({ length: 5 }, () => writer({ credits: 10 })));
    const [, , , fourth, fifth] = others;
    const first = await Promise.all(others.slice(0, 4).map(other => anna.send(other)));
    expect(first.map(({ status }) => status).sort()).toEqual([201, 201, 201, 403]);
    const limited = first.find(({ status }) => status === 403);
    expect(limited?.body).toMatchObject({ code: 'conversation_limit', details: { max: 3 } });

    await fifth?.send(anna);
    expect((await anna.send(fifth ?? anna)).status).toBe(201);
    await server.db
      .updateTable('account')
      .set({ paid_user: true })
      .where('member_id', '=', anna.id)
      .execute();
    const all = await Promise.all(others.map(other => anna.send(other)));
    expect(all.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201]);
    expect(fourth).toBeDefined();
  });

  test('fictional profiles of the site write free of charge, and are marked', async () => {
    const { id: demo } = await server.member({ origin: 'system', account: false });
    const anna = await writer();
    const site = server.ctx.sites.byId('velluto');
    await sendMessage(server.ctx, {
      site,
      from: demo,
      to: anna.id,
      content: { kind: 'text', text: 'Ciao' },
      key: newId(),
    });
    const { body } = await anna.chats();
    expect(body.chats[0]).toMatchObject({
      conversation: { last_message: { origin: 'system' } },
      profile: { origin: 'system' },
      num_unread_messages: 1,
    });
  });
});

describe('round trips to the database', () => {
  const site = server.ctx.sites.byId('velluto');
  const sendText = (from: { id: string }, to: { id: string }, key = newId()) =>
    sendMessage(server.ctx, { site, from: from.id, to: to.id, content: { kind: 'text', text: 'Ciao' }, key });

  test('there is one for a paid message, whatever its outcome', async () => {
    const [anna, bruno, key] = [await writer({ credits: 6 }), await writer(), newId()];
    const nina = await writer({ credits: 6, accountStatus: 'not_confirmed' });
    // a refused call throws, and its round trips are counted too
    const count = async (work: () => Promise<unknown>) =>
      (await roundTrips(server.database.pool, () => work().catch(() => {}))).length;
    expect(await count(() => sendText(anna, bruno, key))).toBe(1);
    expect(await count(() => sendText(anna, bruno))).toBe(1);
    expect(await count(() => sendText(anna, bruno, key))).toBe(1);
    expect(await count(() => sendText(nina, bruno))).toBe(1);
    expect(await count(() => sendText(bruno, anna))).toBe(1);
    expect(await count(() => sendText(anna, { id: newId() }))).toBe(1);
    expect((await walletAndLedger(server, anna)).balance).toBe(2);
  });
});

describe('a text', () => {
  test.each([
    ['a thousand emoji', '\u{1F469}\u200D\u{1F680}'.repeat(333), '\u{1F469}\u200D\u{1F680}'.repeat(333)],
    ['zero-width and direction marks', 'a\u200Bb\u202Ec\u2066d', 'a\u200Bb\u202Ec\u2066d'],
    ['control characters', 'a\u0000b\u001Bc\td\r\ne\u0085f', 'abc\td\ne\nf'],
    ['half of a character', 'a\uD83Db', 'a\uFFFDb'],
    ['markup', '<img src=x onerror=alert(1)> {{7*7}}', '<img src=x onerror=alert(1)> {{7*7}}'],
    ['quotes', `'); drop table message; --`, `'); drop table message; --`],
  ])('is kept as it is, but for what is no text: %s', async (_, text, expected) => {
    const [anna, bruno] = [await writer({ credits: 2 }), await writer()];
    const { status, body } = await anna.send(bruno, text);
    expect([status, body.message.text]).toEqual([201, expected]);
    expect((await bruno.chatWith(anna)).body.messages[0].text).toBe(expected);
    expect((await bruno.chats()).body.chats[0].conversation.last_message.text.length).toBeGreaterThan(0);
  });

  test.each([
    ['only blanks', ' \u00A0\u2003\n\t '],
    ['only zero-width characters', '\u200B\u200C\u200D\u2060\uFEFF'],
    ['only control characters', '\u0000\u0007\u001F'],
    ['signs that only change others', '\u034F\u{FE0F}\u180B\u{E0101}'],
  ])('is refused when nothing can be seen of it: %s', async (_, text) => {
    const anna = await writer({ credits: 2 });
    const { status, body } = await anna.send(await writer(), text);
    expect([status, body.details]).toEqual([400, [{ field: 'text', code: 'too_short' }]]);
  });

  test('of 1,001 emoji is too long, and one of 10,001 characters is an invalid request', async () => {
    const [anna, bruno] = [await writer({ credits: 2 }), await writer()];
    expect((await anna.send(bruno, '\u{1F339}'.repeat(1001))).body.code).toBe('message_too_long');
    expect((await anna.send(bruno, 'x'.repeat(10_001))).body.code).toBe('invalid_request');
    expect((await walletAndLedger(server, anna)).balance).toBe(2);
  });
});

describe('a member who paused spending', () => {
  test('sends nothing that costs credits until the day begins in the time zone of the site', async () => {
    const [anna, bruno] = [await writer({ credits: 10 }), await writer({ credits: 4 })];
    const pause = {
      member_id: anna.id,
      paused_until: '2026-11-25',
      paused_until_at: new Date('2026-11-24T23:00:00Z'),
    };
    await server.db.insertInto('spending_control').values(pause).execute();
    for (const answer of [await anna.send(bruno), await anna.sendContent(bruno, { gift: 'rose' })]) {
      expect([answer.status, answer.body.code]).toEqual([403, 'spending_paused']);
    }
    expect((await anna.chatWith(bruno)).body).toMatchObject({
      can_write: false,
      blocked_reason: 'spending_paused',
    });
    expect((await bruno.send(anna)).status).toBe(201);
    // profiles of the site pay nothing, so that they spend nothing
    const team = await writer({ origin: 'operator' });
    await server.db
      .insertInto('spending_control')
      .values({ ...pause, member_id: team.id })
      .execute();
    expect((await team.chatWith(bruno)).body).toMatchObject({ can_write: true, message_credits: 0 });
    expect((await team.send(bruno)).status).toBe(201);
    // a change of the pause takes effect at its time, and not before
    const change = {
      next_paused_until: null,
      next_paused_until_at: null,
      next_paused_at: new Date('2026-11-23T12:00:00Z'),
    };
    await server.db.updateTable('spending_control').set(change).where('member_id', '=', anna.id).execute();
    server.clock.set('2026-11-23T11:59:59Z');
    expect((await anna.send(bruno)).status).toBe(403);
    server.clock.set('2026-11-23T12:00:00Z');
    expect((await anna.send(bruno)).status).toBe(201);
    server.clock.set('2026-11-21T12:00:00Z');
  });
});

describe('a block', () => {
  test('refuses both members, each with their own error, and charges nothing', async () => {
    const [anna, bruno] = [await writer({ credits: 4 }), await writer({ credits: 4 })];
    await anna.send(bruno);
    await bruno.call('POST', '/api/block.php', { profile: anna.id });
    expect((await anna.send(bruno)).body.code).toBe('blocked_by_member');
    expect((await bruno.send(anna)).body.code).toBe('recipient_unavailable');
    expect(await walletAndLedger(server, anna)).toMatchObject({ balance: 4, sum: 0 });
    expect(await walletAndLedger(server, bruno)).toMatchObject({ balance: 4, sum: 0 });
  });

  test('concurrent with a message leaves it neither charged nor readable', async () => {
    for (let round = 0; round < 4; round++) {
      const [anna, bruno] = [await writer({ credits: 20 }), await writer()];
      await Promise.all([
        ...Array.from({ length: 3 }, () => anna.send(bruno)),
        bruno.call('POST', '/api/block.php', { profile: anna.id }),
        ...Array.from({ length: 3 }, () => anna.send(bruno)),
      ]);
      expect(await walletAndLedger(server, anna)).toMatchObject({ balance: 20, sum: 0 });
      expect((await bruno.chats()).body).toEqual({ chats: [], num_unread_messages: 0 });
    }
  });
});

describe('sending again under the same key', () => {
  test('returns the same response and charges once, also concurrently', async () => {
    const anna = await writer({ credits: 2 });
    const bruno = await writer();
    const key = newId();
    const answers = await Promise.all(Array.from({ length: 8 }, () => anna.send(bruno, 'Una volta', key)));
    expect(answers.map(({ status }) => status).sort()).toEqual([...Array(7).fill(200), 201]);
    for (const { body } of answers) expect(body).toEqual(answers[0]?.body);
    expect((await anna.send(bruno, 'Una volta', key)).body).toEqual(answers[0]?.body);
    expect(await walletAndLedger(server, anna)).toMatchObject({ balance: 0, accounts: { spent: 2 } });
    expect((await bruno.chats()).body.num_unread_messages).toBe(1);
  });

  test('with another text or to somebody else is a conflict', async () => {
    const anna = await writer({ credits: 10 });
    const [bruno, carlo] = [await writer(), await writer()];
    const key = newId();
    await anna.send(bruno, 'Ciao', key);
    for (const answer of [await anna.send(bruno, 'Ciao!', key), await anna.send(carlo, 'Ciao', key)]) {
      expect([answer.status, answer.body.code]).toEqual([409, 'idempotency_conflict']);
    }
    expect(await walletAndLedger(server, anna)).toMatchObject({ balance: 8 });
  });

  test('keys of different members are independent', async () => {
    const [anna, bruno] = [await writer({ credits: 2 }), await writer({ credits: 2 })];
    const key = newId();
    expect((await anna.send(bruno, 'Ciao', key)).status).toBe(201);
    expect((await bruno.send(anna, 'Ciao', key)).status).toBe(201);
    expect(await walletAndLedger(server, bruno)).toMatchObject({ balance: 0, accounts: { spent: 2 } });
  });
});

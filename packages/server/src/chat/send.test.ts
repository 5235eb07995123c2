import { describe, expect, test } from 'vitest';
import { createTestServer } from '../../test/server.ts';
import { addWriter, walletAndLedger } from '../../test/writers.ts';
import { sendMessage } from './send.ts';

const server = await createTestServer();
const newId = server.ctx.ids.uuid;
const writer = (wish?: Parameters<typeof server.member>[0]) => addWriter(server, wish);

describe('sending', () => {
  test('stores the text, charges it and tells both, each in their own view', async () => {
    const anna = await writer({ credits: 5 });
    const bruno = await writer();
    const { status, body } = await anna.send(bruno, '  Ciao Bruno!\u0000 ');
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
    const [toBruno] = server.events(bruno);
    expect(toBruno).toMatchObject({
      event: 'message',
      data: { profile: anna.id, conversation: body.conversation.id, message: { mine: false, credits: 0 } },
    });
    expect(server.events(anna)).toMatchObject([
      { event: 'credits', data: { credits: 3 } },
      { event: 'message', data: { profile: bruno.id, message: { mine: true } } },
    ]);
  });

  test('50 at once with credits for 10: exactly 10 are delivered, nothing is left, the ledger balances', async () => {
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

  test('both write first at the same moment: one conversation', async () => {
    const anna = await writer({ credits: 20 });
    const bruno = await writer({ credits: 20 });
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) => (index % 2 ? anna.send(bruno) : bruno.send(anna))),
    );
    expect(new Set(answers.map(({ body }) => body.conversation.id)).size).toBe(1);
    const seqs = answers.map(({ body }) => body.message.seq).sort((a, b) => a - b);
    expect(seqs).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  });

  test('refuses what is too long, empty, or to nobody, and charges nothing for it', async () => {
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
    const gone = await writer({ status: 'disabled' });
    const stranger = await writer({ pool: 'elsewhere' });
    for (const to of [gone, stranger]) {
      const { status, body } = await anna.send(to);
      expect([status, body.code]).toEqual([404, 'recipient_unavailable']);
    }
    expect(await walletAndLedger(server, anna)).toMatchObject({ balance: 3, sum: 0 });
  });

  test('refuses bodies and keys that are none', async () => {
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
    for (const [body, with_] of bad) {
      const answer = await anna.call('POST', '/api/message.php', body, { headers: with_ });
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

  test("the site's own profiles write free of charge, and are marked", async () => {
    const { id: demo } = await server.member({ origin: 'system', account: false });
    const anna = await writer();
    const site = server.ctx.sites.byId('velluto');
    await sendMessage(server.ctx, { site, from: demo, to: anna.id, text: 'Ciao', key: newId() });
    const { body } = await anna.chats();
    expect(body.chats[0]).toMatchObject({
      conversation: { last_message: { origin: 'system' } },
      profile: { origin: 'system' },
      num_unread_messages: 1,
    });
  });
});

describe('sending again under the same key', () => {
  test('gives the same answer and charges once, also when all come at once', async () => {
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

  test("one member's key means nothing for another", async () => {
    const [anna, bruno] = [await writer({ credits: 2 }), await writer({ credits: 2 })];
    const key = newId();
    expect((await anna.send(bruno, 'Ciao', key)).status).toBe(201);
    expect((await bruno.send(anna, 'Ciao', key)).status).toBe(201);
    expect(await walletAndLedger(server, bruno)).toMatchObject({ balance: 0, accounts: { spent: 2 } });
  });
});

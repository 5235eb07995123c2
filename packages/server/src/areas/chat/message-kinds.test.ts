import { LANGUAGES } from '@velluto/rules';
import { describe, expect, test } from 'vitest';
import { createTestServer } from '../../../test/server.ts';
import { addWriter, walletAndLedger } from '../../../test/writers.ts';
import { GIFTS } from './gifts.ts';
import { ICEBREAKERS, icebreakersIn } from './icebreakers.ts';

const server = await createTestServer();
const writer = (overrides?: Parameters<typeof server.member>[0]) => addWriter(server, overrides);
const newId = server.ctx.ids.uuid;

describe('gifts', () => {
  test('are sixteen, cost the price of the site, and arrive as gifts', async () => {
    const [anna, bruno] = [await writer({ credits: 9 }), await writer()];
    const { body: offer } = await anna.call('GET', '/api/gifts.php');
    expect(offer).toEqual({ gifts: GIFTS, gift_credits: 5 });
    expect(new Set(offer.gifts).size).toBe(16);

    const { status, body } = await anna.sendContent(bruno, { gift: 'rose' });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      message: { kind: 'gift', gift: 'rose', credits: 5, mine: true, origin: 'member' },
      conversation: { last_message: { kind: 'gift', text: '' } },
      credits: 4,
    });
    expect(server.events(bruno)[0]).toMatchObject({
      data: { message: { kind: 'gift', gift: 'rose', credits: 0, mine: false } },
    });
    expect((await bruno.chats()).body.chats[0]).toMatchObject({
      num_unread_messages: 1,
      conversation: { last_message: { kind: 'gift', mine: false } },
    });
    const poor = await anna.sendContent(bruno, { gift: 'wine' });
    expect([poor.status, poor.body.details]).toEqual([402, { need: 5, have: 4 }]);
    expect(await walletAndLedger(server, anna)).toMatchObject({ balance: 4, sum: 0, accounts: { spent: 5 } });
  });

  test('are for members: a visitor can neither list nor send them', async () => {
    const bruno = await writer();
    const visitor = await server.client();
    const key = { headers: { 'idempotency-key': newId() } };
    const sent = await visitor('POST', '/api/message.php', { profile: bruno.id, gift: 'rose' }, key);
    for (const { status, body } of [sent, await visitor('GET', '/api/gifts.php')]) {
      expect([status, body.code]).toEqual([403, 'authentication_required']);
    }
    expect((await bruno.chats()).body.chats).toEqual([]);
  });

  test('that do not exist, or together with a text, are refused', async () => {
    const [anna, bruno] = [await writer({ credits: 9 }), await writer()];
    for (const content of [{ gift: 'yacht' }, { gift: 7 }, { gift: 'rose', text: 'Ciao' }, {}]) {
      const { status, body } = await anna.sendContent(bruno, content);
      expect([status, body.code]).toEqual([400, 'invalid_request']);
    }
    expect(await walletAndLedger(server, anna)).toMatchObject({ balance: 9 });
  });

  test('are sent once for each key, and another gift under the same key is a conflict', async () => {
    const [anna, bruno] = [await writer({ credits: 10 }), await writer()];
    const key = newId();
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => anna.sendContent(bruno, { gift: 'moon' }, key)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 201]);
    for (const other of [{ gift: 'star' }, { text: 'moon' }, { icebreaker: 'sea' }]) {
      expect((await anna.sendContent(bruno, other, key)).body.code).toBe('idempotency_conflict');
    }
    expect((await walletAndLedger(server, anna)).balance).toBe(5);
  });
});

describe('icebreakers', () => {
  test('are twelve in every language, all different, and short enough for any site', () => {
    for (const language of LANGUAGES) {
      const texts = icebreakersIn(language).map(({ text }) => text);
      expect(new Set(texts).size).toBe(12);
      for (const text of texts) expect([...text].length).toBeLessThanOrEqual(100);
    }
  });

  test('are in the language of the user, with the price of a message', async () => {
    const anna = await writer();
    const { body } = await anna.call('GET', '/api/icebreakers.php');
    expect(body.message_credits).toBe(2);
    expect(body.icebreakers.map(({ id }: { id: string }) => id)).toEqual(ICEBREAKERS);
    expect(body.icebreakers[1]).toEqual({ id: 'sea', text: 'Mare o montagna, e perché non tutti e due?' });
    await anna.call('PUT', '/api/user.php', { language: 'de' });
    const german = (await anna.call('GET', '/api/icebreakers.php')).body.icebreakers[1];
    expect(german.text).toBe('Meer oder Berge, und warum nicht beides?');
  });

  test('begin an empty conversation as an ordinary message, marked with the icebreaker', async () => {
    const [anna, bruno] = [await writer({ credits: 5 }), await writer({ credits: 5 })];
    const { status, body } = await anna.sendContent(bruno, { icebreaker: 'sea' });
    expect(status).toBe(201);
    expect(body.message).toMatchObject({
      kind: 'text',
      icebreaker: 'sea',
      credits: 2,
      text: 'Mare o montagna, e perché non tutti e due?',
    });
    expect((await bruno.chatWith(anna)).body.messages).toMatchObject([{ kind: 'text', icebreaker: 'sea' }]);

    for (const [from, to] of [
      [anna, bruno],
      [bruno, anna],
    ] as const) {
      const refused = await from.sendContent(to, { icebreaker: 'bar' });
      expect([refused.status, refused.body.details]).toEqual([
        400,
        [{ field: 'icebreaker', code: 'not_allowed' }],
      ]);
    }
    expect((await walletAndLedger(server, anna)).balance).toBe(3);
  });

  test('work again where the conversation is empty for the member', async () => {
    const [anna, bruno] = [await writer({ credits: 6 }), await writer({ credits: 5 })];
    const nina = await writer({ credits: 5 });
    const { id } = (await anna.send(bruno)).body.conversation;
    await bruno.call('DELETE', '/api/chat.php', { conversation: id });
    expect((await bruno.sendContent(anna, { icebreaker: 'bar' })).status).toBe(201);
    // a held message is hidden from its recipient, for whom the conversation stays empty
    const mine = (await anna.send(nina)).body.conversation;
    await anna.call('DELETE', '/api/chat.php', { conversation: mine.id });
    const account = server.db.updateTable('account').where('member_id', '=', nina.id);
    await account.set({ status: 'not_confirmed' }).execute();
    await nina.send(anna);
    expect((await anna.sendContent(nina, { icebreaker: 'bar' })).status).toBe(201);
  });

  test('that do not exist are refused', async () => {
    const [anna, bruno] = [await writer({ credits: 5 }), await writer()];
    for (const icebreaker of ['nothing', 'constructor', '__proto__', '', 'SEA']) {
      expect((await anna.sendContent(bruno, { icebreaker })).status).toBe(400);
    }
  });
});

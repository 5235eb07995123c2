import { describe, expect, test } from 'vitest';
import { createTestServer } from '../../../test/server.ts';
import { addWriter, walletAndLedger } from '../../../test/writers.ts';
import { book } from '../wallet/wallet.ts';
import { lockForConfirmation, releaseHeldMessages, sendSignupMessage } from './held-messages.ts';

const server = await createTestServer();
const writer = (overrides?: Parameters<typeof server.member>[0]) => addWriter(server, overrides);
const newcomer = (credits: number) => writer({ credits, accountStatus: 'not_confirmed' });

/** Puts a member back before the confirmation: nobody can write to a newcomer, so the conversation must be from before. */
const unconfirm = ({ id }: { id: string }) =>
  server.db.updateTable('account').set({ status: 'not_confirmed' }).where('member_id', '=', id).execute();

/**
 * Confirms a member as the activation link does, as far as messages are concerned; `signupMessage` is the first
 * message of the sign-up.
 */
async function confirm(member: { id: string }, signupMessage?: { to: { id: string }; text: string }) {
  await server.ctx.transaction(async tx => {
    await lockForConfirmation(tx, member.id, signupMessage?.to.id ?? null);
    await tx.db.updateTable('account').set({ status: 'active' }).where('member_id', '=', member.id).execute();
    const site = server.ctx.sites.byId('velluto');
    if (signupMessage)
      await sendSignupMessage(server.ctx, tx, site, member.id, signupMessage.to.id, signupMessage.text);
    await releaseHeldMessages(server.ctx, tx, member.id);
  });
}

describe('messages of a member who has not confirmed the e-mail address', () => {
  test('are held: their credits are reserved, not charged, and the recipient does not see them', async () => {
    const nina = await newcomer(4);
    const bruno = await writer();
    const { status, body } = await nina.send(bruno);
    expect(status).toBe(201);
    expect(body).toMatchObject({ message: { status: 'held', credits: 2 }, credits: 2 });
    expect(await walletAndLedger(server, nina)).toMatchObject({ balance: 2, held: 2, accounts: { held: 2 } });
    const { user } = (await (await server.client(nina))('GET', '/api/user.php')).body;
    expect(user).toMatchObject({ credits: 2, reserved_credits: 2 });
    expect(server.events(bruno)).toEqual([]);
    expect((await bruno.chats()).body).toEqual({ chats: [], num_unread_messages: 0 });
    expect((await bruno.chatWith(nina)).status).toBe(404);
    expect((await nina.chatWith(bruno)).body.messages).toMatchObject([{ status: 'held', seq: 1 }]);
    const { conversation } = (await nina.chatWith(bruno)).body;
    const guesses = [
      await bruno.call('POST', '/api/typing.php', { conversation: conversation.id }),
      await bruno.call('GET', `/api/chat.php?conversation=${conversation.id}`),
    ];
    expect(guesses.map(answer => answer.status)).toEqual([404, 404]);
    expect(server.events(nina).filter(({ event }) => event === 'typing')).toEqual([]);
  });

  test('are reported as a new conversation where nothing was delivered before them', async () => {
    const [nina, bruno, carlo] = [await writer({ credits: 6 }), await writer(), await writer({ credits: 4 })];
    await carlo.send(nina, 'Prima');
    await unconfirm(nina);
    for (const [to, text] of [
      [bruno, 'Uno'],
      [bruno, 'Due'],
      [carlo, 'Tre'],
    ] as const)
      await nina.send(to, text);
    await server.db.deleteFrom('notice').execute();
    await confirm(nina);
    const notices = await server.db
      .selectFrom('notice')
      .select(['member_id', 'kind'])
      .orderBy('kind')
      .execute();
    expect(notices).toEqual(
      expect.arrayContaining([
        { member_id: bruno.id, kind: 'new_conversations' },
        { member_id: bruno.id, kind: 'new_messages' },
        { member_id: carlo.id, kind: 'new_messages' },
      ]),
    );
    expect(notices).toHaveLength(3);
  });

  test('cannot reserve more credits than the member has', async () => {
    const nina = await newcomer(4);
    const bruno = await writer();
    const answers = await Promise.all(Array.from({ length: 6 }, () => nina.send(bruno)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(2);
    expect(await walletAndLedger(server, nina)).toMatchObject({ balance: 0, held: 4, sum: 0 });
  });

  test('are delivered and charged once at the confirmation, and both members are notified', async () => {
    const nina = await newcomer(4);
    const [bruno, carlo] = [await writer(), await writer()];
    await nina.send(bruno, 'Uno');
    await nina.send(carlo, 'Due');
    await confirm(nina);
    await confirm(nina);
    expect(await walletAndLedger(server, nina)).toMatchObject({
      balance: 0,
      held: 0,
      sum: 0,
      accounts: { bonus: -4, wallet: 0, held: 0, spent: 4 },
    });
    for (const other of [bruno, carlo]) {
      expect((await other.chats()).body).toMatchObject({ chats: [{ num_unread_messages: 1 }] });
      expect(server.events(other)).toMatchObject([{ event: 'message', data: { message: { mine: false } } }]);
    }
    expect((await nina.chatWith(bruno)).body.messages).toMatchObject([{ text: 'Uno', status: 'delivered' }]);
  });

  test('are placed after messages received in between, in their own order', async () => {
    const [nina, bruno] = [await writer({ credits: 10 }), await writer({ credits: 10 })];
    await bruno.send(nina, '0');
    await unconfirm(nina);
    await nina.send(bruno, 'A');
    await nina.send(bruno, 'B');
    await bruno.send(nina, 'C');
    const { body: chatOfBruno } = await bruno.chatWith(nina);
    expect(chatOfBruno.messages.map(({ text }: { text: string }) => text)).toEqual(['0', 'C']);
    const { id, last_seq } = chatOfBruno.conversation;
    await bruno.call('POST', '/api/chat-read.php', { conversation: id, seq: 1_000_000_000 });
    await confirm(nina);
    for (const member of [nina, bruno]) {
      const { body } = await member.chatWith(member === nina ? bruno : nina);
      expect(body.messages.map(({ text }: { text: string }) => text)).toEqual(['0', 'C', 'A', 'B']);
    }
    const { body } = await bruno.chats();
    expect(body.num_unread_messages).toBe(2);
    expect((await bruno.chatWith(nina)).body.messages[2].seq).toBeGreaterThan(last_seq);
  });

  test('are refunded when the recipient has deleted the account meanwhile', async () => {
    const nina = await newcomer(4);
    const bruno = await writer();
    await nina.send(bruno);
    await server.db.updateTable('member').set({ status: 'deleted' }).where('id', '=', bruno.id).execute();
    await confirm(nina);
    expect(await walletAndLedger(server, nina)).toMatchObject({
      balance: 4,
      held: 0,
      accounts: { wallet: 4 },
    });
    expect(server.events(bruno)).toEqual([]);
    expect((await nina.chatWith(bruno)).body.code).toBe('recipient_unavailable');
  });

  test('settle the debt of the sender when they are refunded', async () => {
    const nina = await newcomer(4);
    const bruno = await writer();
    const { body } = await nina.send(bruno);
    await server.ctx.transaction(async tx => {
      const entry = { memberId: nina.id, to: 'clawback', amount: 2, reason: 'clawback' } as const;
      for (const from of ['wallet', 'debt'] as const)
        await book(server.ctx, tx, { ...entry, from, key: `taken:${from}` });
    });
    await nina.call('DELETE', '/api/chat.php', { conversation: body.conversation.id });
    expect(await walletAndLedger(server, nina)).toMatchObject({ balance: 0, held: 0, debt: 0, sum: 0 });
  });

  test('are withdrawn with the conversation', async () => {
    const nina = await newcomer(4);
    const bruno = await writer();
    const { body } = await nina.send(bruno);
    await nina.call('DELETE', '/api/chat.php', { conversation: body.conversation.id });
    expect(await walletAndLedger(server, nina)).toMatchObject({ balance: 4, held: 0, sum: 0 });
    await confirm(nina);
    expect((await bruno.chats()).body.chats).toEqual([]);
  });

  test('none is lost when sending and confirming are concurrent', async () => {
    const nina = await newcomer(20);
    const bruno = await writer();
    const answers = await Promise.all([
      nina.send(bruno, '1'),
      nina.send(bruno, '2'),
      confirm(nina),
      nina.send(bruno, '3'),
      nina.send(bruno, '4'),
    ]);
    expect(answers.filter(answer => answer?.status === 201)).toHaveLength(4);
    expect(await walletAndLedger(server, nina)).toMatchObject({
      balance: 12,
      held: 0,
      accounts: { spent: 8 },
    });
    expect((await bruno.chats()).body.num_unread_messages).toBe(4);
  });
});

describe('the first message of a sign-up', () => {
  test('is free, is the first message, and does not count against the limit of conversations', async () => {
    const nina = await newcomer(10);
    const others = await Promise.all(Array.from({ length: 4 }, () => writer()));
    const [bruno, ...rest] = others;
    if (!bruno) throw new Error('There is no recipient.');
    for (const other of rest) await nina.send(other);
    await confirm(nina, { to: bruno, text: 'Mi piace il tuo profilo' });
    expect((await nina.chatWith(bruno)).body.messages).toMatchObject([
      { text: 'Mi piace il tuo profilo', credits: 0, status: 'sent' },
    ]);
    expect(await walletAndLedger(server, nina)).toMatchObject({ balance: 4, held: 0 });
  });

  test('to a deleted member does not prevent the confirmation', async () => {
    const nina = await newcomer(4);
    const bruno = await writer({ status: 'deleted' });
    await confirm(nina, { to: bruno, text: 'Ciao' });
    expect((await nina.chats()).body.chats).toEqual([]);
  });
});

import { describe, expect, test } from 'vitest';
import { addBuyer, webhook } from '../../../test/buyers.ts';
import { createTestServer } from '../../../test/server.ts';
import { picture } from '../../../test/upload.ts';
import { addWriter, type Writer, walletAndLedger } from '../../../test/writers.ts';
import { lockDeliveries } from '../../infrastructure/postgres/delivery-lock.ts';
import { contentsOf } from '../data-rights/export/contents.ts';
import { reconcileLedger } from '../wallet/ledger-reconciliation.ts';
import { refundUnread } from './refund.ts';

const server = await createTestServer();
const writer = (overrides?: Parameters<typeof server.member>[0]) => addWriter(server, overrides);
const refund = (to: Writer, from?: Writer) =>
  server.ctx.transaction(tx => refundUnread(server.ctx, tx, { to: to.id, from: from?.id }));
const read = (member: Writer, conversation: string, seq: number) =>
  member.call('POST', '/api/chat-read.php', { conversation, seq });

describe('a message that can never be read', () => {
  test('is refunded once; read messages stay charged', async () => {
    const [anna, bruno] = [await writer({ credits: 10 }), await writer({ credits: 2 })];
    const { id } = (await anna.send(bruno, 'Uno')).body.conversation;
    await bruno.send(anna, 'Due');
    await anna.send(bruno, 'Tre');
    await anna.send(bruno, 'Quattro');
    await read(bruno, id, 1);
    const before = (await anna.call('GET', '/api/user.php')).headers.etag;

    expect(await refund(bruno, anna)).toBe(2);
    expect(await walletAndLedger(server, anna)).toMatchObject({
      balance: 8,
      sum: 0,
      accounts: { wallet: 8, spent: 2 },
    });
    expect(await walletAndLedger(server, bruno)).toMatchObject({ balance: 0, accounts: { spent: 2 } });
    const { rows } = await server.database.pool.query(
      `select reason, amount from ledger where member_id = $1 and from_account = 'spent'`,
      [anna.id],
    );
    expect(rows).toEqual(Array(2).fill({ reason: 'refund', amount: 2 }));
    expect((await bruno.chats()).body).toMatchObject({
      num_unread_messages: 0,
      chats: [{ num_unread_messages: 0 }],
    });
    const { messages } = (await bruno.chatWith(anna)).body;
    expect(messages.map(({ text }: { text: string }) => text)).toEqual(['Uno', 'Due']);
    const costs = (await anna.chatWith(bruno)).body.messages.map(
      ({ credits }: { credits: number }) => credits,
    );
    expect(costs).toEqual([2, 0, 0, 0]);
    expect(server.events(anna)).toContainEqual({ event: 'credits', data: { credits: 8 } });
    const user = await anna.call('GET', '/api/user.php', undefined, {
      headers: { 'if-none-match': String(before) },
    });
    expect([user.status, user.body.user.credits]).toEqual([200, 8]);

    expect(await refund(bruno, anna)).toBe(0);
    expect(await walletAndLedger(server, anna)).toMatchObject({ balance: 8, sum: 0 });
  });

  test('settles the debt of its sender', async () => {
    const [anna, bruno] = [await addBuyer(server), await writer()];
    const payment = await anna.buy();
    const headers = { 'idempotency-key': server.ctx.ids.uuid() };
    await anna.call('POST', '/api/message.php', { profile: bruno.id, text: 'Uno' }, { headers });
    await anna.spend(15);
    server.payments.reverse(payment, 'chargeback', 999);
    await webhook(server, `tr_${payment}`);
    expect(await anna.books()).toMatchObject({ balance: 0, debt: 17 });
    expect(await refund(bruno)).toBe(1);
    expect(await anna.books()).toMatchObject({ balance: 0, debt: 15, sum: 0 });
    expect(server.events(anna)).toContainEqual({ event: 'credits', data: { credits: 0 } });
    expect((await reconcileLedger(server.db)).discrepancies).toEqual([]);
  });

  test('is refunded to every sender, and only messages to this member are', async () => {
    const [anna, carla, bruno, dario] = await Promise.all([
      writer({ credits: 4 }),
      writer({ credits: 4 }),
      writer({ credits: 4 }),
      writer(),
    ]);
    for (const to of [bruno, dario]) await anna.send(to);
    await carla.send(bruno);
    await bruno.send(carla);
    expect(await refund(bruno)).toBe(2);
    expect((await walletAndLedger(server, anna)).balance).toBe(2);
    expect((await walletAndLedger(server, carla)).balance).toBe(4);
    expect((await walletAndLedger(server, bruno)).balance).toBe(2);
    expect((await dario.chats()).body.num_unread_messages).toBe(1);
  });

  test('is not refunded when it is not from the blocked member', async () => {
    const [anna, carla, bruno] = [await writer({ credits: 2 }), await writer({ credits: 2 }), await writer()];
    await anna.send(bruno);
    await carla.send(bruno);
    expect(await refund(bruno, anna)).toBe(1);
    expect((await walletAndLedger(server, carla)).balance).toBe(0);
    expect((await bruno.chats()).body.num_unread_messages).toBe(1);
  });

  test('is subtracted from the badge only if it was counted: not if it was deleted or blocked before', async () => {
    const bruno = await writer({ paid_user: true });
    const senders = [
      await writer({ credits: 20 }),
      await writer({ credits: 20 }),
      await writer({ credits: 20 }),
    ];
    const [anna, carla, dario] = senders as [Writer, Writer, Writer];
    for (const sender of [...senders, ...senders]) await sender.send(bruno);
    const { id } = (await anna.chatWith(bruno)).body.conversation;
    await bruno.call('DELETE', '/api/chat.php', { conversation: id });
    await anna.send(bruno);
    await carla.call('POST', '/api/block.php', { profile: bruno.id });
    // not by reading the list, which delivers the texts to the device: then they are not refunded
    const unread = async () => (await read(bruno, id, 1)).body.num_unread_messages;
    expect(await unread()).toBe(3);
    await bruno.call('POST', '/api/block.php', { profile: carla.id });
    expect(await unread()).toBe(3);
    await bruno.call('POST', '/api/block.php', { profile: anna.id });
    const { chats, num_unread_messages } = (await bruno.chats()).body;
    expect([chats[0].profile.id, chats[0].num_unread_messages, num_unread_messages]).toEqual([
      dario.id,
      2,
      2,
    ]);
    // one of Anna's three messages was marked as read, and so not refunded
    expect((await walletAndLedger(server, anna)).balance).toBe(18);
    expect((await walletAndLedger(server, carla)).balance).toBe(20);
  });

  test('is not one that a device has fetched, from the conversation, the list or an archive, read or not', async () => {
    const long = 'm'.repeat(201);
    const fetches: [
      string,
      (to: Writer, from: Writer) => Promise<unknown>,
      text: string,
      expectedBalance: number,
    ][] = [
      ['the conversation', (to, from) => to.chatWith(from), long, 8],
      ['the list, whole', to => to.chats(), 'Ciao', 8],
      ['the list, in part', to => to.chats(), long, 10],
      ['an archive', to => contentsOf(server.ctx, to.id, 'Bruno'), long, 8],
    ];
    for (const [source, get, text, expectedBalance] of fetches) {
      const [anna, bruno] = [await writer({ credits: 10 }), await writer()];
      await anna.send(bruno, text);
      await get(bruno, anna);
      await bruno.call('POST', '/api/block.php', { profile: anna.id });
      expect([source, (await walletAndLedger(server, anna)).balance]).toEqual([source, expectedBalance]);
    }
    const photos: [text: string, expectedBalance: number][] = [
      ['Il lago', 7],
      ['', 10],
    ];
    for (const [text, expectedBalance] of photos) {
      const [anna, bruno] = [await writer({ credits: 10 }), await writer()];
      const { photo } = (await anna.upload(await picture())).body;
      await anna.sendContent(bruno, { photo: photo.id, text });
      await bruno.chats();
      await bruno.call('POST', '/api/block.php', { profile: anna.id });
      expect([text, (await walletAndLedger(server, anna)).balance]).toEqual([text, expectedBalance]);
    }
  });

  test('and is fetched at the same moment is shown or refunded, never both', async () => {
    for (let round = 0; round < 8; round++) {
      const [anna, bruno] = [await writer({ credits: 10 }), await writer()];
      for (let count = 0; count < 5; count++) await anna.send(bruno);
      const [opened] = await Promise.all([bruno.chatWith(anna), refund(bruno, anna)]);
      expect((await walletAndLedger(server, anna)).balance).toBe(10 - 2 * opened.body.messages.length);
    }
  });

  test('and was only reserved releases the credits, also when later messages were read', async () => {
    const nina = await writer({ credits: 4, accountStatus: 'not_confirmed' });
    const bruno = await writer({ credits: 2 });
    const { id } = (await nina.send(bruno)).body.conversation;
    await bruno.send(nina);
    await read(bruno, id, 1_000_000);
    expect(await refund(bruno, nina)).toBe(1);
    const { balance, held, accounts } = await walletAndLedger(server, nina);
    expect([balance, held, accounts.spent ?? 0]).toEqual([4, 0, 0]);
  });

  test('gives one refund of delivered messages, also where reserved ones were released before', async () => {
    const anna = await writer({ credits: 10, accountStatus: 'not_confirmed' });
    const bruno = await writer();
    await anna.send(bruno);
    expect(await refund(bruno, anna)).toBe(1);
    await server.db
      .updateTable('account')
      .set({ status: 'active' })
      .where('member_id', '=', anna.id)
      .execute();
    for (const refunded of [1, 0]) {
      await anna.send(bruno);
      expect(await refund(bruno, anna)).toBe(refunded);
    }
  });

  test('and is read or sent at the same moment is read or refunded, never both, never lost', async () => {
    for (let round = 0; round < 8; round++) {
      const [anna, bruno] = [await writer({ credits: 40 }), await writer()];
      const { id } = (await anna.send(bruno)).body.conversation;
      for (let count = 0; count < 4; count++) await anna.send(bruno);
      await Promise.all([
        read(bruno, id, 3),
        anna.send(bruno),
        refund(bruno, anna),
        read(bruno, id, 5),
        refund(bruno, anna),
        anna.send(bruno),
      ]);
      const rows = await server.db
        .selectFrom('message')
        .innerJoin('conv_member as side', join =>
          join
            .onRef('side.conversation_id', '=', 'message.conversation_id')
            .on('side.member_id', '=', bruno.id),
        )
        .select(['message.seq', 'message.status', 'side.read_seq', 'side.unread'])
        .where('message.conversation_id', '=', id)
        .execute();
      const refunded = rows.filter(({ status }) => status === 'refunded').length;
      const unread = rows.filter(({ status, seq, read_seq }) => status === 'sent' && seq > read_seq).length;
      expect(await walletAndLedger(server, anna)).toMatchObject({
        balance: 40 - 2 * (rows.length - refunded),
        sum: 0,
        accounts: { spent: 2 * (rows.length - refunded) },
      });
      expect(rows[0]?.unread).toBe(unread);
      expect((await bruno.chats()).body.num_unread_messages).toBe(unread);
    }
  });

  test('is refunded or refused when its recipient deletes the account at the same moment', async () => {
    for (let round = 0; round < 6; round++) {
      const [anna, bruno] = [await writer({ credits: 20 }), await writer()];
      const deletion = server.ctx.transaction(async tx => {
        await lockDeliveries(tx, bruno.id);
        await tx.db.updateTable('member').set({ status: 'deleted' }).where('id', '=', bruno.id).execute();
        await refundUnread(server.ctx, tx, { to: bruno.id });
      });
      await Promise.all([anna.send(bruno), anna.send(bruno), deletion, anna.send(bruno), anna.send(bruno)]);
      expect(await walletAndLedger(server, anna)).toMatchObject({ balance: 20, sum: 0 });
    }
  });
});

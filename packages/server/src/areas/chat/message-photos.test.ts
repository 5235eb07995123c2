import { PHOTO_MAX_BYTES } from '@velluto/rules';
import { sql } from 'kysely';
import { describe, expect, test, vi } from 'vitest';
import { countLockWaiters } from '../../../test/lock-waiters.ts';
import { createTestServer } from '../../../test/server.ts';
import { picture, upload } from '../../../test/upload.ts';
import { addWriter, type Writer, walletAndLedger } from '../../../test/writers.ts';
import { allOf } from '../../infrastructure/blobs/all-of.ts';
import { cleanUpMessagePhotos } from './message-photos.ts';
import { refundUnread } from './refund.ts';

const server = await createTestServer();
const writer = (overrides?: Parameters<typeof server.member>[0]) => addWriter(server, overrides);
const jpeg = await picture('#383', 60, 40);
const files = ['tile.avif', 'tile.webp', 'medium.webp', 'large.webp', 'blur.webp', 'mail.jpg'];
const visitor = await server.client();

const keyOf = (photo: { filename: string }) => photo.filename.split('/')[2] ?? '';
const storedFiles = async (photo: { filename: string }) =>
  (await allOf(server.ctx.blobs.list())).filter(key => key.startsWith(`photos/${keyOf(photo)}/`));
/** The distinct HTTP statuses with which all stored sizes are answered. */
const statuses = async (call: Writer['call'], photo: { filename: string }) => {
  const answers = await Promise.all(files.map(file => call('GET', `/img/${keyOf(photo)}/${file}`)));
  return [...new Set(answers.map(({ status }) => status))];
};

/** Makes two members of whom Anna has sent Bruno a picture. */
async function sendPicture() {
  const [anna, bruno] = [await writer({ credits: 20 }), await writer()];
  const { photo } = (await anna.upload(jpeg)).body;
  const { body } = await anna.sendContent(bruno, { photo: photo.id });
  return { anna, bruno, photo, conversation: body.conversation.id as string };
}

describe('a picture in a message', () => {
  test('costs photo_credits and arrives as a picture', async () => {
    const [anna, bruno] = [await writer({ credits: 4 }), await writer()];
    const { status, body: uploaded } = await anna.upload(jpeg);
    expect(status).toBe(201);
    expect(uploaded.photo).toMatchObject({ status: 'active', width: 60, height: 40, locked: false });
    const { body } = await anna.sendContent(bruno, { photo: uploaded.photo.id });
    expect(body).toMatchObject({
      message: { kind: 'photo', photo: uploaded.photo, credits: 3, origin: 'member' },
      conversation: { last_message: { kind: 'photo', text: '' } },
      credits: 1,
    });
    expect((await bruno.chatWith(anna)).body.messages).toMatchObject([
      { kind: 'photo', photo: uploaded.photo },
    ]);
    expect(await walletAndLedger(server, anna)).toMatchObject({ sum: 0, accounts: { spent: 3 } });
  });

  test('brings its words in the same message, charged once', async () => {
    const [anna, bruno] = [await writer({ credits: 20 }), await writer()];
    const { photo } = (await anna.upload(jpeg)).body;
    const [key, text] = [server.ctx.ids.uuid(), 'Il lago, ieri sera'];
    const send = (caption: string) => anna.sendContent(bruno, { photo: photo.id, text: caption }, key);
    const { status, body } = await send(` ${text}\u0007\n`);
    expect([status, body.credits]).toEqual([201, 17]);
    expect(body.message).toMatchObject({ kind: 'photo', photo, text, credits: 3 });
    expect(body.conversation.last_message).toMatchObject({ kind: 'photo', text });
    expect(server.events(bruno)[0]).toMatchObject({ data: { message: { kind: 'photo', text } } });
    expect((await bruno.chats()).body.chats[0]).toMatchObject({
      num_unread_messages: 1,
      conversation: { last_message: { kind: 'photo', text } },
    });
    expect((await bruno.chatWith(anna)).body.messages).toMatchObject([{ kind: 'photo', photo, text }]);

    expect((await send(text)).status).toBe(200);
    for (const other of ['Il mare, ieri sera', '']) {
      expect((await send(other)).body.code).toBe('idempotency_conflict');
    }
    expect(await walletAndLedger(server, anna)).toMatchObject({ balance: 17, accounts: { spent: 3 } });
  });

  test('is refused with too many words and kept, and sent alone where nothing of them can be seen', async () => {
    const [anna, bruno] = [await writer({ credits: 20 }), await writer()];
    const { photo } = (await anna.upload(jpeg)).body;
    const long = await anna.sendContent(bruno, { photo: photo.id, text: 'm'.repeat(1001) });
    expect([long.status, long.body.code, long.body.details]).toEqual([
      400,
      'message_too_long',
      { max: 1000 },
    ]);
    const { body } = await anna.sendContent(bruno, { photo: photo.id, text: ' \u200B\n' });
    expect([body.message.text, body.credits]).toEqual([null, 17]);
  });

  test('is not cached by a browser', async () => {
    const { bruno, photo } = await sendPicture();
    const { headers } = await bruno.call('GET', photo.filename);
    expect(headers['cache-control']).toBe('no-store');
  });

  test('is served to the two members of the conversation only', async () => {
    const { anna, bruno, photo } = await sendPicture();
    const eva = await writer({ paid_user: true });
    expect(await statuses(anna.call, photo)).toEqual([200]);
    expect(await statuses(bruno.call, photo)).toEqual([200]);
    expect(await statuses(eva.call, photo)).toEqual([404]);
    expect(await statuses(visitor, photo)).toEqual([404]);
  });

  test('is served to its sender only until it is delivered, and again after a refund', async () => {
    const nina = await writer({ credits: 9, accountStatus: 'not_confirmed' });
    const [anna, bruno] = [await writer({ credits: 9 }), await writer()];
    const { photo: held } = (await nina.upload(jpeg)).body;
    expect(await statuses(bruno.call, held)).toEqual([404]);
    expect((await nina.sendContent(bruno, { photo: held.id })).body.message.status).toBe('held');
    expect(await statuses(bruno.call, held)).toEqual([404]);
    expect(await statuses(nina.call, held)).toEqual([200]);

    const { photo } = (await anna.upload(jpeg)).body;
    await anna.sendContent(bruno, { photo: photo.id });
    expect(await statuses(bruno.call, photo)).toEqual([200]);
    await server.ctx.transaction(tx => refundUnread(server.ctx, tx, { from: anna.id, to: bruno.id }));
    expect(await statuses(bruno.call, photo)).toEqual([404]);
    expect(await statuses(anna.call, photo)).toEqual([200]);
    expect((await anna.chatWith(bruno)).body.messages).toMatchObject([{ status: 'refunded', credits: 0 }]);
  });

  test('is no longer served once the conversation is deleted, one of the two is blocked, or the sender is deleted', async () => {
    const deleted = await sendPicture();
    await deleted.bruno.call('DELETE', '/api/chat.php', { conversation: deleted.conversation });
    expect(await statuses(deleted.bruno.call, deleted.photo)).toEqual([404]);

    const blocked = await sendPicture();
    await blocked.bruno.call('POST', '/api/chat-read.php', { conversation: blocked.conversation, seq: 1 });
    await blocked.bruno.call('POST', '/api/block.php', { profile: blocked.anna.id });
    expect(await statuses(blocked.bruno.call, blocked.photo)).toEqual([404]);

    const { anna, bruno, photo } = await sendPicture();
    await server.db.updateTable('member').set({ status: 'disabled' }).where('id', '=', anna.id).execute();
    expect(await statuses(bruno.call, photo)).toEqual([404]);
  });

  test('can be sent once, and only by the member who uploaded it', async () => {
    const { anna, bruno, photo } = await sendPicture();
    const eva = await writer({ credits: 9 });
    const { photo: fresh } = (await anna.upload(jpeg)).body;
    const profilePhoto = (await anna.call('GET', '/api/profile.php')).body.profile.id;
    for (const [sender, id] of [
      [anna, photo.id],
      [bruno, photo.id],
      [eva, fresh.id],
      [anna, server.ctx.ids.uuid()],
      [anna, profilePhoto],
      [anna, "x' or true --"],
    ] as const) {
      const { status, body } = await sender.sendContent(sender === bruno ? eva : bruno, { photo: id });
      expect([status, body.details]).toEqual([400, [{ field: 'photo', code: 'unknown' }]]);
    }
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => anna.sendContent(bruno, { photo: fresh.id })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 400, 400, 400, 400]);
    expect((await walletAndLedger(server, anna)).balance).toBe(14);
  });

  test('is kept after a refusal, and sent again under the same key', async () => {
    const [anna, bruno] = [await writer({ credits: 2 }), await writer()];
    const { photo } = (await anna.upload(jpeg)).body;
    const key = server.ctx.ids.uuid();
    expect((await anna.sendContent(bruno, { photo: photo.id }, key)).status).toBe(402);
    await server.db.updateTable('wallet').set({ balance: 10 }).where('member_id', '=', anna.id).execute();
    const first = await anna.sendContent(bruno, { photo: photo.id }, key);
    const repeated = await anna.sendContent(bruno, { photo: photo.id }, key);
    expect([first.status, repeated.status, repeated.body.message]).toEqual([201, 200, first.body.message]);
  });
});

describe('an upload for a message', () => {
  test('is checked like every picture', async () => {
    const anna = await writer();
    const unreadable = await anna.upload(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'));
    expect([unreadable.status, unreadable.body.code]).toEqual([400, 'photo_unreadable']);
    const large = await anna.upload(Buffer.alloc(PHOTO_MAX_BYTES + 1));
    expect([large.status, large.body.details]).toEqual([413, { max: PHOTO_MAX_BYTES }]);
    const { status, body } = await upload(visitor, jpeg, { path: '/api/message-photo.php' });
    expect([status, body.code]).toEqual([403, 'authentication_required']);
  });

  test('can be unsent together with nine others', async () => {
    const anna = await writer({ credits: 3 });
    const uploads = await Promise.all(Array.from({ length: 12 }, () => anna.upload(jpeg)));
    expect(uploads.filter(({ status }) => status === 201)).toHaveLength(10);
    const refused = uploads.find(({ status }) => status === 403);
    expect(refused?.body).toMatchObject({ code: 'photo_limit_reached', details: { max: 10 } });
    const ready = uploads.find(({ status }) => status === 201);
    await anna.sendContent(await writer(), { photo: ready?.body.photo.id });
    expect((await anna.upload(jpeg)).status).toBe(201);
  });

  test('is removed with its files when it is not sent within a day', async () => {
    const { anna, photo } = await sendPicture();
    const { photo: unsent } = (await anna.upload(jpeg)).body;
    const removeOldUploads = async () => {
      await server.ctx.transaction(tx => server.ctx.jobs.enqueue(tx, 'messages.tidy', {}));
      await server.runJobs();
    };
    server.clock.advance({ hours: 23 });
    await removeOldUploads();
    expect(await storedFiles(unsent)).toHaveLength(files.length);
    server.clock.advance({ hours: 2 });
    await removeOldUploads();
    expect(await storedFiles(unsent)).toEqual([]);
    expect(await storedFiles(photo)).toHaveLength(files.length);
    expect(await statuses(anna.call, unsent)).toEqual([404]);
  });

  test('stays when it is sent while old uploads are removed', async () => {
    const { ctx, db } = server;
    const [anna, bruno] = [await writer({ credits: 20 }), await writer()];
    const { photo } = (await anna.upload(jpeg)).body;
    server.clock.advance({ hours: 25 });
    // the trigger makes the removal wait before it deletes the uploads that it found to be old
    await sql`create function wait_for_turn() returns trigger language plpgsql as
      $$ begin perform pg_advisory_xact_lock(1); return null; end $$`.execute(db);
    await sql`create trigger wait_for_turn before delete on message_photo
      for each statement execute function wait_for_turn()`.execute(db);
    const { removal } = await ctx.transaction(async tx => {
      await sql`select pg_advisory_xact_lock(1)`.execute(tx.db);
      const removal = cleanUpMessagePhotos(ctx);
      await vi.waitFor(async () => expect(await countLockWaiters(db)).toBe(1));
      expect((await anna.sendContent(bruno, { photo: photo.id })).status).toBe(201);
      return { removal };
    });
    await removal;
    await sql`drop trigger wait_for_turn on message_photo`.execute(db);
    await server.runJobs();
    expect(await storedFiles(photo)).toHaveLength(files.length);
    expect(await statuses(bruno.call, photo)).toEqual([200]);
  });

  test('of an erased member is erased with the messages', async () => {
    const { anna, photo } = await sendPicture();
    await server.db.deleteFrom('member').where('id', '=', anna.id).execute();
    server.clock.advance({ hours: 25 });
    await server.ctx.transaction(tx => server.ctx.jobs.enqueue(tx, 'messages.tidy', {}));
    await server.runJobs();
    expect(await storedFiles(photo)).toEqual([]);
  });
});

import { describe, expect, it } from 'vitest';
import { pushService } from '../../../test/push-service.ts';
import { createTestServer } from '../../../test/server.ts';
import { picture, upload } from '../../../test/upload.ts';
import { sendNotices } from './notices.ts';

const service = await pushService();
const server = await createTestServer({ parts: { push: service.part } });
const { clock, db } = server;
let memberCount = 0;

/** Adds a member who was last active an hour ago; returns the member with the e-mail address. */
async function addAbsentMember(overrides: Parameters<typeof server.member>[0] = {}) {
  const hourAgo = new Date(clock.now().getTime() - 3_600_000);
  const email = `reader${++memberCount}@example.com`;
  const member = await server.member({ last_active_at: hourAgo, created_at: hourAgo, email, ...overrides });
  return { ...member, email: overrides.email ?? email };
}
const writer = (overrides: Parameters<typeof server.member>[0] = {}) =>
  server.member({ credits: 100, paid_user: true, gender: 'male', ...overrides });
async function write(from: { id: string }, to: { id: string }, text = 'Secret words') {
  const call = await server.client(from);
  const answer = await call(
    'POST',
    '/api/message.php',
    { profile: to.id, text },
    {
      headers: { 'idempotency-key': crypto.randomUUID() },
    },
  );
  expect(answer.status).toBe(201);
  return answer.body.message?.conversation ?? answer.body.conversation;
}
/** Subscribes a browser of a member to push messages. */
async function subscribe(member: { id: string }, name: string) {
  const browser = service.browser(name);
  const { endpoint, keys } = browser.subscription;
  const row = { endpoint, ...keys, member_id: member.id, created_at: clock.now() };
  await db.insertInto('push_subscription').values(row).execute();
  return browser;
}
async function passTime(time: Parameters<typeof clock.advance>[0]) {
  clock.advance(time);
  await sendNotices(server.ctx); // as the job of every minute does
  await server.runJobs();
}
const subjects = async ({ email }: { email: string }) =>
  (await server.mails(email)).map(mail => mail.subject);

describe('a message', () => {
  it('is announced by mail to a member who is away, once until it is read, and never with its text', async () => {
    const [anna, marco] = [await addAbsentMember(), await writer({ name: 'Marco' })];
    for (let time = 0; time < 3; time++) await write(marco, anna);
    await passTime({ seconds: 2 });
    expect(await subjects(anna)).toEqual([]);
    await passTime({ minutes: 5 });
    expect(await subjects(anna)).toEqual(['Marco ti ha scritto']);
    await write(marco, anna);
    await passTime({ minutes: 6 });
    const mails = await server.mails(anna.email);
    expect(mails).toHaveLength(1);
    expect(JSON.stringify(mails)).not.toContain('Secret');
    expect(mails[0]?.headers).toMatchObject({ 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' });
    const { conversation_id } = await db
      .selectFrom('conv_member')
      .select('conversation_id')
      .where('member_id', '=', anna.id)
      .executeTakeFirstOrThrow();
    expect(mails[0]?.text).toContain(`http://localhost:4100/chats/${conversation_id}`);

    await db
      .updateTable('conv_member')
      .set({ unread: 0, read_seq: 4 })
      .where('member_id', '=', anna.id)
      .execute();
    await write(marco, anna);
    await passTime({ minutes: 6 });
    expect(await subjects(anna)).toHaveLength(2);
  });

  it('is not announced to a member who is online, has read it, switched it off, is unconfirmed or deleted', async () => {
    const marco = await writer();
    const members = {
      here: await addAbsentMember({ last_active_at: clock.now() }),
      read: await addAbsentMember(),
      off: await addAbsentMember(),
      noMails: await addAbsentMember(),
      unconfirmed: await addAbsentMember(),
      gone: await addAbsentMember(),
      blocked: await addAbsentMember(),
    };
    const account = db.updateTable('account');
    await account
      .set({ notifications_disabled: ['new_conversations', 'new_messages', 'unread_message_reminders'] })
      .where('member_id', '=', members.off.id)
      .execute();
    await account.set({ emails_enabled: false }).where('member_id', '=', members.noMails.id).execute();
    for (const member of Object.values(members)) await write(marco, member);
    await account.set({ status: 'not_confirmed' }).where('member_id', '=', members.unconfirmed.id).execute();
    await passTime({ seconds: 2 });
    await db.updateTable('conv_member').set({ unread: 0 }).where('member_id', '=', members.read.id).execute();
    await db.updateTable('member').set({ status: 'deleted' }).where('id', '=', members.gone.id).execute();
    const block = { blocker: members.blocked.id, blocked: marco.id, created_at: clock.now() };
    await db.insertInto('block').values(block).execute();
    clock.advance({ minutes: 4, seconds: 50 });
    await db
      .updateTable('member')
      .set({ last_active_at: clock.now() })
      .where('id', '=', members.here.id)
      .execute();
    await passTime({ seconds: 20 });
    for (const [name, member] of Object.entries(members)) expect(await subjects(member), name).toEqual([]);
  });

  it('is pushed to a member who went away, unless they switched it off meanwhile', async () => {
    const marco = await writer();
    const received = service.received.length;
    for (const disabled of [['new_conversations', 'new_messages'], []]) {
      const anna = await addAbsentMember({ last_active_at: clock.now() });
      await subscribe(anna, anna.id);
      await write(marco, anna);
      await passTime({ seconds: 2 });
      expect(service.received).toHaveLength(received);
      await db
        .updateTable('account')
        .set({ notifications_disabled: disabled as never })
        .where('member_id', '=', anna.id)
        .execute();
      await passTime({ minutes: 6 });
      expect(service.received).toHaveLength(received + (disabled.length === 0 ? 1 : 0));
    }
  });

  it('of a fictional profile carries the mark in subject, mail and push, a name from right to left isolated', async () => {
    const [bea, ada] = [await addAbsentMember(), await writer({ name: 'עדה', origin: 'ai' })];
    const browser = await subscribe(bea, 'bea');
    await write(ada, bea);
    await passTime({ seconds: 2 });
    const pushed = browser.read(service.received.at(-1)?.body ?? Buffer.alloc(0));
    expect(pushed).toMatchObject({
      title: '\u2068עדה\u2069 (profilo demo, risponde un programma) ti ha scritto',
      origin: 'ai',
      kind: 'new_conversations',
    });
    expect(JSON.stringify(pushed)).toContain('Questo è un profilo demo');
    expect(JSON.stringify(pushed)).not.toContain('Secret');
    await passTime({ minutes: 6 });
    expect(await subjects(bea)).toEqual([
      '\u2068עדה\u2069 (profilo demo, risponde un programma) ti ha scritto',
    ]);
    expect(service.received.filter(({ path }) => path === '/bea')).toHaveLength(1);
  });

  it('held until its sender confirms is announced when it is delivered; withdrawn ones never are', async () => {
    const [cleo, nino] = [await addAbsentMember(), await writer({ accountStatus: 'not_confirmed' })];
    await write(nino, cleo);
    await passTime({ minutes: 6 });
    expect(await subjects(cleo)).toEqual([]);
    await db.updateTable('message').set({ status: 'sent', delivered_at: clock.now() }).execute();
    const notices = await db.selectFrom('notice').select(['member_id', 'kind', 'other_id']).execute();
    expect(notices).toEqual([{ member_id: cleo.id, kind: 'new_conversations', other_id: nino.id }]);
    const rolledBack = db.transaction().execute(async trx => {
      await trx.updateTable('message').set({ status: 'held' }).execute();
      await trx.deleteFrom('notice').execute();
      throw new Error('undo');
    });
    await expect(rolledBack).rejects.toThrow('undo');
    expect(await db.selectFrom('notice').select('kind').execute()).toHaveLength(1);
    await db.deleteFrom('notice').execute();
  });

  it('is announced once, however many processes work concurrently', async () => {
    const [dora, marco] = [await addAbsentMember(), await writer({ name: 'Dino' })];
    await subscribe(dora, 'dora');
    await write(marco, dora);
    const before = service.received.length;
    await Promise.all(Array.from({ length: 4 }, () => sendNotices(server.ctx)));
    await passTime({ minutes: 6 });
    expect(service.received).toHaveLength(before + 1);
    expect(await subjects(dora)).toEqual(['Dino ti ha scritto']);
  });

  it('left unread gets a reminder after a day and after a week, and no more', async () => {
    const [eva, marco, ada] = [await addAbsentMember(), await writer(), await writer({ origin: 'operator' })];
    await write(marco, eva);
    await write(ada, eva);
    await passTime({ hours: 25 });
    expect(await subjects(eva)).toContain('2 messaggi ti aspettano');
    const reminders = async () =>
      (await server.mails(eva.email)).filter(({ kind }) => kind.startsWith('unread'));
    expect((await reminders())[0]?.text).toContain('(profilo demo, risponde il nostro team)');
    for (let days = 0; days < 20; days++) await passTime({ days: 1 });
    expect(await reminders()).toHaveLength(2);
  });

  it('that arrived while the member was online and stayed unread gets reminders too, counted from when they went away', async () => {
    const [eva, marco] = [await addAbsentMember(), await writer()];
    const reminders = async () =>
      (await server.mails(eva.email)).filter(({ kind }) => kind.startsWith('unread')).length;
    const setOnline = () =>
      db.updateTable('member').set({ last_active_at: clock.now() }).where('id', '=', eva.id).execute();
    await write(marco, eva);
    for (const minutes of [3, 3, 44]) {
      await passTime({ minutes });
      await setOnline();
    }
    for (let hours = 0; hours < 23; hours++) await passTime({ hours: 1 });
    await passTime({ minutes: 20 });
    expect(await subjects(eva)).toEqual([]);
    await passTime({ hours: 1 });
    expect(await reminders()).toBe(1);
    // three days later she is online and reads; reminders of later messages are counted separately
    for (let days = 0; days < 3; days++) await passTime({ days: 1 });
    await db.updateTable('conv_member').set({ unread: 0 }).where('member_id', '=', eva.id).execute();
    await setOnline();
    await passTime({ hours: 1 });
    await write(marco, eva);
    for (let hours = 0; hours < 49; hours++) await passTime({ hours: 1 });
    expect(await reminders()).toBe(2);
  });

  it('of a fictional profile is marked in the push reminder too', async () => {
    const [mia, ada] = [await addAbsentMember(), await writer({ origin: 'ai' })];
    const browser = await subscribe(mia, 'mia');
    await write(ada, mia);
    await passTime({ hours: 25 });
    const pushed = browser.read(service.received.at(-1)?.body ?? Buffer.alloc(0));
    const body = expect.stringContaining('Questo è un profilo demo');
    // a member who is logged out by then gets to the conversations after the log-in
    const targets = { check: '/chats', open: '/login?next=%2Fchats' };
    expect(pushed).toMatchObject({ kind: 'unread_message_reminders', origin: 'ai', body, ...targets });
  });
});

describe('a like', () => {
  const like = async (from: { id: string }, to: { id: string }) =>
    expect((await (await server.client(from))('POST', '/api/like.php', { profile: to.id })).status).toBe(200);

  it('is announced once until the member was online again; a match is always announced', async () => {
    const fay = await addAbsentMember();
    const [ivo, leo, max] = [
      await writer({ name: 'Ivo' }),
      await writer({ name: 'Leo' }),
      await writer({ name: 'Max' }),
    ];
    await like(ivo, fay);
    await like(leo, fay);
    await passTime({ minutes: 6 });
    expect(await subjects(fay)).toEqual(['Piaci a Ivo']);
    await db
      .insertInto('likes')
      .values({
        liker: fay.id,
        liked: max.id,
        id: crypto.randomUUID(),
        origin: 'member',
        created_at: clock.now(),
        seen_at: null,
        shown_at: null,
      })
      .execute();
    await like(max, fay);
    await passTime({ minutes: 6 });
    expect((await subjects(fay)).slice(1)).toEqual(['È un match: tu e Max']);
  });

  it('and a match are mailed with the face, alternative text and no address of it in the text', async () => {
    const fay = await addAbsentMember();
    const [ugo, lino] = [await writer({ name: 'Ugo' }), await writer({ name: 'Lino' })];
    for (const member of [ugo, lino]) await upload(await server.client(member), await picture());
    await like(ugo, fay);
    await passTime({ minutes: 6 });
    await like(fay, lino);
    await like(lino, fay);
    await db
      .updateTable('member')
      .set({ last_active_at: new Date(0) })
      .where('id', '=', fay.id)
      .execute();
    await passTime({ minutes: 6 });
    const mails = await server.mails(fay.email);
    expect(mails.map(({ subject }) => subject)).toEqual(['Piaci a Ugo', 'È un match: tu e Lino']);
    for (const [index, name] of ['Ugo', 'Lino'].entries()) {
      const [face] = mails[index]?.html.match(/<img[^>]*>/) ?? [];
      expect(face).toContain(`alt="Foto di ${name}"`);
      const address = new URL(/src="([^"]+)"/.exec(face ?? '')?.[1] ?? '');
      const answer = await server.app.inject({ url: address.pathname + address.search });
      expect(answer.headers['content-type']).toBe('image/jpeg');
      expect(mails[index]?.text).not.toContain('/img/');
    }
  });

  it('from somebody without a photo, or whose photo is still checked, is mailed with a figure and no picture', async () => {
    const [ivo, leo] = [await writer(), await writer()];
    await upload(await server.client(leo), await picture());
    await db.updateTable('photo').set({ status: 'pending' }).where('member_id', '=', leo.id).execute();
    for (const from of [ivo, leo]) {
      const fay = await addAbsentMember();
      await like(from, fay);
      await passTime({ minutes: 6 });
      const [mail] = await server.mails(fay.email);
      expect(mail?.html).toContain('class="vl-figure"');
      expect(mail?.html).not.toContain('<img');
    }
  });

  it('has its notices sent within a second, by one job however many likes there are', async () => {
    const [ida, firstLiker, secondLiker] = [await addAbsentMember(), await writer(), await writer()];
    clock.advance({ seconds: 2 });
    for (const from of [firstLiker, secondLiker]) await like(from, ida);
    const noticeJobs = server.waitingJobs.filter(({ name }) => name === 'notices.send');
    expect(noticeJobs.map(({ runAt }) => runAt.getTime() - clock.now().getTime())).toEqual([1_000]);
    clock.advance({ seconds: 1 });
    await server.runJobs();
    expect(await db.selectFrom('notice').select('kind').where('member_id', '=', ida.id).execute()).toEqual(
      [],
    );
  });

  it('taken back and given again sends one push and one mail a day for each pair, however often', async () => {
    const [ida, leo, max] = [await addAbsentMember(), await writer(), await writer()];
    await subscribe(ida, 'ida');
    const takeBack = async (from: { id: string }) =>
      (await server.client(from))('DELETE', '/api/like.php', { profile: ida.id });
    const before = service.received.length;
    const sent = async () => [service.received.length - before, (await subjects(ida)).length];
    await like(leo, ida);
    await passTime({ minutes: 6 });
    expect(await sent()).toEqual([1, 1]);
    for (let time = 0; time < 3; time++) {
      // she is online in between, after which a like would be announced by mail again
      await db.updateTable('member').set({ last_active_at: clock.now() }).where('id', '=', ida.id).execute();
      await passTime({ hours: 2 });
      await takeBack(leo);
      await like(leo, ida);
      await passTime({ minutes: 6 });
    }
    expect(await sent()).toEqual([1, 1]);
    await like(max, ida);
    await passTime({ minutes: 6 });
    expect(await sent()).toEqual([2, 2]);
    // more than 24 hours after the first announcement
    await takeBack(leo);
    await passTime({ hours: 17, minutes: 30 });
    await db.updateTable('member').set({ last_active_at: clock.now() }).where('id', '=', ida.id).execute();
    await passTime({ hours: 1 });
    await like(leo, ida);
    await passTime({ minutes: 6 });
    expect(await sent()).toEqual([3, 3]);
    clock.advance({ days: 3 });
    await server.ctx.transaction(tx => server.ctx.jobs.enqueue(tx, 'notices.tidy', {}));
    await server.runJobs();
    expect(await db.selectFrom('done_once').selectAll().execute()).toEqual([]);
  });

  it('taken back or seen in between is not announced', async () => {
    const [gia, ivo] = [await addAbsentMember(), await writer()];
    await subscribe(gia, 'gia');
    const before = service.received.length;
    await like(ivo, gia);
    await (await server.client(ivo))('DELETE', '/api/like.php', { profile: gia.id });
    await passTime({ minutes: 6 });
    expect(await subjects(gia)).toEqual([]);
    expect(service.received).toHaveLength(before);
  });
});

describe('a member of a removed site', () => {
  it('gets no notices and can be liked, and notices of others are not delayed', async () => {
    const [lia, nora, marco] = [
      await addAbsentMember({ site_id: 'gone' }),
      await addAbsentMember(),
      await writer(),
    ];
    for (const member of [lia, nora]) await write(marco, member);
    const liked = await (await server.client(marco))('POST', '/api/like.php', { profile: lia.id });
    expect(liked.status).toBe(200);
    await passTime({ seconds: 2 });
    await passTime({ hours: 25 });
    expect(await subjects(lia)).toEqual([]);
    expect(await subjects(nora)).toHaveLength(2);
  });
});

describe('a push', () => {
  it('to an expired subscription removes it; a service that is down is tried again', async () => {
    const [hana, marco] = [await addAbsentMember(), await writer()];
    for (const name of ['gone', 'fine']) await subscribe(hana, name);
    await write(marco, hana);
    service.answers.push(410, 503);
    await sendNotices(server.ctx);
    await expect(server.runJobs()).rejects.toThrow('503');
    const remaining = await db
      .selectFrom('push_subscription')
      .select('endpoint')
      .where('member_id', '=', hana.id)
      .execute();
    expect(remaining).toHaveLength(1);
  });
});

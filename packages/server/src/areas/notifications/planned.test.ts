import { beforeEach, describe, expect, it } from 'vitest';
import { createTestServer } from '../../../test/server.ts';
import { addWriter } from '../../../test/writers.ts';
import { remindToConfirm } from '../accounts/activation.ts';
import { sendWelcome, sendWelcomeOffer } from '../accounts/welcome.ts';
import { sendMessage } from '../chat/send.ts';
import { likeMember } from '../likes/likes.ts';
import { remindOfPhoto } from './reminders.ts';
import { beginWeekly, sendWeekly } from './weekly.ts';
import { selectCounts } from './weekly-queries.ts';

const server = await createTestServer();
const { ctx, db, clock } = server;
const kindsOf = async (email: string) => (await server.mails(email)).map(({ kind }) => kind);

describe('after the confirmation', () => {
  it('a member is welcomed, told of the offer while it runs, and reminded of a photo: each once', async () => {
    const email = 'anna@example.com';
    const anna = await server.member({ email, name: 'Anna', asked: ['promotions'] });
    for (let time = 0; time < 2; time++) await ctx.transaction(tx => sendWelcome(ctx, tx, anna.id));
    expect(await kindsOf(email)).toEqual(['reminders']);
    clock.advance({ minutes: 30 });
    await server.runJobs();
    await sendWelcomeOffer(ctx, { member: anna.id });
    expect(await kindsOf(email)).toEqual(['reminders', 'promotions']);
    const offer = (await server.mails(email))[1];
    expect(offer?.text).toContain('TIMEBONUS25');
    expect(offer?.text).toContain('Valido fino a: 21 novembre 2026 alle ore 17:00');
    expect(offer?.text).toContain('ricevi questo sconto sul primo acquisto perché');
    clock.advance({ days: 3 });
    await server.runJobs();
    await remindOfPhoto(ctx, { member: anna.id });
    expect(await kindsOf(email)).toEqual(['reminders', 'promotions', 'reminders']);
  });

  it('an offer that is nearly over or used is not mailed, nor one to an account that is gone', async () => {
    const late = new Date(clock.now().getTime() - 3.5 * 3_600_000);
    const asked = ['promotions' as const];
    const members = {
      late: await server.member({ email: 'late@example.com', created_at: late, asked }),
      paid: await server.member({ email: 'paid@example.com', paid_user: true, asked }),
      gone: await server.member({ email: 'gone@example.com', status: 'deleted', asked }),
    };
    for (const { id } of Object.values(members)) await sendWelcomeOffer(ctx, { member: id });
    for (const name of Object.keys(members)) expect(await kindsOf(`${name}@example.com`)).toEqual([]);
  });

  it('no photo reminder is sent where there is a photo', async () => {
    const bea = await server.member({ email: 'bea@example.com', num_photos: 1 });
    await remindOfPhoto(ctx, { member: bea.id });
    expect(await kindsOf('bea@example.com')).toEqual([]);
  });
});

describe('the reminder to confirm', () => {
  it('is sent once, with a working link, and only to unconfirmed members', async () => {
    const email = 'cleo@example.com';
    const cleo = await server.member({ email, accountStatus: 'not_confirmed' });
    await server.db
      .updateTable('member_search')
      .set({ visible: false })
      .where('member_id', '=', cleo.id)
      .execute();
    for (let time = 0; time < 2; time++) await remindToConfirm(ctx, { member: cleo.id });
    const mails = await server.mails(email);
    expect(mails).toHaveLength(1);
    const link = /http\S+activate\.php\?token=\S+/.exec(mails[0]?.text ?? '')?.[0] ?? '';
    const opened = await server.app.inject({
      method: 'POST',
      url: new URL(link).pathname + new URL(link).search,
    });
    expect(opened.headers.location).toBe('/activate/done');
    const confirmed = await server.member({ email: 'dora@example.com' });
    await remindToConfirm(ctx, { member: confirmed.id });
    expect(await kindsOf('dora@example.com')).toEqual([]);
  });
});

describe('the weekly mail', () => {
  // members of earlier tests get none: to write a mail takes longer than all else here
  beforeEach(async () => {
    await db.deleteFrom('advertising_consent').execute();
  });
  const asked = ['weekly_updates' as const];

  it('is sent on Monday morning in the time zone of the site, in batches, once', async () => {
    clock.set('2026-11-30T07:30:00Z');
    const now = clock.now();
    const count = 52;
    for (let index = 0; index < count; index++) {
      await server.member({
        email: `w${index}@example.com`,
        created_at: now,
        last_active_at: now,
        asked,
      });
    }
    const quiet = await server.member({
      email: 'quiet@example.com',
      country: 'PL',
      created_at: now,
      asked,
    });
    await server.member({ email: 'unwanted@example.com' });
    const away = new Date(now.getTime() - 61 * 86_400_000);
    await server.member({ email: 'away@example.com', last_active_at: away, asked });
    const nearlyAway = new Date(now.getTime() - 60 * 86_400_000 + 2 * 3_600_000);
    await server.member({ email: 'nearly-away@example.com', last_active_at: nearlyAway, asked });
    await server.member({ email: 'man@example.com', gender: 'male', created_at: now });

    await beginWeekly(ctx);
    expect(server.waitingJobs.filter(({ name }) => name === 'weekly.batch')).toEqual([]);
    clock.set('2026-11-30T08:03:00Z');
    await Promise.all([beginWeekly(ctx), beginWeekly(ctx)]);
    const jobs = server.waitingJobs.filter(({ name }) => name === 'weekly.batch');
    expect(jobs.map(({ data }) => (data as { site: string }).site).sort()).toEqual(['nordlys', 'velluto']);
    await server.runJobs();
    await beginWeekly(ctx);
    await sendWeekly(ctx, {
      site: 'velluto',
      week: '2026-11-30',
      after: '00000000-0000-0000-0000-000000000000',
    });
    await server.runJobs();
    const weekly = (await server.mails()).filter(({ kind }) => kind === 'weekly_updates');
    const addresses = weekly.map(({ to_address }) => to_address);
    expect(new Set(addresses).size).toBe(addresses.length);
    expect(addresses.filter(address => /^w\d/.test(address))).toHaveLength(count);
    for (const absent of ['quiet', 'unwanted', 'away'])
      expect(addresses).not.toContain(`${absent}@example.com`);
    expect(addresses).toContain('nearly-away@example.com');
    expect(quiet.id).toBeDefined();
  });

  it('says that there are more new members than it counted', async () => {
    const now = clock.now();
    for (let index = 0; index <= 100; index++)
      await server.member({ country: 'AT', created_at: now, gender: 'male', account: false });
    await server.member({ email: 'zoe@example.com', country: 'AT', created_at: now, asked });
    const [batch, week] = [{ site: 'velluto', after: '00000000-0000-0000-0000-000000000000' }, '2027-01-04'];
    await sendWeekly(ctx, { ...batch, week });
    await server.runJobs();
    const latestText = async () => (await server.mails('zoe@example.com')).at(-1)?.text;
    expect(await latestText()).toMatch(/100\+/);
    await db
      .updateTable('member')
      .set({ status: 'deleted' })
      .where('country', '=', 'AT')
      .where('gender', '=', 'male')
      .where(
        'id',
        'in',
        db
          .selectFrom('member')
          .select('id')
          .where('country', '=', 'AT')
          .where('gender', '=', 'male')
          .limit(1),
      )
      .execute();
    await sendWeekly(ctx, { ...batch, week: '2027-01-11' });
    await server.runJobs();
    expect(await latestText()).not.toMatch(/100\+/);
  });

  it('counts private members only, and is not sent for what the site’s own profiles did', async () => {
    const cleo = await addWriter(server, { email: 'ronja@example.com', country: 'NZ', region: null, asked });
    const demo = await server.member({ origin: 'system', account: false, country: 'NZ', gender: 'male' });
    const site = ctx.sites.byId('velluto');
    const content = { kind: 'text', text: 'Ciao' } as const;
    await sendMessage(ctx, { site, from: demo.id, to: cleo.id, key: ctx.ids.uuid(), content });
    await likeMember(ctx, { id: demo.id, shownOn: null }, cleo.id);
    const since = new Date(clock.now().getTime() - 86_400_000);
    expect(await selectCounts(server.db, cleo.id, since, '2008-01-01')).toEqual({ messages: 0, likes: 0 });
    const batch = { site: 'velluto', after: '00000000-0000-0000-0000-000000000000' };
    const weekly = async (week: string) => {
      await sendWeekly(ctx, { ...batch, week });
      await server.runJobs();
      return (await server.mails('ronja@example.com')).filter(({ kind }) => kind === 'weekly_updates').length;
    };
    expect(await weekly('2027-02-01')).toBe(0);
    await db.updateTable('member').set({ origin: 'member' }).where('id', '=', demo.id).execute();
    expect(await weekly('2027-02-08')).toBe(1);
  });

  it.each(['a message', 'a like'])('is sent for %s alone', async what => {
    const [email, country] = what === 'a like' ? ['lia@example.com', 'AU'] : ['mia@example.com', 'CA'];
    const mia = await addWriter(server, { email, country, region: null, asked });
    // of the sex that she does not look for: nobody new is counted beside what he did
    const other = await addWriter(server, { credits: 10, country, region: null, gender: 'female' });
    if (what === 'a like') await other.call('POST', '/api/like.php', { profile: mia.id });
    else await other.send(mia);
    await sendWeekly(ctx, {
      site: 'velluto',
      after: '00000000-0000-0000-0000-000000000000',
      week: `2027-03-${country}`,
    });
    await server.runJobs();
    const weekly = (await server.mails(email)).filter(({ kind }) => kind === 'weekly_updates');
    expect(weekly).toHaveLength(1);
  });

  it('counts no members who are deleted, blocking or blocked, and no deleted conversations', async () => {
    const cleo = await addWriter(server);
    const pending = [0, 1, 2, 3].map(() => addWriter(server, { credits: 10 }));
    const [active, disabled, blocker, blocked] = await Promise.all(pending);
    for (const member of [active, disabled, blocker, blocked]) {
      await member?.send(cleo);
      await member?.call('POST', '/api/like.php', { profile: cleo.id });
    }
    const since = new Date(clock.now().getTime() - 86_400_000);
    const counts = () => selectCounts(server.db, cleo.id, since, '2008-01-01');
    expect(await counts()).toEqual({ messages: 4, likes: 4 });
    await db
      .updateTable('member')
      .set({ status: 'disabled' })
      .where('id', '=', disabled?.id ?? '')
      .execute();
    await blocker?.call('POST', '/api/block.php', { profile: cleo.id });
    await cleo.call('POST', '/api/block.php', { profile: blocked?.id });
    expect(await counts()).toEqual({ messages: 1, likes: 1 });
    const { conversation } = (await cleo.chatWith(active ?? cleo)).body;
    await cleo.call('DELETE', '/api/chat.php', { conversation: conversation.id });
    await active?.send(cleo, 'Ancora');
    expect(await counts()).toEqual({ messages: 1, likes: 1 });
  });
});

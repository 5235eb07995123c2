import { dayIn } from '@velluto/rules';
import { describe, expect, test, vi } from 'vitest';
import { addReporter, judge, keyFor } from '../../../../test/complaints.ts';
import { createTestServer } from '../../../../test/server.ts';
import { appealEnd } from '../complaints/decision-facts.ts';
import { isNoticeOf } from '../complaints/notices.ts';
import { listQueue } from '../complaints/queue.ts';
import { mailOverdue } from '../complaints/staff.ts';
import { summariseWaiting } from '../complaints/staff-queries.ts';
import { transparencyReport } from '../complaints/transparency.ts';
import { REASON_CATEGORIES } from '../transparency/reason-categories.ts';
import { recordsOf } from '../transparency/records.ts';
import { assess, endSuspensions, lift, suspend, warn } from './measures.ts';

// a case is a report, a decision and two mails
vi.setConfig({ testTimeout: 60_000 });

const server = await createTestServer();
const { ctx, clock, db } = server;
type Reporter = Awaited<ReturnType<typeof addReporter>>;

const text = 'The four reports of this month name nothing that the member did.';
const by = { by: 'Ada', assessment: 'Not grave, but they were made to annoy one person.' };
const reasons = { language: 'it', text };
const misuse = 'unfounded_notices' as const;

async function report(anna: Reporter, about: { id: string }, fields: object = {}): Promise<string> {
  const { status, body } = await anna.reportProfile(about, { reason: 'spam', ...fields });
  expect(status).toBe(201);
  return body.complaint.reference;
}

/** A reporter with so many reports that were rejected; the reference of the last one. */
async function unfounded(count: number) {
  const anna = await addReporter(server);
  let reference = '';
  for (let n = 0; n < count; n++) {
    reference = await report(anna, await addReporter(server));
    await judge(server, 1, reference, 'rejected');
  }
  return { anna, reference };
}

/** The same, warned, and with one more case: a suspension is possible. */
async function warned() {
  const { anna, reference } = await unfounded(3);
  await warn(ctx, { reference, misuse, ...by, counted: 3, reasons });
  clock.advance({ days: 1 });
  const last = await report(anna, await addReporter(server));
  await judge(server, 1, last, 'rejected');
  return { anna, reference: last };
}

const suspension = (reference: string) => ({ reference, misuse, ...by, counted: 4, reasons, days: 30 });
const mails = async ({ email }: Reporter, kind: string) =>
  (await server.mails(email)).filter(mail => mail.kind === kind);
const queued = async () => (await listQueue(ctx)).map(({ reference }) => reference);

describe('a suspension of reports', () => {
  test('comes after frequent cases, a warning, and another case', async () => {
    const { anna, reference } = await unfounded(2);
    const found = report(anna, await addReporter(server));
    await judge(server, 1, await found, 'warned');
    expect(await assess(ctx, { reference, misuse })).toMatchObject({ cases: 2, total: 3, warnedAt: null });
    const warning = { reference, misuse, ...by, counted: 2, reasons };
    await expect(warn(ctx, warning)).rejects.toThrow('at least 3');
    await expect(warn(ctx, { ...warning, counted: 3 })).rejects.toThrow('2 cases');
    const third = await report(anna, await addReporter(server));
    await judge(server, 1, third, 'rejected');
    await expect(suspend(ctx, { ...suspension(reference), counted: 3 })).rejects.toThrow('Warn first');
    await expect(warn(ctx, { ...warning, counted: 3, assessment: 'Bad.' })).rejects.toThrow('--assessment');
    const english = { language: 'en', text };
    await expect(warn(ctx, { ...warning, counted: 3, reasons: english })).rejects.toThrow('reads "it"');
    await warn(ctx, { ...warning, counted: 3 });
    const [mail] = await mails(anna, 'misuse_warning');
    for (const part of [text, '3 su 4', 'opporti gratis', '/complaints']) expect(mail?.text).toContain(part);
    await expect(suspend(ctx, { ...suspension(reference), counted: 3 })).rejects.toThrow('since the warning');
    clock.advance({ days: 1 });
    const fourth = await report(anna, await addReporter(server));
    await judge(server, 1, fourth, 'rejected');
    await expect(suspend(ctx, { ...suspension(fourth), days: 31 })).rejects.toThrow('1 to 30');
    const suspended = await suspend(ctx, suspension(fourth));
    await expect(suspend(ctx, suspension(fourth))).rejects.toThrow('already');
    const [statement] = await mails(anna, 'misuse_suspension');
    for (const part of [suspended, text, '4 su 5', 'dsa-out-of-court'])
      expect(statement?.text).toContain(part);
  });

  test('keeps reports for its end, except of what may be about a life, and lets the reporter block', async () => {
    const { anna, reference } = await warned();
    await suspend(ctx, suspension(reference));
    const end = new Date(clock.now().getTime() + 30 * 86_400_000).toISOString();
    const eve = await addReporter(server);
    const before = await summariseWaiting(db);
    const { body } = await anna.reportProfile(eve, { reason: 'spam' });
    expect(body.complaint).toMatchObject({ state: 'received', handled_from: end });
    const held = body.complaint.reference;
    expect((await mails(anna, 'complaint_received')).at(-1)?.text).toMatch(/sospeso fino al/);
    expect(await queued()).not.toContain(held);
    expect(await summariseWaiting(db)).toEqual(before);
    for (const reason of ['minor', 'violence', 'exploitation', 'illegal_speech']) {
      const urgent = await anna.reportProfile(eve, { reason });
      expect(urgent.body.complaint.handled_from).toBeNull();
      expect(await queued()).toContain(urgent.body.complaint.reference);
    }
    const objection = { reason: 'moderation', text: 'My reports were right, every one.' };
    const sent = await anna.call('POST', '/api/complaint.php', objection);
    expect(sent.body.complaint.handled_from).toBeNull();
    expect((await anna.call('POST', '/api/block.php', { profile: eve.id })).status).toBe(204);
    const other = await addReporter(server);
    expect((await other.reportProfile(eve, { reason: 'spam' })).body.complaint.handled_from).toBeNull();

    clock.set(new Date(new Date(end).getTime() - 1).toISOString());
    await endSuspensions(ctx);
    expect(await queued()).not.toContain(held);
    clock.set(end);
    await endSuspensions(ctx);
    expect(await queued()).toContain(held);
    expect(await mails(anna, 'misuse_end')).toHaveLength(1);
    await server.runJobs();
    Object.assign(anna.call.cookies, (await server.client(anna)).cookies);
    expect((await anna.complaint(held)).body.complaint.handled_from).toBeNull();
    const later = await anna.reportProfile(await addReporter(server), { reason: 'spam' });
    expect(later.body.complaint.handled_from).toBeNull();
  });

  test('of a visitor is told by mail only, not to whoever types the address', async () => {
    const visitor = await server.client();
    const who = { name: 'Nina Rossi', email: 'nina.unfounded@example.com' };
    const complain = async (words: string) => {
      clock.advance({ days: 1 });
      const body = { reason: 'spam', text: words, url: '/members/x', ...who };
      return (await visitor('POST', '/api/complaint.php', body)).body.complaint;
    };
    let reference = '';
    for (const words of ['This is spam, I say.', 'This is spam again.', 'Spam, spam and spam.']) {
      ({ reference } = await complain(words));
      await judge(server, 1, reference, 'rejected');
    }
    await warn(ctx, { reference, misuse, ...by, counted: 3, reasons });
    ({ reference } = await complain('Spam for the fourth time.'));
    await judge(server, 1, reference, 'rejected');
    await suspend(ctx, suspension(reference));
    const held = await complain('Spam for the fifth time.');
    expect(held.handled_from).toBeNull();
    expect(await queued()).not.toContain(held.reference);
    const key = await keyFor(server, who.email, 'complaint_received');
    const own = await visitor('GET', `/api/complaint.php?reference=${held.reference}&key=${key}`);
    expect(own.body.complaint.handled_from).not.toBeNull();
  });

  test('is lifted by another person, and counted in the transparency report', async () => {
    const { anna, reference } = await warned();
    const from = clock.now();
    const suspended = await suspend(ctx, suspension(reference));
    const eve = await addReporter(server);
    const held = await report(anna, eve);
    const lifting = { reference: suspended, by: ' ADA', reasons };
    await expect(lift(ctx, lifting)).rejects.toThrow('another person');
    clock.advance({ hours: 2 });
    await lift(ctx, { ...lifting, by: 'Berta' });
    await expect(lift(ctx, { ...lifting, by: 'Berta' })).rejects.toThrow('lifted already');
    expect(await queued()).toContain(held);
    expect((await mails(anna, 'misuse_end'))[0]?.text).toContain(text);
    const period = { from, until: new Date(from.getTime() + 1) };
    expect((await recordsOf(ctx, 'velluto', period)).suspensions).toEqual([
      { site_id: 'velluto', file: suspended, misuse, imposed_at: from },
    ]);
    expect(await transparencyReport(ctx, period)).toContain('| unfounded_notices | 1 |');
    // what was lifted makes the next one no repeated one
    expect(await assess(ctx, { reference, misuse })).toMatchObject({ suspendedBefore: false, maxDays: 30 });
  });

  test('is lifted after its end too, and then makes the next one no repeated one', async () => {
    const { anna, reference } = await warned();
    const suspended = await suspend(ctx, { ...suspension(reference), days: 1 });
    clock.advance({ days: 1 });
    await endSuspensions(ctx);
    expect(await assess(ctx, { reference, misuse })).toMatchObject({ maxDays: 90 });
    await lift(ctx, { reference: suspended, by: 'Berta', reasons });
    expect(await assess(ctx, { reference, misuse })).toMatchObject({ suspendedBefore: false, maxDays: 30 });
    expect((await mails(anna, 'misuse_end')).map(mail => mail.text.includes(text))).toEqual([false, true]);
  });

  test('lasts up to 90 days where there was one within a year', async () => {
    const { anna, reference } = await warned();
    await suspend(ctx, { ...suspension(reference), days: 1 });
    clock.advance({ days: 1 });
    await endSuspensions(ctx);
    Object.assign(anna.call.cookies, (await server.client(anna)).cookies);
    const again = await report(anna, await addReporter(server));
    await judge(server, 1, again, 'rejected');
    await expect(suspend(ctx, { ...suspension(again), days: 91 })).rejects.toThrow('1 to 90');
    await suspend(ctx, { ...suspension(again), days: 90 });
    clock.advance({ days: 90 });
    await endSuspensions(ctx);
    clock.advance({ days: 365, ms: -1 });
    await endSuspensions(ctx);
    expect(
      await db.selectFrom('misuse_measure').select('id').where('member_id', '=', anna.id).execute(),
    ).toHaveLength(1);
    clock.advance({ ms: 1 });
    await endSuspensions(ctx);
    expect(
      await db.selectFrom('misuse_measure').select('id').where('member_id', '=', anna.id).execute(),
    ).toEqual([]);
  });
});

test('a suspension of appeals keeps them for its end, and touches no report', async () => {
  const anna = await addReporter(server);
  const about = { misuse: 'unfounded_complaints' as const };
  const appealed = async () => {
    const reference = await report(anna, await addReporter(server));
    await judge(server, 1, reference, 'rejected');
    clock.advance({ minutes: 1 });
    expect((await anna.appeal(reference)).status).toBe(200);
    clock.advance({ minutes: 1 });
    return reference;
  };
  let reference = '';
  for (let n = 0; n < 3; n++) {
    reference = await appealed();
    await judge(server, 2, reference, 'rejected');
  }
  expect(await assess(ctx, { reference, ...about })).toMatchObject({ cases: 3, total: 3 });
  await warn(ctx, { reference, ...about, ...by, counted: 3, reasons });
  clock.advance({ minutes: 1 });
  reference = await appealed();
  await judge(server, 2, reference, 'rejected');
  await suspend(ctx, { ...suspension(reference), ...about });
  const held = await appealed();
  expect(await queued()).not.toContain(held);
  expect((await anna.complaint(held)).body.complaint.handled_from).not.toBeNull();
  const other = await report(anna, await addReporter(server));
  expect(await queued()).toContain(other);
  // the other party's appeal, which is in the queue, stays there
  const eve = await addReporter(server);
  const both = await report(anna, eve);
  await judge(server, 1, both, 'warned', { ground: 'law', law: 'art. 612 c.p.' });
  clock.advance({ minutes: 1 });
  expect((await eve.appeal(both)).status).toBe(200);
  expect((await anna.appeal(both)).status).toBe(200);
  expect(await queued()).toContain(both);
  clock.advance({ days: 30 });
  await endSuspensions(ctx);
  expect(await queued()).toContain(held);
});

describe('a suspension of an account', () => {
  const misuse = 'illegal_content' as const;
  const law = { ground: 'law', law: 'art. 612 c.p.' } as const;

  /** A member about whom three decisions and one after the warning say that something was illegal. */
  async function offender() {
    const anna = await addReporter(server);
    const email = `offender-${ctx.ids.uuid()}@example.com`;
    const eve = await addReporter(server, {
      email,
      password_hash: await ctx.passwords.hash('una lunga passeggiata'),
    });
    let reference = '';
    for (const reason of ['harassment', 'scam', 'spam', 'privacy']) {
      if (reason === 'privacy') await warn(ctx, { reference, misuse, ...by, counted: 3, reasons });
      clock.advance({ minutes: 1 });
      reference = await report(anna, eve, { reason });
      await judge(server, 1, reference, 'warned', law);
    }
    return { eve, anna, email, reference };
  }

  test('hides it until its end, and says until when at log-in', async () => {
    const { eve, anna, email, reference } = await offender();
    const suspended = await suspend(ctx, { ...suspension(reference), misuse, days: 10 });
    expect((await anna.call('GET', `/api/member.php?id=${eve.id}`)).status).toBe(404);
    const logIn = async () =>
      (await server.client())('POST', '/api/user.php', { login: email, password: 'una lunga passeggiata' });
    const until = new Date(clock.now().getTime() + 10 * 86_400_000).toISOString().slice(0, 10);
    expect((await logIn()).body).toMatchObject({
      code: 'account_disabled',
      details: { reference: suspended, until },
    });
    expect(await db.selectFrom('identity_mark').select('reason').execute()).not.toEqual([]);
    clock.advance({ days: 10, ms: -1 });
    await endSuspensions(ctx);
    expect((await logIn()).status).toBe(403);
    clock.advance({ ms: 1 });
    await endSuspensions(ctx);
    expect((await logIn()).status).toBe(200);
    expect(await db.selectFrom('identity_mark').select('reason').execute()).toEqual([]);
    const again = await server.client(anna);
    expect((await again('GET', `/api/member.php?id=${eve.id}`)).status).toBe(200);
  });

  test('is objected to without a log-in, by the key of its mail and of the refused log-in, until the time is over', async () => {
    const { eve, anna, email, reference } = await offender();
    const suspended = await suspend(ctx, { ...suspension(reference), misuse, days: 10 });
    const visitor = await server.client();
    const login = { login: email, password: 'una lunga passeggiata' };
    const { details } = (await (await server.client())('POST', '/api/user.php', login)).body;
    const mail = (await server.mails(email)).find(({ kind }) => kind === 'misuse_suspension');
    const link = new URL(/https?:\S+\/complaints\?\S+/.exec(mail?.text ?? '')?.[0] ?? '');
    const [measure, key] = [link.searchParams.get('measure'), link.searchParams.get('key')];
    expect([measure, key]).toEqual([details.reference, details.key]);
    expect(measure).toBe(suspended);
    const object = async (fields: object, call = visitor) =>
      call('POST', '/api/complaint.php', {
        ...{ reason: 'moderation', text: 'I wrote none of that.', measure, key },
        ...fields,
      });

    // whoever has another key learns nothing, also as a member
    for (const wrong of [{ key: `${key?.slice(1)}x` }, { key: undefined }, { measure: reference }])
      expect((await object(wrong, anna.call)).status).toBe(404);
    const movedTo = (pool: string) =>
      db.updateTable('misuse_measure').set({ pool }).where('reference', '=', suspended).execute();
    const { pool } = ctx.sites.byId('velluto');
    await movedTo('elsewhere');
    expect((await object({})).status).toBe(404);
    await movedTo(pool);

    // whose session it is does not matter: the key says who objects
    const sent = await object({}, anna.call);
    expect([sent.status, sent.body.complaint.text]).toEqual([201, `${suspended}\n\nI wrote none of that.`]);
    const filed = await db
      .selectFrom('complaint')
      .select(['reporter_key', 'reason'])
      .where('reference', '=', sent.body.complaint.reference)
      .executeTakeFirst();
    expect(filed).toEqual({ reporter_key: eve.id, reason: 'moderation' });
    expect((await server.mails(email)).at(-1)?.kind).toBe('complaint_received');
    expect((await object({ text: 'And here is the proof.' })).body.complaint.reference).toBe(
      sent.body.complaint.reference,
    );

    const last = appealEnd({ decided_at: clock.now() }).getTime();
    clock.set(new Date(last - 1).toISOString());
    expect((await object({ text: 'The last moment.' })).status).toBe(200);
    clock.set(new Date(last).toISOString());
    const tooLate = await object({ text: 'It is too late.' });
    expect([tooLate.status, tooLate.body.code, tooLate.body.details]).toEqual([
      400,
      'appeal_period_over',
      { until: dayIn('Europe/Rome', new Date(last)) },
    ]);
  });

  test('and a ban end each alone: the account opens with the last of them', async () => {
    for (const first of ['suspension', 'ban'] as const) {
      const { eve, anna, email, reference } = await offender();
      await suspend(ctx, { ...suspension(reference), misuse, days: 10 });
      await judge(server, 2, await appealOf(eve, email, reference), 'account_disabled');
      const liftBan = async () => {
        const call = await server.client(anna);
        const words = { reference, text: 'That was too hard after all.' };
        expect((await call('POST', '/api/appeal.php', words)).status).toBe(200);
        await judge(server, 3, reference, 'warned', law);
      };
      const endSuspension = async () => {
        clock.advance({ days: 10 });
        await endSuspensions(ctx);
      };
      const status = async () => {
        const query = db.selectFrom('member').select('status').where('id', '=', eve.id);
        return (await query.executeTakeFirstOrThrow()).status;
      };
      await (first === 'ban' ? liftBan : endSuspension)();
      expect(await status(), first).toBe('disabled');
      await (first === 'ban' ? endSuspension : liftBan)();
      expect(await status(), first).toBe('active');
      // while the ban lasts, nobody says that the account is open
      const ends = (await server.mails(email)).filter(mail => mail.kind === 'misuse_end');
      expect(ends).toHaveLength(first === 'ban' ? 1 : 0);
    }
  });

  async function appealOf(eve: Reporter, email: string, reference: string): Promise<string> {
    const key = await keyFor(server, email, 'complaint_decided_1');
    const visitor = await server.client();
    const sent = { reference, key, text: 'I do not agree with it at all.' };
    expect((await visitor('POST', '/api/appeal.php', sent)).status, eve.id).toBe(200);
    return reference;
  }
});

test('a reason is that of a notice exactly where the report has a category for it', () => {
  for (const [reason, category] of Object.entries(REASON_CATEGORIES)) {
    const notice = isNoticeOf({ kind: 'profile', reason: reason as keyof typeof REASON_CATEGORIES });
    expect(notice, reason).toBe(category !== null);
  }
});

test('nobody is asked to look at a report that waits', async () => {
  const { anna, reference } = await warned();
  await suspend(ctx, suspension(reference));
  const held = await report(anna, await addReporter(server));
  clock.advance({ days: 2 });
  const { support_email } = ctx.sites.byId('velluto');
  // of what arrived before
  await server.runJobs();
  await mailOverdue(ctx);
  const staff = (await server.mails(support_email)).map(mail => mail.text).join('\n');
  expect(staff).not.toContain(held);
  clock.advance({ days: 28 });
  await endSuspensions(ctx);
  clock.advance({ minutes: 6 });
  await server.runJobs();
  expect((await server.mails(support_email)).map(mail => mail.text).join('\n')).toContain(held);
});

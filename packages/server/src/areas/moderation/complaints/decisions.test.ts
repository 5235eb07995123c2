import { sql } from 'kysely';
import { describe, expect, test, vi } from 'vitest';
import { addReporter, judge, keyFor, readers } from '../../../../test/complaints.ts';
import { countLockWaiters } from '../../../../test/lock-waiters.ts';
import { secretIn } from '../../../../test/mailed.ts';
import type { MemberOverrides } from '../../../../test/members.ts';
import { createTestServer } from '../../../../test/server.ts';
import { picture, upload } from '../../../../test/upload.ts';
import { walletAndLedger } from '../../../../test/writers.ts';
import type { Verdict } from './decide.ts';
import { listQueue, openComplaint } from './queue.ts';

const server = await createTestServer();
const addMember = (overrides?: MemberOverrides) => addReporter(server, overrides);
const visitor = await server.client();

/** Adds a report of Anna about Bruno; returns both members and the reference. */
async function addReport(overrides: MemberOverrides = {}) {
  const [anna, bruno] = [await addMember(), await addMember(overrides)];
  const { reference } = (await anna.reportProfile(bruno)).body.complaint;
  return { anna, bruno, reference: reference as string };
}
const statusOf = async (member: { id: string }) =>
  (await server.db.selectFrom('member').select('status').where('id', '=', member.id).executeTakeFirst())
    ?.status;

/** Runs work that has to wait for a first decision whose transaction is not committed yet. */
async function whileDeciding<Result>(
  reference: string,
  outcome: Verdict['outcome'],
  work: () => Promise<Result>,
): Promise<Result> {
  const { decided: decision, acted: result } = await server.ctx.transaction(async tx => {
    // the decision waits here: the last statement of a first decision adds the restricted member as a party
    await sql`lock table complaint_party in share mode`.execute(tx.db);
    const decision = judge(server, 1, reference, outcome);
    await vi.waitFor(async () => expect(await countLockWaiters(server.db)).toBe(1));
    const result = work();
    await vi.waitFor(async () => expect(await countLockWaiters(server.db)).toBe(2));
    return { decided: decision, acted: result };
  });
  await decision;
  return result;
}

describe('a decision', () => {
  test('that restricts says ground, facts, duration, that a person decided, and every remedy', async () => {
    const { anna, bruno, reference } = await addReport();
    const restrict = judge(server, 1, reference, 'account_disabled', { ground: undefined });
    await expect(restrict).rejects.toThrow('Say what a restriction rests on');
    await expect(judge(server, 1, reference, 'rejected', { ground: 'law' })).rejects.toThrow(
      'only of a restriction',
    );
    const unnamed = judge(server, 1, reference, 'account_disabled', { rule: undefined });
    await expect(unnamed).rejects.toThrow('which rule of the ban policy');
    await expect(judge(server, 1, reference, 'account_disabled', { ground: 'law' })).rejects.toThrow(
      'which provision',
    );
    await judge(server, 1, reference, 'account_disabled', { ground: 'law', law: 'art. 612 c.p.' });
    const [statement, decided] = [bruno, anna].map(
      async ({ email }) => (await server.mails(email)).at(-1)?.text,
    );
    for (const part of [
      'Fondamento: Contrario alla legge: art. 612 c.p.',
      'Regola: Insulti, minacce, odio, pressioni',
      '/pages/ban',
      'Durata: Permanente',
      'Decisa: Da una persona, senza mezzi automatizzati',
      'point 6',
      'risoluzione extragiudiziale',
    ]) {
      expect(await statement).toContain(part);
    }
    // both sides have the same remedies: the appeal with its end in its time zone, a body for disputes, the courts
    for (const mail of [await statement, await decided]) {
      expect(mail).toMatch(
        /senza spese, fino al \d+ \w+ 2027 alle ore \d+:\d\d CES?T\. In quel caso decide un’altra/,
      );
      for (const part of ['dsa-out-of-court-dispute-settlement', 'tribunal', 'Regola: Insulti'])
        expect(mail).toContain(part);
    }
    const seen = (await anna.complaint(reference)).body.complaint.decision;
    expect(seen).toMatchObject({ ground: 'law', rule: 'respect', law: 'art. 612 c.p.', automated: false });
  });

  test('gives each reader reasons of their own, in their own language', async () => {
    const { anna, bruno, reference } = await addReport({ language: 'de' });
    expect(await readers(server, reference)).toEqual({
      reporter: 'it',
      affected: 'de',
      affectedReads: false,
    });
    const [italian, german] = [
      { language: 'it', text: 'Le parole del 18 novembre sono minacce.' },
      { language: 'de', text: 'Deine Worte vom 18. November sind Drohungen.' },
    ];
    const warn = (reasons: Verdict['reasons']) => judge(server, 1, reference, 'warned', { reasons });
    await expect(warn({ reporter: italian })).rejects.toThrow('--reasons affected.de=');
    await expect(warn({ reporter: italian, affected: italian })).rejects.toThrow('--reasons affected.de=');
    await expect(warn({ affected: german })).rejects.toThrow('--reasons reporter.it=');
    const both = { reporter: italian, affected: german };
    const reject = judge(server, 1, reference, 'rejected', { reasons: both });
    await expect(reject).rejects.toThrow('restricts nobody');
    await warn(both);
    for (const [reader, own, other] of [
      [anna, italian, german],
      [bruno, german, italian],
    ] as const) {
      const mail = (await server.mails(reader.email)).at(-1)?.text;
      expect(mail).toContain(own.text);
      expect(mail).not.toContain(other.text);
      expect((await reader.complaint(reference)).body.complaint.decision.reasons).toBe(own.text);
    }
    // who was restricted once reads every further decision
    await anna.appeal(reference);
    const appealed = judge(server, 2, reference, 'rejected', { reasons: { reporter: italian } });
    await expect(appealed).rejects.toThrow('--reasons affected.de=');
  });

  test('about a threat to life says which authority was informed, which nobody concerned learns', async () => {
    const [anna, bruno] = [await addMember(), await addMember()];
    for (const reason of ['minor', 'exploitation', 'violence', 'illegal_speech']) {
      const { reference } = (await anna.reportProfile(bruno, { reason })).body.complaint;
      await expect(judge(server, 1, reference, 'warned'), reason).rejects.toThrow('which authority');
    }
    const minor = (await anna.reportProfile(bruno, { reason: 'minor' })).body.complaint.reference;
    await judge(server, 1, minor, 'warned', { authority: null });
    const threat = (await anna.reportProfile(bruno, { reason: 'violence' })).body.complaint.reference;
    const authority = { name: 'Polizia postale, Milano', informedOn: '2026-11-20' };
    await judge(server, 1, threat, 'account_disabled', { authority });
    expect((await openComplaint(server.ctx, threat)).decisions[0]).toMatchObject({
      authority: authority.name,
      informed_on: authority.informedOn,
    });
    for (const { email } of [anna, bruno])
      expect((await server.mails(email)).at(-1)?.text).not.toMatch(/Polizia/);
    expect(JSON.stringify((await anna.complaint(threat)).body)).not.toMatch(/Polizia/);
  });

  test('is sent to the reporter with its reasons, and shown as in review before', async () => {
    const { anna, bruno, reference } = await addReport();
    expect((await listQueue(server.ctx)).map(entry => entry.reference)).toContain(reference);
    await openComplaint(server.ctx, reference);
    expect((await anna.complaint(reference)).body.complaint.state).toBe('in_review');
    await judge(server, 1, reference, 'rejected');
    expect((await anna.complaint(reference)).body.complaint).toMatchObject({
      state: 'decided',
      can_appeal: true,
      appeal_until: expect.any(String),
      decision: { outcome: 'rejected', automated: false, reasons: expect.stringContaining('point 6') },
    });
    const mail = (await server.mails(anna.email)).at(-1);
    expect(mail?.text).toContain('point 6');
    expect(`${mail?.text}${mail?.html}`).not.toMatch(/ada|bruno/i);
    // the decision does not restrict Bruno, so that he is not notified
    expect(await server.mails(bruno.email)).toEqual([]);
    expect((await bruno.complaint(reference)).status).toBe(404);
    expect((await listQueue(server.ctx)).map(entry => entry.reference)).not.toContain(reference);
  });

  test('that restricts a member is stated to them, without the reporter', async () => {
    const { anna, bruno, reference } = await addReport();
    await judge(server, 1, reference, 'warned');
    const mail = (await server.mails(bruno.email)).at(-1);
    expect(mail?.text).toContain('point 6');
    expect(`${mail?.text}${mail?.html}`).not.toContain(anna.name);
    expect((await bruno.complaint(reference)).body.complaint).toMatchObject({
      role: 'affected',
      text: null,
      // as typed it may say who reports
      url: null,
      decision: { outcome: 'warned' },
      can_appeal: true,
    });
    expect((await bruno.complaints())[0]).toMatchObject({ reference, role: 'affected' });
    expect((await anna.complaints())[0]).toMatchObject({ reference, role: 'reporter' });
  });

  test('is sent to the current address of members, not to a former one', async () => {
    const { anna, bruno, reference } = await addReport();
    const changeEmail = (member: { id: string }, email: string) =>
      server.db
        .updateTable('account')
        .set({ email, email_key: email })
        .where('member_id', '=', member.id)
        .execute();
    await changeEmail(anna, 'anna.now@example.com');
    await judge(server, 1, reference, 'warned');
    await changeEmail(bruno, 'bruno.now@example.com');
    await anna.appeal(reference);
    await judge(server, 2, reference, 'rejected');
    const kinds = async (email: string) => (await server.mails(email)).map(({ kind }) => kind);
    const kindsOfDecisions = ['complaint_decided_1', 'complaint_decided_2'];
    expect(await kinds('anna.now@example.com')).toEqual(kindsOfDecisions);
    expect(await kinds('bruno.now@example.com')).toEqual(kindsOfDecisions.slice(1));
    expect(await kinds(anna.email)).toEqual(['complaint_received']);
    expect(await kinds(bruno.email)).toEqual(kindsOfDecisions.slice(0, 1));
  });

  test('hides a photo; the appeal restores it', async () => {
    const [anna, bruno] = [await addMember(), await addMember()];
    const { photo } = (await upload(bruno.call, await picture())).body;
    const { reference } = (await anna.report({ kind: 'photo', photo: photo.id })).body.complaint;
    await judge(server, 1, reference, 'photo_removed');
    const visibleProfile = async () =>
      (await anna.call('GET', `/api/member.php?id=${bruno.id}`)).body.profile;
    expect(await visibleProfile()).toMatchObject({ main_image: null, num_photos: 0, photos: [] });
    expect((await server.app.inject({ url: photo.filename })).statusCode).toBe(404);
    const ownPhotos = (await bruno.call('GET', '/api/profile.php')).body.profile.photos;
    expect(ownPhotos).toMatchObject([{ id: photo.id, status: 'rejected' }]);
    await bruno.appeal(reference);
    await judge(server, 2, reference, 'rejected');
    expect(await visibleProfile()).toMatchObject({ num_photos: 1, main_image: { id: photo.id } });
  });

  test('closes an account: sessions end, the profile is hidden, unread messages are refunded', async () => {
    const { anna, bruno, reference } = await addReport();
    const carla = await addMember();
    await carla.send(bruno);
    await bruno.send(carla);
    await bruno.call('POST', '/api/like.php', { profile: carla.id });
    expect((await carla.chats()).body.num_unread_messages).toBe(1);
    await judge(server, 1, reference, 'account_disabled');

    expect((await bruno.call('GET', '/api/user.php')).body.user ?? null).toBeNull();
    expect((await bruno.call('GET', '/api/chats.php')).status).toBe(403);
    expect((await anna.call('GET', `/api/member.php?id=${bruno.id}`)).status).toBe(404);
    expect((await carla.send(bruno)).status).toBe(404);
    expect((await carla.chats()).body).toEqual({ chats: [], num_unread_messages: 0 });
    expect((await carla.call('GET', '/api/likes.php')).body).toMatchObject({ liked_by: [], num_new: 0 });
    expect(await walletAndLedger(server, carla)).toMatchObject({ balance: 20, sum: 0 });
    expect(server.events(carla).at(-1)).toEqual({ event: 'user', data: {} });

    // Bruno cannot log in, and appeals with the link in his mail
    const key = await keyFor(server, bruno.email);
    const url = `/api/complaint.php?reference=${reference}&key=${key}`;
    expect((await visitor('GET', url)).body.complaint).toMatchObject({ role: 'affected', can_appeal: true });
    const text = 'I have never written that.';
    const appealResponse = await visitor('POST', '/api/appeal.php', { reference, key, text });
    expect(appealResponse.body.complaint).toMatchObject({
      state: 'appealed',
      appeal: { text },
      can_appeal: false,
    });
    await judge(server, 2, reference, 'warned');
    expect(await statusOf(bruno)).toBe('active');
    expect((await carla.chats()).body).toMatchObject({
      num_unread_messages: 1,
      chats: [{ profile: { id: bruno.id } }],
    });
    expect((await carla.call('GET', '/api/likes.php')).body.num_new).toBe(1);
    expect((await carla.chatWith(bruno)).status).toBe(200);
  });

  test('when overturned keeps an account closed that another decision closes too', async () => {
    const { bruno, reference } = await addReport();
    const other = (await (await addMember()).reportProfile(bruno)).body.complaint.reference;
    await judge(server, 1, reference, 'account_disabled');
    await judge(server, 1, other, 'account_disabled');
    const key = await keyFor(server, bruno.email, 'complaint_decided_1');
    await visitor('POST', '/api/appeal.php', { reference: other, key, text: 'This is wrong, truly.' });
    await judge(server, 2, other, 'rejected');
    expect(await statusOf(bruno)).toBe('disabled');
  });

  test('when overturned keeps a photo hidden that another decision hides too', async () => {
    const [anna, bruno, carla] = [await addMember(), await addMember(), await addMember()];
    const { photo } = (await upload(bruno.call, await picture())).body;
    const reports = [anna, carla].map(reporter => reporter.report({ kind: 'photo', photo: photo.id }));
    const references = (await Promise.all(reports)).map(({ body }) => body.complaint.reference);
    for (const reference of references) await judge(server, 1, reference, 'photo_removed');
    const visiblePhotos = async () =>
      (await anna.call('GET', `/api/member.php?id=${bruno.id}`)).body.profile.photos;
    for (const [index, reference] of references.entries()) {
      await bruno.appeal(reference);
      await judge(server, 2, reference, 'rejected');
      expect(await visiblePhotos()).toHaveLength(index);
    }
  });

  test('cannot be evaded by deleting the account before and restoring it after', async () => {
    const { bruno, reference } = await addReport({
      password_hash: await server.ctx.passwords.hash('correct horse battery'),
    });
    await bruno.call('DELETE', '/api/account.php', { password: 'correct horse battery', reason: 'other' });
    expect(await statusOf(bruno)).toBe('deleted');
    await judge(server, 1, reference, 'account_disabled');
    const mail = (await server.mails(bruno.email)).find(({ kind }) => kind === 'deletion');
    const token = /token=([\w-]+)/.exec(mail?.text ?? '')?.[1];
    const restore = () => visitor('PUT', '/api/account.php', { token });
    expect((await restore()).body.code).toBe('reset_link_invalid');
    server.clock.advance({ days: 1 });
    const login = { login: bruno.email, password: 'correct horse battery' };
    expect((await visitor('POST', '/api/user.php', login)).body.code).toBe('account_deleted');
    expect((await server.mails(bruno.email)).filter(({ kind }) => kind === 'deletion')).toHaveLength(1);
    const key = await keyFor(server, bruno.email, 'complaint_decided_1');
    await visitor('POST', '/api/appeal.php', { reference, key, text: 'This is wrong, truly.' });
    await judge(server, 2, reference, 'rejected');
    expect((await restore()).status).toBe(200);
    expect(await statusOf(bruno)).toBe('active');
  });

  test('cannot be evaded by restoring the account at the same moment', async () => {
    const password = 'correct horse battery';
    const { bruno, reference } = await addReport({
      password_hash: await server.ctx.passwords.hash(password),
    });
    await bruno.call('DELETE', '/api/account.php', { password, reason: 'other' });
    const token = secretIn((await server.mails(bruno.email)).find(({ kind }) => kind === 'deletion'));
    const response = await whileDeciding(reference, 'account_disabled', () =>
      visitor('PUT', '/api/account.php', { token }),
    );
    expect(response.body.code).toBe('reset_link_invalid');
    expect(await statusOf(bruno)).toBe('deleted');
  });

  test('is not undone by a concurrent appeal against another one', async () => {
    const { bruno, reference } = await addReport();
    const { photo } = (await upload(bruno.call, await picture())).body;
    const report = async (subject: object) =>
      (await (await addMember()).report(subject)).body.complaint.reference;
    const [other, ...ofPhoto] = [
      await report({ kind: 'profile', profile: bruno.id }),
      await report({ kind: 'photo', photo: photo.id }),
      await report({ kind: 'photo', photo: photo.id }),
    ];
    await judge(server, 1, ofPhoto[0], 'photo_removed');
    await bruno.appeal(ofPhoto[0]);
    await whileDeciding(ofPhoto[1], 'photo_removed', () => judge(server, 2, ofPhoto[0], 'rejected'));
    expect((await bruno.call('GET', '/api/profile.php')).body.profile.photos[0].status).toBe('rejected');

    await judge(server, 1, other, 'account_disabled');
    const key = await keyFor(server, bruno.email);
    await visitor('POST', '/api/appeal.php', { reference: other, key, text: 'This is wrong, truly.' });
    await whileDeciding(reference, 'account_disabled', () => judge(server, 2, other, 'rejected'));
    expect(await statusOf(bruno)).toBe('disabled');
  });

  test('does not come back from blocks in between', async () => {
    const { bruno, reference } = await addReport();
    const carla = await addMember();
    await bruno.send(carla);
    await judge(server, 1, reference, 'account_disabled');
    await server.db
      .insertInto('block')
      .values({ blocker: carla.id, blocked: bruno.id, created_at: server.clock.now() })
      .execute();
    const key = await keyFor(server, bruno.email);
    await visitor('POST', '/api/appeal.php', { reference, key, text: 'This is wrong, truly.' });
    await judge(server, 2, reference, 'rejected');
    expect((await carla.chats()).body).toEqual({ chats: [], num_unread_messages: 0 });
  });

  test('closes an account during concurrent messages to it: each is refused or refunded', async () => {
    for (let round = 0; round < 4; round++) {
      const { bruno, reference } = await addReport();
      const carla = await addMember();
      await Promise.all([
        ...[1, 2, 3].map(() => carla.send(bruno)),
        bruno.send(carla),
        judge(server, 1, reference, 'account_disabled'),
        ...[1, 2, 3].map(() => carla.send(bruno)),
        bruno.send(carla),
      ]);
      expect(await walletAndLedger(server, carla)).toMatchObject({ balance: 20, sum: 0 });
      expect((await carla.chats()).body).toEqual({ chats: [], num_unread_messages: 0 });
    }
  });

  test('is refused where it does not fit', async () => {
    const { reference } = await addReport();
    const refuse = (...judged: Parameters<typeof judge>) => expect(judge(...judged)).rejects;
    await refuse(server, 1, reference, 'photo_removed').toThrow('which photo');
    await refuse(server, 1, reference, 'photo_removed', { photo: server.ctx.ids.uuid() }).toThrow(
      'no such photo',
    );
    await refuse(server, 1, reference, 'photo_removed', { photo: 'the first' }).toThrow('no such photo');
    const carla = await addMember();
    const { photo } = (await upload(carla.call, await picture())).body;
    await refuse(server, 1, reference, 'photo_removed', { photo: photo.id }).toThrow('no such photo');
    expect((await carla.call('GET', '/api/profile.php')).body.profile.photos[0].status).toBe('active');
    await refuse(server, 1, reference, 'upheld').toThrow('upheld by what is done');
    const reasons = { reporter: { language: 'it', text: 'Because.' } };
    await refuse(server, 1, reference, 'rejected', { reasons }).toThrow('20 to 5,000');
    await refuse(server, 1, reference, 'warned', { by: ' ' }).toThrow('who decides');
    await refuse(server, 2, reference, 'warned').toThrow('Nobody has appealed');
    const unknown = { reference: 'V-0000-0000-0000' };
    await refuse(server, 1, reference, 'warned', unknown).toThrow('no complaint');
    const general = { reason: 'service', text: 'It is too slow for me.' };
    const { complaint } = (await (await addMember()).call('POST', '/api/complaint.php', general)).body;
    await refuse(server, 1, complaint.reference, 'account_disabled').toThrow('rejected or upheld');
    await judge(server, 1, complaint.reference, 'upheld');
  });

  test('is made once by concurrent operators', async () => {
    const { reference } = await addReport();
    const results = await Promise.allSettled([
      judge(server, 1, reference, 'warned'),
      judge(server, 1, reference, 'rejected', { by: 'Cora' }),
    ]);
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });
});

describe('an appeal', () => {
  test('is decided by another operator; the database refuses the same one', async () => {
    const { anna, reference } = await addReport();
    await judge(server, 1, reference, 'rejected');
    expect((await anna.appeal(reference)).status).toBe(200);
    await expect(judge(server, 2, reference, 'warned', { by: ' ADA ' })).rejects.toThrow('another person');
    const { id } = await server.db
      .selectFrom('complaint')
      .select('id')
      .where('reference', '=', reference)
      .executeTakeFirstOrThrow();
    const decisionBySamePerson = server.db.insertInto('complaint_decision').values({
      complaint_id: id,
      round: 2,
      outcome: 'rejected',
      photo_id: null,
      reasons: 'No.',
      decided_by: 'ada',
      decided_at: server.clock.now(),
    });
    await expect(decisionBySamePerson.execute()).rejects.toThrow('complaint_decision_by_another');
    const change = server.db.updateTable('complaint_decision').set({ decided_by: 'cora' });
    await expect(change.where('complaint_id', '=', id).execute()).rejects.toThrow('never changed');
    await judge(server, 2, reference, 'warned');
    expect((await anna.complaint(reference)).body.complaint).toMatchObject({
      state: 'decided',
      can_appeal: false,
      decision: { outcome: 'rejected' },
      final_decision: { outcome: 'warned' },
    });
    expect((await anna.appeal(reference)).status).toBe(400);
  });

  test('is possible while the same subject is reported again', async () => {
    const { anna, bruno, reference } = await addReport();
    await judge(server, 1, reference, 'warned');
    const secondReport = await anna.reportProfile(bruno);
    expect([secondReport.status, secondReport.body.complaint.reference]).not.toContain(reference);
    expect((await bruno.appeal(reference)).status).toBe(200);
    expect((await bruno.complaint(reference)).body.complaint.state).toBe('appealed');
    // a repeated report belongs to the one that is still undecided
    expect((await anna.reportProfile(bruno)).body.complaint.reference).toBe(
      secondReport.body.complaint.reference,
    );
    await judge(server, 2, reference, 'rejected');
    await judge(server, 1, secondReport.body.complaint.reference, 'warned');
  });

  test('is made once by each side, in time, and not before there is a decision', async () => {
    const { anna, bruno, reference } = await addReport();
    const refused = { status: 400, body: { details: [{ field: 'reference', code: 'not_allowed' }] } };
    expect(await anna.appeal(reference)).toMatchObject(refused);
    await judge(server, 1, reference, 'warned');
    const answers = await Promise.all([1, 2, 3].map(() => anna.appeal(reference)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400]);
    expect((await bruno.appeal(reference)).status).toBe(200);
    expect((await bruno.complaint(reference)).body.complaint.appeal.text).toBe(
      'I do not agree with it at all.',
    );
    expect((await bruno.appeal(reference, { text: 'no' })).status).toBe(400);

    const late = await addReport();
    await judge(server, 1, late.reference, 'rejected');
    server.clock.advance({ days: 183 });
    const key = await keyFor(server, late.anna.email);
    const text = 'Half a year has passed.';
    const appealed = () => visitor('POST', '/api/appeal.php', { reference: late.reference, key, text });
    const until = server.clock.now().toISOString().slice(0, 10);
    const over = { status: 400, body: { code: 'appeal_period_over', details: { until } } };
    expect(await appealed()).toMatchObject(over);
    // also when the decision has become final by then
    await server.ctx.transaction(tx => server.ctx.jobs.enqueue(tx, 'trust.tidy', {}));
    await server.runJobs();
    expect(await appealed()).toMatchObject(over);
  });
});

test('a decision is final once no appeal is possible, and erased a year later', async () => {
  const { anna, reference } = await addReport();
  await judge(server, 1, reference, 'rejected');
  const key = await keyFor(server, anna.email);
  const complaintOf = () => visitor('GET', `/api/complaint.php?reference=${reference}&key=${key}`);
  const cleanUp = () =>
    server.ctx.transaction(tx => server.ctx.jobs.enqueue(tx, 'trust.tidy', {})).then(() => server.runJobs());
  await cleanUp();
  expect((await complaintOf()).body.complaint.state).toBe('decided');
  server.clock.advance({ days: 183 });
  await cleanUp();
  expect((await complaintOf()).body.complaint.state).toBe('final');
  server.clock.advance({ days: 366 });
  await cleanUp();
  expect((await complaintOf()).status).toBe(404);
});

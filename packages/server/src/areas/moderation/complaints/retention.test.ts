import { expect, test } from 'vitest';
import { addReporter, judge } from '../../../../test/complaints.ts';
import { createTestServer } from '../../../../test/server.ts';
import { reportFiles } from '../transparency/report.ts';
import { cleanUpComplaints, openComplaint } from './queue.ts';

const server = await createTestServer();
const { ctx, db, clock } = server;
const site = ctx.sites.byId('velluto');
const year = { from: new Date('2027-01-01T00:00:00Z'), until: new Date('2028-01-01T00:00:00Z') };

const report = async () =>
  (await reportFiles(ctx, site, year, { published: '2028-02-20', complete: true })).map(({ text }) => text);

test('what a report counts of a case stays until the end of the year after it, without anybody in it', async () => {
  clock.set('2027-01-02T10:00:00.000Z');
  const [anna, eve] = [await addReporter(server), await addReporter(server, { name: 'Evelina' })];
  const fields = { reason: 'scam', text: 'She asks for money.' };
  const { reference } = (await anna.reportProfile(eve, fields)).body.complaint;
  await judge(server, 1, reference, 'rejected');
  clock.advance({ hours: 1 });
  expect((await anna.appeal(reference, { text: 'Read the messages again.' })).status).toBe(200);
  clock.advance({ hours: 1 });
  await judge(server, 2, reference, 'warned');
  clock.advance({ hours: 1 });
  expect((await eve.appeal(reference, { text: 'She is wrong about it.' })).status).toBe(200);
  clock.advance({ hours: 1 });
  expect(await judge(server, 3, reference, 'rejected')).toBe('final');
  const counted = await report();

  clock.advance({ days: 365, ms: -1 });
  await cleanUpComplaints(ctx);
  expect((await openComplaint(ctx, reference)).text).toBe('She asks for money.');

  clock.advance({ ms: 1 });
  await cleanUpComplaints(ctx);
  const rest = JSON.stringify(await openComplaint(ctx, reference));
  for (const personal of [
    anna.id,
    eve.id,
    anna.email,
    'Evelina',
    'money',
    'messages',
    'wrong',
    'threats',
    'ada',
  ])
    expect(rest).not.toContain(personal);
  expect(await db.selectFrom('complaint_key').select('role').execute()).toEqual([]);
  expect(await report()).toEqual(counted);

  clock.set('2028-12-31T23:59:59.999Z');
  await cleanUpComplaints(ctx);
  expect(await report()).toEqual(counted);
  clock.set('2029-01-01T00:00:00.000Z');
  await cleanUpComplaints(ctx);
  await expect(openComplaint(ctx, reference)).rejects.toThrow('no complaint');
}, 60_000);

test('the words of a decision go with its case, and nothing of it changes otherwise', async () => {
  clock.set('2029-03-01T10:00:00.000Z');
  const [anna, eve] = [await addReporter(server), await addReporter(server)];
  const { reference } = (await anna.reportProfile(eve)).body.complaint;
  await judge(server, 1, reference, 'warned');
  const changes = [
    { reasons: 'Something else that was not said.' },
    { reasons: '', outcome: 'rejected' },
    { reasons: '', ground: null },
    { reasons: '', decided_at: new Date('2029-03-02') },
  ] as const;
  for (const change of changes) {
    await expect(db.updateTable('complaint_decision').set(change).execute()).rejects.toThrow('never changed');
  }
});

import { expect, test, vi } from 'vitest';
import { addReporter, judge } from '../../../../test/complaints.ts';
import { createTestServer } from '../../../../test/server.ts';
import { mailOverdue } from './staff.ts';

const server = await createTestServer();
const { ctx, clock } = server;
const visitor = await server.client();
const support = ctx.sites.byId('velluto').support_email;
const staffMails = async () => (await server.mails(support)).map(({ subject, text }) => ({ subject, text }));
const complain = async (number: number) => {
  const { body } = await visitor('POST', '/api/complaint.php', {
    reason: 'payment',
    text: `I was charged ${number} times on Monday.`,
    name: 'Nina Rossi',
    email: `nina${number}@example.com`,
  });
  return body.complaint.reference as string;
};
const metric = async (name: string) =>
  Number(new RegExp(`^${name}{site="velluto"} (\\S+)$`, 'm').exec((await ctx.metrics.text()).body)?.[1]);

test('new complaints are mailed to the support address of the site, many in one mail, without their texts', async () => {
  const references = [await complain(1), await complain(2), await complain(3)];
  await server.runJobs();
  expect(await staffMails()).toEqual([]);
  clock.advance({ minutes: 5 });
  await server.runJobs();
  const [mail, ...others] = await staffMails();
  expect(others).toEqual([]);
  expect(mail?.subject).toMatch(/^3 /);
  for (const reference of references) expect(mail?.text).toContain(reference);
  expect(mail?.text).not.toMatch(/Nina|charged/);

  const later = await complain(4);
  clock.advance({ minutes: 5 });
  await server.runJobs();
  const second = (await staffMails()).at(-1);
  expect([second?.subject.slice(0, 2), second?.text.includes(later)]).toEqual(['1 ', true]);
  expect(second?.text).not.toContain(references[0]);
});

test('complaints that have waited for more than a day are mailed once a day, until they are decided', async () => {
  const before = (await staffMails()).length;
  await mailOverdue(ctx);
  expect(await staffMails()).toHaveLength(before);
  clock.advance({ hours: 25 });
  for (let hour = 0; hour < 2; hour++) await mailOverdue(ctx);
  expect(await staffMails()).toHaveLength(before + 1);
  expect((await staffMails()).at(-1)?.subject).toMatch(/^4 /);
  clock.advance({ days: 1 });
  await mailOverdue(ctx);
  expect(await staffMails()).toHaveLength(before + 2);
  await server.db.updateTable('complaint').set({ state: 'decided' }).execute();
  clock.advance({ days: 1 });
  await mailOverdue(ctx);
  expect(await staffMails()).toHaveLength(before + 2);
});

test('the metrics say how many wait, and for how long the oldest does', async () => {
  expect([
    await metric('velluto_complaints_waiting'),
    await metric('velluto_complaints_oldest_seconds'),
  ]).toEqual([0, 0]);
  await complain(5);
  clock.advance({ hours: 2 });
  await complain(6);
  expect([
    await metric('velluto_complaints_waiting'),
    await metric('velluto_complaints_oldest_seconds'),
  ]).toEqual([2, 7200]);
});

test('a single complaint is mailed too, on a clock that goes on meanwhile', async () => {
  clock.advance({ minutes: 5 });
  await server.runJobs();
  const now = clock.now;
  const running = vi.spyOn(clock, 'now').mockImplementation(() => {
    clock.advance({ ms: 1 });
    return now();
  });
  const reference = await complain(7);
  running.mockRestore();
  clock.advance({ minutes: 5 });
  await server.runJobs();
  const mail = (await staffMails()).at(-1);
  expect([mail?.subject.slice(0, 2), mail?.text.includes(reference)]).toEqual(['1 ', true]);
});

test('an appeal waits since it was made, not since the complaint', async () => {
  const [anna, bruno] = [await addReporter(server), await addReporter(server)];
  const { reference } = (await anna.reportProfile(bruno)).body.complaint;
  await judge(server, 1, reference, 'rejected');
  await server.db.updateTable('complaint').set({ state: 'decided' }).execute();
  clock.advance({ days: 3 });
  await server.runJobs();
  const earlier = await complain(8);
  clock.advance({ hours: 1 });
  expect((await anna.appeal(reference)).status).toBe(200);
  expect(await metric('velluto_complaints_oldest_seconds')).toBe(3600);
  await server.runJobs();
  const { text = '' } = (await staffMails()).at(-1) ?? {};
  const [first, second] = [earlier, reference].map(named => text.indexOf(named));
  expect(first).toBeGreaterThan(0);
  expect(second).toBeGreaterThan(first ?? 0);
});

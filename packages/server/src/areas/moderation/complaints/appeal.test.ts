import { expect, test } from 'vitest';
import { addReporter, judge, keyFor } from '../../../../test/complaints.ts';
import { createTestServer } from '../../../../test/server.ts';
import { cleanUpComplaints } from './queue.ts';

const server = await createTestServer();
const visitor = await server.client();

/** Adds a report of Anna about Bruno with a first decision. */
async function addDecidedComplaint(outcome: 'rejected' | 'warned') {
  const [anna, bruno] = [await addReporter(server), await addReporter(server)];
  const reference: string = (await anna.reportProfile(bruno)).body.complaint.reference;
  await judge(server, 1, reference, outcome);
  return { anna, bruno, reference };
}
/** A complaint as the link in a mail shows it, for parties whose session has ended with the account or by time. */
const complaintByKey = async (reference: string, key: string) =>
  (await visitor('GET', `/api/complaint.php?reference=${reference}&key=${key}`)).body.complaint;
const daysLater = (days: number) => new Date(server.clock.now().getTime() + days * 86_400_000).toISOString();

test('a member whom only the decision on another’s appeal restricts may appeal, and a third person decides', async () => {
  const { anna, bruno, reference } = await addDecidedComplaint('rejected');
  await anna.appeal(reference);
  await judge(server, 2, reference, 'account_disabled');
  expect((await anna.complaint(reference)).body.complaint).toMatchObject({
    state: 'decided',
    can_appeal: false,
    decision: { outcome: 'rejected' },
    final_decision: { outcome: 'account_disabled' },
  });
  const notification = (await server.mails(bruno.email)).at(-1);
  expect(notification?.text).toMatch(/fino al \d+ \w+ \d+ alle ore \d+:\d\d CES?T/);
  const key = await keyFor(server, bruno.email);
  expect(await complaintByKey(reference, key)).toMatchObject({
    role: 'affected',
    state: 'decided',
    can_appeal: true,
    appeal_until: daysLater(183),
    decision: { outcome: 'account_disabled' },
    final_decision: null,
  });

  const text = 'I have never written that.';
  expect((await visitor('POST', '/api/appeal.php', { reference, key, text })).status).toBe(200);
  for (const by of ['Ada', 'Berta']) {
    await expect(judge(server, 3, reference, 'rejected', { by })).rejects.toThrow('another person');
  }
  await judge(server, 3, reference, 'rejected');
  const final = { state: 'final', can_appeal: false, final_decision: { outcome: 'rejected' } };
  expect(await complaintByKey(reference, key)).toMatchObject({
    ...final,
    decision: { outcome: 'account_disabled' },
    appeal: { text },
  });
  expect((await anna.complaint(reference)).body.complaint).toMatchObject(final);
  const mail = (await server.mails(bruno.email)).at(-1);
  expect(mail?.kind).toBe('complaint_decided_3');
  expect(mail?.text).not.toContain('entro sei mesi');
});

test('a party who has not appealed may do so for six months after the other’s appeal was decided', async () => {
  const { anna, bruno, reference } = await addDecidedComplaint('warned');
  const keys = [await keyFor(server, anna.email), await keyFor(server, bruno.email)] as const;
  server.clock.advance({ days: 100 });
  const appeal = { reference, key: keys[1], text: 'I have never written that.' };
  expect((await visitor('POST', '/api/appeal.php', appeal)).status).toBe(200);
  await judge(server, 2, reference, 'rejected');
  const canAppeal = () =>
    Promise.all(keys.map(async key => (await complaintByKey(reference, key)).can_appeal));
  server.clock.advance({ days: 182 });
  await cleanUpComplaints(server.ctx);
  expect(await canAppeal()).toEqual([true, false]);
  server.clock.advance({ days: 1 });
  expect(await canAppeal()).toEqual([false, false]);
  await cleanUpComplaints(server.ctx);
  expect(await complaintByKey(reference, keys[0])).toMatchObject({ state: 'final', appeal_until: null });
});

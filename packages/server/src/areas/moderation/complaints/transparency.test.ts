import { expect, test } from 'vitest';
import { addReporter, judge } from '../../../../test/complaints.ts';
import { createTestServer } from '../../../../test/server.ts';
import { classifyComplaint } from '../transparency/records.ts';
import { transparencyReport } from './transparency.ts';

const server = await createTestServer();
const november = { from: new Date('2026-11-01T00:00:00Z'), until: new Date('2026-12-01T00:00:00Z') };

test('the transparency report counts what came in, what was decided on which ground, and how long it took', async () => {
  const [anna, bruno, carla, dora] = [
    await addReporter(server),
    await addReporter(server),
    await addReporter(server),
    await addReporter(server),
  ];
  const report = async (about: { id: string }) =>
    (await anna.reportProfile(about)).body.complaint.reference as string;
  const [first, second] = [await report(bruno), await report(carla)];
  const found = await report(dora);
  await classifyComplaint(server.ctx, found, { source: 'own', category: 'KEYWORD_CYBER_HARASSMENT' });
  server.clock.advance({ hours: 6 });
  await judge(server, 1, first, 'account_disabled', { ground: 'fraud' });
  await judge(server, 1, second, 'rejected');
  server.clock.advance({ hours: 1 });
  await anna.appeal(second);
  server.clock.advance({ hours: 3 });
  await judge(server, 2, second, 'warned', { ground: 'law', law: 'art. 612 c.p.' });

  const text = await transparencyReport(server.ctx, november);
  expect(text).toContain('# Transparency report, 2026-11-01 to 2026-11-30');
  expect(text).toContain('## Notices and complaints received: 2');
  expect(text).toContain('| account_disabled | fraud | 1 |');
  expect(text).toContain('| rejected | – | 1 |');
  expect(text).toContain('Median time from receipt to the decision: 6 h.');
  expect(text).toContain('## Decisions on appeals: 1, of which 1 changed the outcome');
  expect(text).toContain('| warned | law | 1 |');
  expect(text).toContain('Median time from the appeal to the decision: 3 h.');
  expect(text).toContain('- Velluto: no whole month was counted yet.');
  expect(
    await transparencyReport(server.ctx, { from: november.until, until: new Date('2027-01-01') }),
  ).toContain('received: 0');

  await server.db
    .insertInto('monthly_recipients')
    .values({ site_id: 'velluto', month: '2026-10-01', recipients: 12 })
    .execute();
  expect(await transparencyReport(server.ctx, november)).toContain(
    '- Velluto: 12, average of 1 months, 2026-10-01 to 2026-10-31.',
  );
});

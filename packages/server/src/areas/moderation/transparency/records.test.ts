import { expect, it } from 'vitest';
import { addReporter } from '../../../../test/complaints.ts';
import { createTestServer } from '../../../../test/server.ts';
import {
  classifyComplaint,
  recordDispute,
  recordOrder,
  recordSuspension,
  recordsOf,
  removeRecord,
} from './records.ts';

const server = await createTestServer();
const { ctx, clock } = server;
const now = clock.now();
const before = (hours: number) => new Date(now.getTime() - hours * 3_600_000);
const period = { from: before(100), until: before(-1) };
const order = {
  site_id: 'velluto',
  file: 'Procura di Milano, 123/26',
  kind: 'act' as const,
  country: 'IT',
  category: 'KEYWORD_DEFAMATION',
  described: null,
  items: 1,
  received_at: before(10),
  informed_at: null,
  effected_at: null,
};
const dispute = {
  site_id: 'velluto',
  file: 'A-1',
  submitted_at: before(10),
  ended_at: null,
  outcome: null,
  implemented: false,
};
const suspension = {
  site_id: 'velluto',
  file: 'S-1',
  misuse: 'illegal_content' as const,
  imposed_at: before(1),
};

it('an order is completed by recording it again, and a mistake is removed', async () => {
  await recordOrder(ctx, order);
  await recordOrder(ctx, { ...order, informed_at: before(9), effected_at: before(8) });
  await recordOrder(ctx, { ...order, site_id: 'nordlys' });
  expect((await recordsOf(ctx, 'velluto', period)).orders).toEqual([
    { ...order, informed_at: before(9), effected_at: before(8) },
  ]);
  await removeRecord(ctx, 'authority_order', 'velluto', order.file);
  expect((await recordsOf(ctx, 'velluto', period)).orders).toEqual([]);
  expect((await recordsOf(ctx, 'nordlys', period)).orders).toHaveLength(1);
  await expect(removeRecord(ctx, 'authority_order', 'velluto', order.file)).rejects.toThrow(
    'Nothing is recorded under this file.',
  );
});

it.each([
  ['an unknown site', { site_id: 'rosso' }, 'Say --site: nordlys, velluto.'],
  ['a country outside the Union', { country: 'CH' }, 'Say --country: a Member State'],
  ['the Greek code of the template', { country: 'EL' }, 'Say --country: a Member State'],
  ['an unknown category', { category: 'KEYWORD_RUDENESS' }, 'Say --category'],
  ['a category of notices', { category: 'STATEMENT_CATEGORY_NOT_SPECIFIED_NOTICE' }, 'Say --category'],
  ['a whole category without words', { category: 'STATEMENT_CATEGORY_VIOLENCE' }, 'Say --category'],
  ['"other" of no category', { category: 'KEYWORD_OTHER', described: 'A brawl' }, 'Say --category'],
  ['an order to act without items', { items: null }, 'Say --items'],
  ['items of an order to give information', { kind: 'information' as const }, 'Say --items'],
  ['an effect before the order', { effected_at: before(11) }, 'Nothing is done before it was received.'],
  ['a time to come', { informed_at: before(-1) }, 'this time is still to come'],
])('an order is refused with %s', async (_, wrong, message) => {
  await expect(recordOrder(ctx, { ...order, ...wrong })).rejects.toThrow(message);
});

it('disputes and suspensions are refused where they contradict themselves', async () => {
  const ended = { ...dispute, ended_at: before(1), outcome: 'upheld' as const };
  await recordDispute(ctx, ended);
  await recordSuspension(ctx, suspension);
  for (const [wrong, message] of [
    [{ ...ended, outcome: null }, 'Say --ended and --outcome together.'],
    [{ ...ended, implemented: true }, 'Only a reversal is implemented.'],
    [{ ...ended, ended_at: before(11) }, 'Nothing is done before it was received.'],
    [{ ...ended, site_id: 'rosso' }, 'Say --site'],
  ] as const) {
    await expect(recordDispute(ctx, wrong)).rejects.toThrow(message);
  }
  await expect(recordSuspension(ctx, { ...suspension, imposed_at: before(-1) })).rejects.toThrow(
    'still to come',
  );
  const { disputes, suspensions } = await recordsOf(ctx, 'velluto', period);
  expect([disputes, suspensions]).toEqual([[ended], [suspension]]);
});

it('a complaint is counted as staff say, which its parties do not learn', async () => {
  const [anna, bruno] = [await addReporter(server), await addReporter(server)];
  const { body } = await anna.reportProfile(bruno);
  const { reference } = body.complaint;
  const described = 'Threats by voice message';
  for (const [wrong, message] of [
    [{ source: 'own' }, 'Say --category of what staff have found.'],
    [{ source: 'own', category: 'KEYWORD_NUDITY', trustedFlagger: 'X' }, 'Only a notice'],
    [
      { source: 'order', category: 'KEYWORD_DEFAMATION' },
      'Say the category of an order with moderation order.',
    ],
    [{ source: 'notice', category: 'KEYWORD_NUDITY' }, 'Say --category'],
    [{ source: 'notice', category: 'KEYWORD_DEFAMATION', described }, 'Say --category'],
  ] as const) {
    await expect(classifyComplaint(ctx, reference, wrong)).rejects.toThrow(message);
  }
  await expect(classifyComplaint(ctx, 'V-0000-0000-0000', { source: 'notice' })).rejects.toThrow(
    'There is no complaint with this reference.',
  );
  const category = 'STATEMENT_CATEGORY_CYBER_VIOLENCE';
  await classifyComplaint(ctx, reference, {
    ...{ source: 'notice', trustedFlagger: 'Telefono Azzurro', category, described },
  });
  const seen = JSON.stringify((await anna.complaint(reference)).body);
  expect(seen).not.toMatch(/Azzurro|STATEMENT_|Threats/);
  await classifyComplaint(ctx, reference, { source: 'notice' });
  const stored = await server.db
    .selectFrom('complaint')
    .select(['source', 'trusted_flagger', 'category', 'described'])
    .where('reference', '=', reference)
    .executeTakeFirst();
  expect(stored).toEqual({ source: 'notice', trusted_flagger: null, category: null, described: null });
});

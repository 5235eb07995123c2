import { expect, it } from 'vitest';
import { addReporter, judge } from '../../../../test/complaints.ts';
import { createTestServer } from '../../../../test/server.ts';
import { beginPeriod, type Row, rowOf } from '../../../../test/transparency.ts';
import { classifyComplaint, recordOrder } from './records.ts';

const server = await createTestServer();
const { ctx, clock } = server;
const hours = (count: number) => clock.advance({ hours: count });
/** A reported stranger, so that a decision of one test does not close an account of another. */
const stranger = () => addReporter(server);
const [anna, bruno, carla, dora] = await Promise.all([stranger(), stranger(), stranger(), stranger()]);
const rowsOf = (rows: Row[], cell: string) => rows.filter(row => Object.values(row).includes(cell));
const reportProfile = async (about: { id: string }, reason: string, reporter = anna) =>
  (await reporter.reportProfile(about, { reason, text: 'Look at this.' })).body.complaint.reference as string;

it('notices are counted by category, with the actions on them and the median hours', async () => {
  const report = beginPeriod(server);
  const other = beginPeriod(server, 'nordlys');
  const [liar, bully, child] = [await stranger(), await stranger(), await stranger()];
  const scam = await reportProfile(liar, 'scam');
  const insult = await reportProfile(bully, 'harassment');
  const second = await reportProfile(bully, 'harassment', dora);
  const minor = await reportProfile(child, 'minor');
  await reportProfile(bruno, 'other');
  await classifyComplaint(ctx, minor, {
    source: 'notice',
    trustedFlagger: 'Telefono Azzurro',
    category: 'KEYWORD_GROOMING_SEXUAL_ENTICEMENT_MINORS',
  });
  for (const [reason, text] of [
    ['service', 'The search finds nobody at all.'],
    ['illegal_speech', 'Hatred against a group of people.'],
  ]) {
    expect((await anna.call('POST', '/api/complaint.php', { reason, text })).status).toBe(201);
  }
  hours(2);
  await judge(server, 1, scam, 'warned');
  hours(1);
  await judge(server, 1, minor, 'account_disabled', {
    ground: 'law',
    law: 'art. 609-undecies c.p.',
    authority: null,
  });
  hours(7);
  await judge(server, 1, insult, 'account_disabled', { ground: 'law', law: 'art. 612 c.p.' });
  await judge(server, 1, second, 'rejected');

  const rows = (await report())(4);
  const numbers = (code: string) => Object.values(rowOf(rows, code)).slice(5, 15);
  //                                     notices, flagged, items, flagged, median, flagged, law, flagged, terms, flagged
  expect(numbers('TOTAL')).toEqual(['6', '1', '5', '1', '3', '3', '2', '1', '1', '0']);
  expect(numbers('STATEMENT_CATEGORY_CYBER_VIOLENCE')).toEqual([
    '2',
    '0',
    '2',
    '0',
    '10',
    '',
    '1',
    '0',
    '0',
    '0',
  ]);
  expect(numbers('KEYWORD_CYBER_HARASSMENT')).toEqual(numbers('STATEMENT_CATEGORY_CYBER_VIOLENCE'));
  expect(numbers('KEYWORD_GROOMING_SEXUAL_ENTICEMENT_MINORS')).toEqual([
    '1',
    '1',
    '1',
    '1',
    '3',
    '3',
    '1',
    '1',
    '0',
    '0',
  ]);
  expect(numbers('Romance scams, and asking for money')).toEqual([
    '1',
    '0',
    '1',
    '0',
    '2',
    '',
    '0',
    '0',
    '1',
    '0',
  ]);
  expect(numbers('KEYWORD_HATE_SPEECH').slice(0, 3)).toEqual(['1', '0', '0']);
  expect(numbers('STATEMENT_CATEGORY_NOT_SPECIFIED_NOTICE').slice(0, 3)).toEqual(['1', '0', '1']);
  expect(numbers('STATEMENT_CATEGORY_ANIMAL_WELFARE')).toEqual([
    '0',
    '0',
    '0',
    '0',
    '',
    '',
    '0',
    '0',
    '0',
    '0',
  ]);
  expect(Object.values(rowOf((await other())(4), 'TOTAL')).slice(5, 7)).toEqual(['0', '0']);
});

it('sub-categories add up to their category, and categories to the total', async () => {
  const report = beginPeriod(server);
  await reportProfile(carla, 'violence');
  await reportProfile(carla, 'privacy');
  const reclassified = await reportProfile(carla, 'spam');
  const described = { category: 'STATEMENT_CATEGORY_VIOLENCE', described: 'Calls for a brawl' };
  await classifyComplaint(ctx, reclassified, { source: 'notice', ...described });
  const rows = (await report())(4);
  const count = (row: Row | undefined) => Number(row?.['Number of notices received ']);
  const sums = new Map<string, [whole: number, parts: number]>();
  let category = '';
  for (const row of rows.slice(1)) {
    const code = row['Category of illegal content'] ?? '';
    if (code.startsWith('STATEMENT')) category = code;
    const [whole, parts] = sums.get(category) ?? [count(row), 0];
    sums.set(category, [whole, code === category ? parts : parts + count(row)]);
  }
  sums.delete('STATEMENT_CATEGORY_NOT_SPECIFIED_NOTICE');
  for (const [code, [whole, parts]] of sums) expect([code, parts]).toEqual([code, whole]);
  expect([...sums.values()].reduce((sum, [whole]) => sum + whole, 0)).toBe(count(rows[0]));
  expect(sums.get('STATEMENT_CATEGORY_VIOLENCE')).toEqual([2, 2]);
  expect(rowsOf(rows, 'Calls for a brawl')).toHaveLength(1);
  expect(rowsOf(rows, 'Violence or self-harm')).toHaveLength(1);
});

it('what only staff know is 0 where their records are complete, and blank where they may not be', async () => {
  const report = beginPeriod(server);
  const [complete, incomplete] = [await report(), await report(false)];
  const cells = (of: typeof complete, part: number, ...named: string[]) =>
    Object.values(rowOf(of(part), ...named)).filter(cell => cell === '0').length;
  for (const [part, named, numbers, without] of [
    [3, ['TOTAL'], 3, 0],
    [4, ['TOTAL'], 8, 4],
    [5, ['TOTAL'], 4, 1],
    [6, ['TOTAL'], 4, 1],
    [7, ['Out-of-court dispute settlement bodies', 'Total number'], 1, 0],
    [7, ['Number of suspensions enacted for the provision of manifestly unfounded notices'], 1, 0],
    [7, ['Internal complaints mechanism', 'Total number'], 1, 1],
    [8, ['NAM Trusted Flagger', 'Number of notices not processed by automated means'], 1, 0],
    [8, ['NAM Total', 'Number of notices not processed by automated means'], 1, 1],
  ] as const) {
    expect([part, named, cells(complete, part, ...named), cells(incomplete, part, ...named)]).toEqual([
      part,
      named,
      numbers,
      without,
    ]);
  }
});

it('orders of authorities are counted by category and Member State, with their median times', async () => {
  const report = beginPeriod(server);
  const received_at = clock.now();
  const after = (count: number) => new Date(received_at.getTime() + count * 3_600_000);
  hours(30);
  const order = { site_id: 'velluto', kind: 'act', described: null, items: 1, received_at } as const;
  const act = { ...order, category: 'KEYWORD_DEFAMATION', informed_at: after(1), effected_at: after(4) };
  await recordOrder(ctx, { ...act, file: 'Milano 1', country: 'IT', items: 10 });
  await recordOrder(ctx, { ...act, file: 'Milano 1', country: 'IT', items: 3 });
  await recordOrder(ctx, {
    ...act,
    file: 'Athina 1',
    country: 'GR',
    informed_at: after(2),
    effected_at: null,
  });
  await recordOrder(ctx, {
    ...{ ...order, file: 'Wien 1', country: 'AT', kind: 'information', items: null },
    ...{ category: 'STATEMENT_CATEGORY_NOT_SPECIFIED_ORDER', informed_at: after(0), effected_at: after(24) },
  });
  const rows = (await report())(3);
  const numbers = (...cells: string[]) => Object.values(rowOf(rows, ...cells)).slice(6, 13);
  expect(rows.length).toBe(4 * 91);
  expect(new Set(rows.map(row => row.Scope))).toEqual(new Set(['TOTAL', 'AT', 'EL', 'IT']));
  expect(Object.values(rows[0] ?? {}).slice(6, 13)).toEqual(['2', '4', '1.5', '4', '1', '0', '24']);
  expect(numbers('KEYWORD_DEFAMATION', 'IT')).toEqual(['1', '3', '1', '4', '0', '', '']);
  expect(numbers('STATEMENT_CATEGORY_ILLEGAL_OR_HARMFUL_SPEECH', 'EL')).toEqual([
    '1',
    '1',
    '2',
    '',
    '0',
    '',
    '',
  ]);
  expect(numbers('STATEMENT_CATEGORY_NOT_SPECIFIED_ORDER', 'AT')).toEqual(['0', '0', '', '', '1', '0', '24']);
});

it('what staff found themselves is counted by ground and restriction, and is no notice', async () => {
  const report = beginPeriod(server);
  const [seller, nude, ordered] = [await stranger(), await stranger(), await stranger()];
  const [drugs, naked, told] = [
    await reportProfile(seller, 'illegal_goods'),
    await reportProfile(nude, 'sexual_content'),
    await reportProfile(ordered, 'scam'),
  ];
  await classifyComplaint(ctx, drugs, { source: 'own', category: 'KEYWORD_PROHIBITED_PRODUCTS' });
  await classifyComplaint(ctx, naked, { source: 'own', category: 'KEYWORD_NUDITY' });
  await classifyComplaint(ctx, told, { source: 'order' });
  await judge(server, 1, drugs, 'account_disabled', { ground: 'law', law: '§ 29 BtMG' });
  await judge(server, 1, naked, 'account_disabled');
  await judge(server, 1, told, 'account_disabled', { ground: 'fraud', rule: 'money' });
  const rude = await reportProfile(await stranger(), 'harassment');
  await classifyComplaint(ctx, rude, { source: 'own', category: 'KEYWORD_CYBER_HARASSMENT' });
  // a warning restricts nothing
  await judge(server, 1, rude, 'warned');
  const part = await report();
  const taken = (number: 5 | 6, code: string) => Object.values(rowOf(part(number), code)).slice(5, 21);
  const closed = ['1', '0', '', '0', '', '', '', '', '', '', '', '', '', '', '', '1'];
  expect(taken(5, 'TOTAL')).toEqual(closed);
  expect(taken(5, 'KEYWORD_PROHIBITED_PRODUCTS')).toEqual(closed);
  expect(taken(6, 'TOTAL')).toEqual(closed);
  expect(taken(6, 'KEYWORD_NUDITY')).toEqual(closed);
  expect(Object.values(rowOf(part(4), 'TOTAL')).slice(5, 15)).toEqual([
    '0',
    '0',
    '0',
    '0',
    '',
    '',
    '0',
    '0',
    '0',
    '0',
  ]);
  const people = 'Number of measures not taken by automated means';
  expect(rowOf(part(8), people, 'Total number').Value).toBe('3');
  expect(rowOf(part(8), people, 'Own-initiative ').Value).toBe('2');
  expect(rowOf(part(8), 'Number of measures solely taken by automated means ', 'Total number').Value).toBe(
    '0',
  );

  // counted by the law, which has no category of its own for nudity
  hours(1);
  const later = beginPeriod(server);
  const wrong = await reportProfile(await stranger(), 'sexual_content');
  await classifyComplaint(ctx, wrong, { source: 'own', category: 'KEYWORD_NUDITY' });
  await judge(server, 1, wrong, 'account_disabled', { ground: 'law', law: '§ 184 StGB' });
  await expect(later()).rejects.toThrow(`Say another category of ${wrong}`);
  await classifyComplaint(ctx, wrong, { source: 'own', category: 'KEYWORD_CYBER_HARASSMENT' });
  expect(rowOf((await later())(5), 'KEYWORD_CYBER_HARASSMENT')['Account restriction Termination']).toBe('1');
});

it('a restriction for a reason about the service is counted nowhere until staff say what it was', async () => {
  const report = beginPeriod(server);
  const cheat = await stranger();
  const complaint = { reason: 'payment', profile: cheat.id, text: 'She charged my card for nothing.' };
  const { body } = await anna.call('POST', '/api/complaint.php', complaint);
  const { reference } = body.complaint;
  await judge(server, 1, reference, 'account_disabled', { ground: 'fraud', rule: 'money' });
  await expect(report()).rejects.toThrow(`Say with moderation classify what was restricted by ${reference}`);
  await classifyComplaint(ctx, reference, { source: 'notice', category: 'KEYWORD_PHISHING' });
  expect(Object.values(rowOf((await report())(4), 'KEYWORD_PHISHING')).slice(5, 6)).toEqual(['1']);
});

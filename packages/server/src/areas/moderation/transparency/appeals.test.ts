import { describe, expect, it } from 'vitest';
import { addReporter, judge, keyFor } from '../../../../test/complaints.ts';
import { createTestServer } from '../../../../test/server.ts';
import { beginPeriod, type Row, rowOf } from '../../../../test/transparency.ts';
import { classifyComplaint, recordDispute, recordSuspension } from './records.ts';

const server = await createTestServer();
const { ctx, clock } = server;
const hours = (count: number) => clock.advance({ hours: count });
/** A reported stranger, so that a decision of one test does not close an account of another. */
const stranger = () => addReporter(server);
const anna = await stranger();
const reportProfile = async (about: { id: string }, reason: string) =>
  (await anna.reportProfile(about, { reason, text: 'Look at this.' })).body.complaint.reference as string;

describe('part 7', () => {
  const about = (what: string) => `Complaint regarding a decision ${what}`;
  const inTotal = 'Number of complaints submitted to the internal-complaints mechanism';
  const onAccounts = about('to suspend or terminate an account ');
  const onNotices = about('not to take action on a notice submitted in accordance with Article 16');
  const onFlagged = about(
    'not to take action on a notice submitted by a Trusted Flagger in accordance with Article 16',
  );
  const imposed = 'Number of restrictions newly imposed as a result of an internal complaint';
  const values = (rows: Row[], indicator: string) =>
    rows.filter(row => row.Indicator === indicator).map(row => row.Value);

  it('counts appeals by what they are against and what became of it', async () => {
    const report = beginPeriod(server);
    const [ina, jon, kim, leo] = [await stranger(), await stranger(), await stranger(), await stranger()];
    const closed = await reportProfile(ina, 'scam');
    const nothing = await reportProfile(jon, 'harassment');
    const flagged = await reportProfile(kim, 'spam');
    await classifyComplaint(ctx, flagged, { source: 'notice', trustedFlagger: 'Telefono Azzurro' });
    const right = await reportProfile(leo, 'scam');
    await judge(server, 1, closed, 'account_disabled');
    await judge(server, 1, right, 'account_disabled');
    await judge(server, 1, nothing, 'rejected');
    await judge(server, 1, flagged, 'rejected');
    hours(1);
    expect((await anna.appeal(nothing)).status).toBe(200);
    expect((await anna.appeal(flagged)).status).toBe(200);
    const visitor = await server.client();
    for (const [reference, { email }] of [
      [closed, ina],
      [right, leo],
    ] as const) {
      const text = 'I do not agree with it at all.';
      const key = await keyFor(server, email);
      expect((await visitor('POST', '/api/appeal.php', { reference, key, text })).status).toBe(200);
    }
    hours(4);
    await judge(server, 2, closed, 'warned');
    await judge(server, 2, right, 'account_disabled');
    hours(2);
    await judge(server, 2, nothing, 'account_disabled');

    const rows = (await report())(7);
    // total, upheld, partially reversed, reversed, median, omitted
    expect(values(rows, inTotal)).toEqual(['4', '1', '1', '1', '4', '0']);
    expect(values(rows, onAccounts)).toEqual(['2', '1', '1', '0', '4']);
    expect(values(rows, onNotices)).toEqual(['2', '0', '0', '1', '6']);
    expect(values(rows, onFlagged)).toEqual(['1', '0', '0', '0', '']);
    expect(values(rows, imposed)).toEqual(['1']);
    expect(values(rows, about('to restrict the ability to monetise information'))).toEqual([
      '',
      '',
      '',
      '',
      '',
    ]);

    // the one that waited is decided in the next period, in which nobody appealed
    const next = beginPeriod(server);
    await judge(server, 2, flagged, 'rejected');
    const later = (await next())(7);
    expect(values(later, onFlagged).slice(0, 4)).toEqual(['0', '1', '0', '0']);
    expect(values(later, imposed)).toEqual(['0']);
    // and the report of the first, written again, does not know of it
    expect((await report())(7)).toEqual(rows);
  });

  it('says how many complaints about a restriction name no decision', async () => {
    const report = beginPeriod(server);
    const text = 'My photo is not shown to anybody.';
    await anna.call('POST', '/api/complaint.php', { reason: 'moderation', text });
    expect(rowOf((await report())(7), inTotal, 'Total number')['Contextual Information']).toContain(
      'Not counted: 1 complaints about restrictions that name no decision.',
    );
  });

  it('counts disputes that were submitted and that ended, and suspensions by their misuse', async () => {
    const report = beginPeriod(server);
    const submitted_at = clock.now();
    hours(100);
    const dispute = { site_id: 'velluto', submitted_at };
    const ended = (count: number) => new Date(submitted_at.getTime() + count * 3_600_000);
    await recordDispute(ctx, {
      ...dispute,
      file: 'a',
      ended_at: ended(80),
      outcome: 'reversed',
      implemented: true,
    });
    await recordDispute(ctx, {
      ...dispute,
      file: 'b',
      ended_at: ended(40),
      outcome: 'partially_reversed',
      implemented: false,
    });
    await recordDispute(ctx, {
      ...dispute,
      file: 'c',
      ended_at: ended(2),
      outcome: 'omitted',
      implemented: false,
    });
    await recordDispute(ctx, { ...dispute, file: 'd', ended_at: null, outcome: null, implemented: false });
    await recordSuspension(ctx, {
      site_id: 'velluto',
      file: 's',
      misuse: 'unfounded_notices',
      imposed_at: submitted_at,
    });
    const rows = (await report())(7);
    // total, upheld, partially reversed, reversed, median, omitted, implemented
    expect(values(rows, 'Number of disputes submitted to out-of-court dispute settlement bodies')).toEqual([
      '4',
      '0',
      '1',
      '1',
      '60',
      '1',
      '0.5',
    ]);
    const suspended = (of: string) =>
      values(rows, `Number of suspensions enacted for the provision of manifestly ${of}`);
    expect([
      suspended('illegal content '),
      suspended('unfounded notices'),
      suspended('unfounded complaints'),
    ]).toEqual([['0'], ['1'], ['0']]);

    const next = (await beginPeriod(server)())(7);
    expect(values(next, 'Number of disputes submitted to out-of-court dispute settlement bodies')[0]).toBe(
      '0',
    );
  });
});

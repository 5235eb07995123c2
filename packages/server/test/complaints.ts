import { expect } from 'vitest';
import { selectComplaints } from '../src/areas/moderation/complaints/complaint-queries.ts';
import { decide, type Verdict } from '../src/areas/moderation/complaints/decide.ts';
import { restricts } from '../src/areas/moderation/complaints/decision-facts.ts';
import { type Reasons, readersOf } from '../src/areas/moderation/complaints/reasons.ts';
import type { MemberOverrides } from './members.ts';
import type { createTestServer } from './server.ts';
import { addWriter } from './writers.ts';

type TestServer = Awaited<ReturnType<typeof createTestServer>>;

/** A member with functions for reports, complaints and appeals. */
export async function addReporter(server: TestServer, overrides: MemberOverrides = {}) {
  const writer = await addWriter(server, { credits: 20, ...overrides });
  const { call, id } = writer;
  const report = (fields: object) =>
    call('POST', '/api/report.php', { reason: 'harassment', text: '', ...fields });
  return {
    ...writer,
    email: `${id}@example.com`,
    report,
    reportProfile: (other: { id: string }, extraFields: object = {}) =>
      report({ kind: 'profile', profile: other.id, ...extraFields }),
    complaint: (reference: string) => call('GET', `/api/complaint.php?reference=${reference}`),
    complaints: async () => (await call('GET', '/api/complaints.php')).body.complaints,
    appeal: (reference: string, extraFields: object = {}) =>
      call('POST', '/api/appeal.php', { reference, text: 'I do not agree with it at all.', ...extraFields }),
  };
}

const reasons = {
  reporter: 'The words of 18 November are threats; the terms, point 6, forbid them.',
  affected: 'Your words of 18 November are threats; the terms, point 6, forbid them.',
};

const deciders = { 1: 'Ada', 2: 'Berta', 3: 'Cora' } as const;

/** Who reads the next decision on a complaint, and in which language. */
export async function readers({ ctx, db }: TestServer, reference: string) {
  const { id } = await db
    .selectFrom('complaint')
    .select('id')
    .where('reference', '=', reference)
    .executeTakeFirstOrThrow();
  const [row] = await selectComplaints(db, [id]);
  return readersOf(ctx, db, row ?? expect.fail('no complaint'));
}

/** Decides as an operator does: round 1 is the first decision, 2 the first appeal, 3 the appeal of the other party. */
export async function judge(
  server: TestServer,
  round: 1 | 2 | 3,
  reference: string,
  outcome: Verdict['outcome'],
  verdict: Partial<Verdict> = {},
) {
  const { reporter, affected, affectedReads } = await readers(server, reference);
  const told: Reasons = {
    reporter: { language: reporter, text: reasons.reporter },
    ...(affected &&
      (restricts(outcome) || affectedReads) && { affected: { language: affected, text: reasons.affected } }),
  };
  return decide(server.ctx, round === 1 ? 'first' : 'on_appeal', {
    reference,
    by: deciders[round],
    outcome,
    ...(restricts(outcome) && { ground: 'terms', rule: 'respect' }),
    reasons: told,
    ...verdict,
  });
}

/** The key of the link in the last mail to an address. */
export async function keyFor(server: TestServer, email: string, kind?: string): Promise<string> {
  const mails = (await server.mails(email)).filter(mail => kind === undefined || mail.kind === kind);
  const link = /\/complaints\?\S+/.exec(mails.at(-1)?.text ?? '')?.[0];
  const key = link && new URL(link, 'http://x').searchParams.get('key');
  return key ?? expect.fail(`no link in the mails to ${email}`);
}

import { expect } from 'vitest';
import { decide, restricts, type Verdict } from '../src/trust/complaints/decide.ts';
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

const reasons = 'The words of 18 November are threats; the terms, point 6, forbid them.';

const deciders = { 1: 'Ada', 2: 'Berta', 3: 'Cora' } as const;

/** Decides as an operator does: round 1 is the first decision, 2 the first appeal, 3 the appeal of the other party. */
export const judge = (
  server: TestServer,
  round: 1 | 2 | 3,
  reference: string,
  outcome: Verdict['outcome'],
  verdict: Partial<Verdict> = {},
) =>
  decide(server.ctx, round === 1 ? 'first' : 'on_appeal', {
    reference,
    by: deciders[round],
    outcome,
    ground: restricts(outcome) ? 'terms' : undefined,
    reasons,
    ...verdict,
  });

/** The key of the link in the last mail to an address. */
export async function keyFor(server: TestServer, email: string, kind?: string): Promise<string> {
  const mails = (await server.mails(email)).filter(mail => kind === undefined || mail.kind === kind);
  const link = /\/complaints\?\S+/.exec(mails.at(-1)?.text ?? '')?.[0];
  const key = link && new URL(link, 'http://x').searchParams.get('key');
  return key ?? expect.fail(`no link in the mails to ${email}`);
}

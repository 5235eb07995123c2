import { expect } from 'vitest';
import { decide, type Verdict } from '../src/trust/complaints/decide.ts';
import type { MemberWish } from './members.ts';
import type { createTestServer } from './server.ts';
import { addWriter } from './writers.ts';

type TestServer = Awaited<ReturnType<typeof createTestServer>>;

/** A member with functions for reports, complaints and appeals. */
export async function addReporter(server: TestServer, wish: MemberWish = {}) {
  const writer = await addWriter(server, { credits: 20, ...wish });
  const { call, id } = writer;
  const report = (what: object) =>
    call('POST', '/api/report.php', { reason: 'harassment', text: '', ...what });
  return {
    ...writer,
    email: `${id}@example.com`,
    report,
    reportProfile: (other: { id: string }, more: object = {}) =>
      report({ kind: 'profile', profile: other.id, ...more }),
    complaint: (reference: string) => call('GET', `/api/complaint.php?reference=${reference}`),
    complaints: async () => (await call('GET', '/api/complaints.php')).body.complaints,
    appeal: (reference: string, more: object = {}) =>
      call('POST', '/api/appeal.php', { reference, text: 'I do not agree with it at all.', ...more }),
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
  more: Partial<Verdict> = {},
) =>
  decide(server.ctx, round === 1 ? 'first' : 'on_appeal', {
    reference,
    by: deciders[round],
    outcome,
    reasons,
    ...more,
  });

/** The key of the link in the last mail to an address. */
export async function keyFor(server: TestServer, email: string, kind?: string): Promise<string> {
  const mails = (await server.mails(email)).filter(mail => kind === undefined || mail.kind === kind);
  const link = /\/complaints\?\S+/.exec(mails.at(-1)?.text ?? '')?.[0];
  const key = link && new URL(link, 'http://x').searchParams.get('key');
  return key ?? expect.fail(`no link in the mails to ${email}`);
}

import { reportExamples } from '@velluto/api-client/examples';
import { expect, it, vi } from 'vitest';
import { makeClient } from '../../platform/client.ts';
import { testVisit } from '../../platform/testing.ts';
import { reportProblems, sendReport } from './report.ts';

it('needs a reason, and words where the reason says nothing', () => {
  expect(reportProblems({ reason: '', text: '' })).toEqual({ reason: true, text: false });
  expect(reportProblems({ reason: 'other', text: ' ' })).toEqual({ reason: false, text: true });
  expect(reportProblems({ reason: 'scam', text: '' })).toEqual({ reason: false, text: false });
});

it('gives the reference, or why there is none', async () => {
  const bodies: unknown[] = [];
  const answers = [Response.json(reportExamples.received, { status: 201 }), Response.error()];
  const fetch = vi.fn(async (request: Request) => {
    bodies.push(await request.json());
    return answers.shift() ?? Response.error();
  });
  const client = makeClient({ baseUrl: 'http://localhost', fetch, retryDelay: () => null });
  const visit = testVisit({ client });
  const send = () =>
    sendReport(visit, { kind: 'photo', photo: 'p1' }, { reason: 'scam', text: ' Vuole soldi. ' });
  expect(await send()).toEqual({ reference: reportExamples.received.complaint.reference });
  expect(bodies).toEqual([{ kind: 'photo', photo: 'p1', reason: 'scam', text: 'Vuole soldi.' }]);
  expect(await send()).toEqual({ problem: { code: 'offline' } });
});

import { reportExamples } from '@velluto/api-client/examples';
import { expect, it, vi } from 'vitest';
import { testAppContext } from '../../../test/app-context.ts';
import { makeClient } from '../../lib/client.ts';
import { sendReport, validateReport } from './report.ts';

it('a report needs a reason, and a text for the reason “other”', () => {
  expect(validateReport({ reason: '', text: '' })).toEqual({ fields: { reason: 'required' } });
  expect(validateReport({ reason: 'other', text: ' ' })).toEqual({ fields: { text: 'required' } });
  expect(validateReport({ reason: 'scam', text: '' })).toBeUndefined();
});

it('returns what was stored, or throws why the report failed', async () => {
  const bodies: unknown[] = [];
  const answers = [Response.json(reportExamples.received, { status: 201 }), Response.error()];
  const fetch = vi.fn(async (request: Request) => {
    bodies.push(await request.json());
    return answers.shift() ?? Response.error();
  });
  const client = makeClient({ baseUrl: 'http://localhost', fetch, retryDelay: () => null });
  const app = testAppContext({ client });
  const send = () =>
    sendReport(app, { kind: 'photo', photo: 'p1' }, { reason: 'scam', text: ' Vuole soldi. ' });
  expect(await send()).toEqual(reportExamples.received.complaint);
  expect(bodies).toEqual([{ kind: 'photo', photo: 'p1', reason: 'scam', text: 'Vuole soldi.' }]);
  await expect(send()).rejects.toMatchObject({ status: 0 });
});

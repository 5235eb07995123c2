import { complainExamples } from '@velluto/api-client/examples';
import { expect, it } from 'vitest';
import { makeClient } from '../../platform/client.ts';
import { testUser, testVisit } from '../../platform/testing.ts';
import { complaintProblems, sendAppeal, sendComplaint } from './complaints.ts';

const words = { reason: 'payment', text: 'Addebito sbagliato.', name: '', email: '' } as const;

it('asks visitors who they are, except about somebody under 18', () => {
  expect(complaintProblems(words, true)).toEqual({});
  expect(complaintProblems(words, false)).toEqual({ name: true, email: 'required' });
  expect(complaintProblems({ ...words, reason: 'minor' }, false)).toEqual({});
  expect(complaintProblems({ ...words, reason: 'minor', email: 'x' }, false)).toEqual({
    name: true,
    email: 'format',
  });
  expect(complaintProblems({ ...words, reason: '', text: 'no' }, true)).toEqual({ reason: true, text: true });
});

it('a member’s complaint carries neither name nor address', async () => {
  const bodies: unknown[] = [];
  const fetch = async (request: Request) => {
    bodies.push(await request.json());
    return Response.json(complainExamples.received, { status: 201 });
  };
  const client = makeClient({ baseUrl: 'http://localhost', fetch, retryDelay: () => null });
  const visit = testVisit({ user: testUser(), client });
  const answer = await sendComplaint(visit, { ...words, name: 'Ada', email: 'ada@example.org' }, 'p1');
  expect(answer).toEqual(complainExamples.received);
  expect(bodies).toEqual([{ reason: 'payment', text: 'Addebito sbagliato.', profile: 'p1' }]);
});

it('says which field the server refused', async () => {
  const details = [{ field: 'email', code: 'format' }];
  const fetch = async () => Response.json({ code: 'invalid_request', message: '', details }, { status: 400 });
  const client = makeClient({ baseUrl: 'http://localhost', fetch, retryDelay: () => null });
  const visit = testVisit({ client });
  const values = { ...words, name: 'Ada', email: 'ada@example.org' };
  expect(await sendComplaint(visit, values, null)).toEqual({ fields: { email: 'format' } });
  expect(await sendAppeal(visit, { reference: 'V', key: null, text: 'kurz' })).toEqual({
    fields: { text: true },
  });
});

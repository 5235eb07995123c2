import { complainExamples } from '@velluto/api-client/examples';
import { expect, it } from 'vitest';
import { testAppContext, testUser } from '../../../test/app-context.ts';
import { makeClient } from '../../lib/client.ts';
import { type ComplaintValues, sendComplaint, validateAppeal, validateComplaint } from './complaints.ts';

const report = { reason: 'payment', text: 'Addebito sbagliato.', url: '', name: '', email: '' } as const;

it('requires name and e-mail of visitors, except about somebody under 18', () => {
  const fields = (change: Partial<ComplaintValues>, member: boolean) =>
    validateComplaint({ ...report, ...change }, member)?.fields;
  expect(fields({}, true)).toBeUndefined();
  expect(fields({}, false)).toEqual({ name: 'too_short', email: 'required' });
  expect(fields({ reason: 'minor' }, false)).toBeUndefined();
  expect(fields({ reason: 'minor', email: 'x' }, false)).toEqual({ name: 'too_short', email: 'format' });
  expect(fields({ reason: '', text: 'no' }, true)).toEqual({ reason: 'required', text: 'too_short' });
});

it('an appeal needs a text', () => {
  expect(validateAppeal({ text: 'kurz' })).toEqual({ fields: { text: 'too_short' } });
  expect(validateAppeal({ text: 'Non è vero, e lo dimostro.' })).toBeUndefined();
});

it('a complaint of a member is sent without name and e-mail', async () => {
  const bodies: unknown[] = [];
  const fetch = async (request: Request) => {
    bodies.push(await request.json());
    return Response.json(complainExamples.received, { status: 201 });
  };
  const client = makeClient({ baseUrl: 'http://localhost', fetch, retryDelay: () => null });
  const app = testAppContext({ user: testUser(), client });
  const answer = await sendComplaint(app, { ...report, name: 'Ada', email: 'ada@example.org' }, 'p1');
  expect(answer).toEqual(complainExamples.received.complaint);
  await sendComplaint(app, { ...report, url: ' velluto.example/members/1 ' }, null);
  expect(bodies).toEqual([
    { reason: 'payment', text: 'Addebito sbagliato.', profile: 'p1' },
    { reason: 'payment', text: 'Addebito sbagliato.', url: 'velluto.example/members/1' },
  ]);
});

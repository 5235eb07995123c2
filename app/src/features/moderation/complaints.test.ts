import type { User } from '@velluto/api-client';
import { complainExamples } from '@velluto/api-client/examples';
import { expect, it } from 'vitest';
import { testAppContext, testUser } from '../../../test/app-context.ts';
import { makeClient } from '../../lib/client.ts';
import {
  type ComplaintValues,
  type Objection,
  objectionIn,
  sendComplaint,
  validateAppeal,
  validateComplaint,
} from './complaints.ts';

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

/** What is sent of these values, each a complaint about the profile, or about none. */
async function bodiesOf(
  user: User | null,
  ...complaints: [Partial<ComplaintValues>, profile: string | null, Objection?][]
) {
  const bodies: unknown[] = [];
  const fetch = async (request: Request) => {
    bodies.push(await request.json());
    return Response.json(complainExamples.received, { status: 201 });
  };
  const client = makeClient({ baseUrl: 'http://localhost', fetch, retryDelay: () => null });
  const app = testAppContext({ user, client });
  for (const [values, profile, objection = null] of complaints) {
    const answer = await sendComplaint(app, { ...report, ...values }, { profile, objection });
    expect(answer).toEqual(complainExamples.received.complaint);
  }
  return bodies;
}
const { reason, text } = report;

it('a complaint of a member is sent without name and e-mail', async () => {
  const person = { name: 'Ada', email: 'ada@example.org' };
  expect(await bodiesOf(testUser(), [person, 'p1'])).toEqual([{ reason, text, profile: 'p1' }]);
});

it('that of a visitor with both, or with neither where they stay anonymous', async () => {
  const person = { name: ' Ada ', email: 'ada@müller.example ' };
  expect(await bodiesOf(null, [person, null], [{ reason: 'minor' }, null])).toEqual([
    { reason, text, name: 'Ada', email: 'ada@xn--mller-kva.example' },
    { reason: 'minor', text },
  ]);
});

it('the address of what it is about is sent where one was typed, unless it is about the person of the page', async () => {
  const typed = { url: ' velluto.example/members/1 ' };
  expect(await bodiesOf(testUser(), [typed, null], [typed, 'p1'], [{ url: ' ' }, null])).toEqual([
    { reason, text, url: 'velluto.example/members/1' },
    { reason, text, profile: 'p1' },
    { reason, text },
  ]);
});

it('an objection is sent with the key of its mail, which the address needs whole', async () => {
  const of = (query: string) => objectionIn(new URLSearchParams(query));
  const objection = { measure: 'V-7KQ4-M2XP-9TRD', key: 'q7o1Zb0w' };
  expect(of('measure=V-7KQ4-M2XP-9TRD&key=q7o1Zb0w')).toEqual(objection);
  expect([of('measure=V-7KQ4-M2XP-9TRD'), of('reference=V-7KQ4-M2XP-9TRD&key=q7o1Zb0w')]).toEqual([
    null,
    null,
  ]);
  expect(await bodiesOf(null, [{}, null, objection])).toEqual([{ reason, text, ...objection }]);
});

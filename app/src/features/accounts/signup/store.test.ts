import { createClient } from '@velluto/api-client';
import { errorExamples } from '@velluto/api-client/examples';
import { expect, it, vi } from 'vitest';
import { testAppContext, testSite, testUser } from '../../../../test/app-context.ts';
import {
  deviceContents,
  testKey,
  testRowStore,
  withDeviceStorage,
} from '../../../../test/encrypted-storage.ts';
import { noAttribution, readAttribution } from '../../marketing/attribution.ts';
import type { SignupValues } from './form.ts';
import { createSignupStore } from './store.ts';

const answers: Partial<SignupValues>[] = [
  { gender: 'male', lookingFor: 'female', sexuality: 'hetero', consent: true },
  { dateOfBirth: '1990-05-17', country: 'IT', region: 'IT-25' },
  { name: 'Marco' },
  { email: 'marco@example.org', password: 'sette lune di carta', terms: true },
];

/** A sign-up whose server gives these answers; everything else succeeds. */
function setUp(
  refusals: Record<string, () => Response> = {},
  { rows = testRowStore(), key = testKey(), signups = 'all' as 'all' | 'with_trafficsource' } = {},
) {
  const sent: Record<string, unknown> = {};
  const client = createClient({
    baseUrl: 'http://app',
    retryDelay: () => null,
    fetch: async request => {
      const { pathname } = new URL(request.url);
      if (request.method !== 'GET') sent[pathname] = await request.json();
      const errors = refusals[pathname];
      if (errors) return errors();
      if (pathname === '/api/signup-check.php') return Response.json({ name: 'ok' });
      return Response.json({ user: testUser({ status: 'not_confirmed' }), profile: {} }, { status: 201 });
    },
  });
  const storageKey = { member: null, key };
  const parts = { attribution: { ...noAttribution }, client, storageKey, site: testSite({ signups }) };
  const app = withDeviceStorage(testAppContext(parts), rows);
  const signup = app.store(createSignupStore);
  /** Fills in the steps up to this one, and continues each time. */
  const goTo = async (step: number) => {
    for (const values of answers.slice(0, step)) {
      signup.change(values);
      await signup.next();
    }
  };
  /** Simulates a reload of the page. */
  const reload = () => setUp(refusals, { rows, key });
  return { app, signup, sent, goTo, rows, reload };
}

it('goes from step 0 to 4 and is then complete, with the account created after the fourth step', async () => {
  const { app, signup, sent, goTo } = setUp();
  for (const step of [0, 1, 2, 3]) {
    expect(signup.state.step).toBe(step);
    expect(app.session.state.user).toBeNull();
    signup.change(answers[step] ?? {});
    await signup.next();
  }
  expect(signup.state.step).toBe(4);
  expect(app.session.state.user?.status).toBe('not_confirmed');
  expect(signup.state.values.password).toBe('');
  expect(sent['/api/signup.php']).toMatchObject({
    email: 'marco@example.org',
    name: 'Marco',
    language: 'it',
  });
  signup.change({ message: ' Ciao! ' });
  await signup.next();
  expect(signup.state.step).toBe('complete');
  expect(sent['/api/profile.php']).toEqual({ signup_message: 'Ciao!' });
  await goTo(1);
  expect(signup.state.step).toBe('complete');
});

it('the member and page chosen before the sign-up are sent with the account', async () => {
  const { signup, sent, goTo } = setUp();
  await goTo(3);
  signup.change(answers[3] ?? {});
  await signup.next({ member: 'm1', next: '/members/m1/chat' });
  expect(sent['/api/signup.php']).toMatchObject({ signup_member: 'm1', next: '/members/m1/chat' });
});

it('a message written before the form is sent with the account, and removed when the last step is skipped', async () => {
  const { signup, sent, goTo } = setUp();
  signup.change({ message: ' Ciao! ' });
  await goTo(4);
  expect(sent['/api/signup.php']).toMatchObject({ signup_message: 'Ciao!' });
  await signup.skip();
  expect(signup.state.step).toBe('complete');
  expect(sent['/api/profile.php']).toEqual({ signup_message: '' });
});

it('a message sent with the account is not sent again by the last step', async () => {
  const { signup, sent, goTo } = setUp();
  signup.change({ message: 'Ciao!' });
  await goTo(4);
  await signup.next();
  expect(signup.state.step).toBe('complete');
  expect(sent['/api/profile.php']).toBeUndefined();
});

it.each([
  [0, ['gender', 'lookingFor', 'sexuality', 'consent']],
  [1, ['dateOfBirth']],
  [2, ['name']],
  [3, ['email', 'password', 'terms']],
])('step %i does not continue while a field is missing', async (step, fields) => {
  const { signup, goTo } = setUp();
  await goTo(step);
  await signup.next();
  expect(signup.state.step).toBe(step);
  expect(Object.keys(signup.state.problems)).toEqual(fields);
});

it('the name must not be an e-mail address, and the minimum age is that of the site by the server’s clock', async () => {
  const { signup, goTo } = setUp();
  await goTo(1);
  signup.change({ dateOfBirth: '2008-11-22' });
  await signup.next();
  expect(signup.state.problems).toEqual({ dateOfBirth: 'under_age' });
  signup.change({ dateOfBirth: '2008-11-21' });
  await signup.next();
  for (const [name, problem] of [
    ['@marco', 'starts_with_at'],
    ['marco@example.org', 'equals_email'],
  ] as const) {
    signup.change({ name, email: 'marco@example.org' });
    await signup.next();
    expect(signup.state).toMatchObject({ step: 2, problems: { name: problem } });
  }
});

it.each(['taken', 'reserved', 'mixed_scripts'])(
  'a name that is %s shows its error at its step',
  async code => {
    const { signup, goTo } = setUp({ '/api/signup-check.php': () => Response.json({ name: code }) });
    await goTo(3);
    expect(signup.state).toMatchObject({ step: 2, problems: { name: code } });
  },
);

it('a field that the server refuses leads back to its step', async () => {
  const { signup, goTo } = setUp({
    '/api/signup.php': () => Response.json(errorExamples.signup_under_age, { status: 400 }),
  });
  await goTo(4);
  expect(signup.state).toMatchObject({ step: 1, problems: { dateOfBirth: 'under_age' } });
});

it('an e-mail address with an account shows its error, and no value is lost', async () => {
  const { signup, goTo } = setUp({
    '/api/signup.php': () => Response.json(errorExamples.email_invalid_or_duplicate, { status: 409 }),
  });
  await goTo(4);
  expect(signup.state).toMatchObject({
    step: 3,
    problem: { code: 'email_invalid_or_duplicate' },
    values: { email: 'marco@example.org', password: 'sette lune di carta' },
  });
});

it('shows the step of the history, a later one only after valid answers, and none after the account was created', async () => {
  const { signup, goTo } = setUp();
  await goTo(3);
  expect(signup.show(1)).toBe(true);
  expect(signup.state).toMatchObject({ step: 1, values: { name: 'Marco' } });
  signup.change({ dateOfBirth: '' });
  signup.show(3);
  expect(signup.state.step).toBe(1);
  signup.change(answers[1] ?? {});
  signup.show(3);
  expect(signup.state.step).toBe(3);
  signup.change(answers[3] ?? {});
  await signup.next();
  expect(signup.show(2)).toBe(false);
  expect(signup.state.step).toBe(4);
});

it('an incomplete date of birth survives a reload, and is still required', async () => {
  const { signup, goTo, rows, reload } = setUp();
  await goTo(1);
  signup.change({ dateOfBirth: '19--09' });
  await vi.waitFor(() => expect(rows.stored).toHaveLength(1));
  const again = reload().signup;
  await again.resume();
  expect(again.state).toMatchObject({ step: 1, resumed: true, values: { dateOfBirth: '19--09' } });
  await again.next();
  expect(again.state.problems).toEqual({ dateOfBirth: 'required' });
});

it('a reload restores every answer but the password, they are encrypted on the device, and are deleted with the sign-up', async () => {
  const first = setUp();
  await first.goTo(3);
  first.signup.change(answers[3] ?? {});
  await vi.waitFor(() => expect(first.rows.stored).toHaveLength(1));
  for (const answer of ['Marco', 'marco@example.org', 'hetero', '1990-05-17', 'IT-25', 'sette lune'])
    expect(deviceContents(first.rows)).not.toContain(answer);
  const { signup, rows } = first.reload();
  expect(signup.state.resumed).toBe(false);
  await signup.resume();
  expect(signup.state).toMatchObject({
    step: 3,
    resumed: true,
    values: { name: 'Marco', email: 'marco@example.org', sexuality: 'hetero', password: '' },
  });
  signup.change({ password: 'sette lune di carta' });
  await signup.next();
  expect(signup.state.step).toBe(4);
  await vi.waitFor(() => expect(rows.stored).toEqual([]));
});

it('the stored form of another visitor is not shown, and is replaced by the next one', async () => {
  const first = setUp();
  await first.goTo(2);
  await vi.waitFor(() => expect(first.rows.stored).toHaveLength(1));
  const [before] = first.rows.stored;
  const { signup, rows } = setUp({}, { rows: first.rows });
  await signup.resume();
  expect(signup.state).toMatchObject({ step: 0, values: { gender: null, dateOfBirth: '' } });
  signup.change({ gender: 'female' });
  await vi.waitFor(() => expect(rows.stored[0]).not.toEqual(before));
  expect(rows.stored).toHaveLength(1);
});

it('values typed before the stored form is loaded win, and the other stored values are kept', async () => {
  const first = setUp();
  await first.goTo(2);
  await vi.waitFor(() => expect(first.rows.stored).toHaveLength(1));
  const { signup, reload, rows } = first.reload();
  const [before] = rows.stored;
  const resumed = signup.resume();
  signup.change({ gender: 'female', country: 'DE' });
  await resumed;
  const expected = {
    gender: 'female',
    lookingFor: 'female',
    dateOfBirth: '1990-05-17',
    country: 'DE',
    region: null,
  };
  expect(signup.state).toMatchObject({ step: 2, values: expected });
  await vi.waitFor(() => expect(rows.stored).not.toEqual([before]));
  const again = reload().signup;
  await again.resume();
  expect(again.state.values).toMatchObject(expected);
});

it('a message written on another page is added to the stored form, and survives a reload', async () => {
  const first = setUp();
  await first.goTo(1);
  await vi.waitFor(() => expect(first.rows.stored).toHaveLength(1));
  const { signup, reload, rows } = first.reload();
  const before = rows.stored[0];
  signup.change({ message: 'Ciao Giulia!' });
  await vi.waitFor(() => expect(rows.stored[0]).not.toBe(before));
  expect(signup.state.values).toMatchObject({ gender: 'male', message: 'Ciao Giulia!' });
  const again = reload().signup;
  await again.resume();
  expect(again.state).toMatchObject({ step: 1, values: { gender: 'male', message: 'Ciao Giulia!' } });
});

it.each([
  ['all', undefined],
  ['with_trafficsource', { network: 'adnet' }],
] as const)(
  'without consent to attribution, a site with sign-ups for %s sends %o of the advertising link',
  async (signups, traffic) => {
    const { app, goTo, sent } = setUp({}, { signups });
    Object.assign(app.attribution, readAttribution(new URLSearchParams('network=adnet&sub1=a'), false));
    await goTo(4);
    expect(sent['/api/signup.php']).toHaveProperty('email');
    expect((sent['/api/signup.php'] as { traffic?: unknown }).traffic).toEqual(traffic);
  },
);

import { createClient } from '@velluto/api-client';
import { errorExamples } from '@velluto/api-client/examples';
import { type SignupQuestion, signupQuestions } from '@velluto/ui/model';
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

/** The answers up to the account, a question after the other. */
const answers = {
  gender: { gender: 'male' },
  lookingFor: { lookingFor: 'female' },
  sexuality: { sexuality: 'hetero', consent: true },
  birth: { dateOfBirth: '1990-05-17' },
  place: { country: 'IT', region: 'IT-25' },
  name: { name: 'Marco' },
  email: { email: 'marco@example.org' },
  password: { password: 'sette lune di carta', terms: true },
} satisfies Partial<Record<SignupQuestion, Partial<SignupValues>>>;
const questions = Object.keys(answers) as (keyof typeof answers)[];

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
  /** Answers the questions before this one, and continues each time. */
  const goTo = async (question: SignupQuestion) => {
    for (const earlier of questions.slice(0, signupQuestions.indexOf(question))) {
      signup.change(answers[earlier]);
      await signup.next();
    }
  };
  /** Simulates a reload of the page. */
  const reload = () => setUp(refusals, { rows, key });
  return { app, signup, sent, goTo, rows, reload };
}

it('goes from question to question and is then complete, with the account created after the password', async () => {
  const { app, signup, sent, goTo } = setUp();
  for (const question of questions) {
    expect(signup.state.question).toBe(question);
    expect(app.session.state.user).toBeNull();
    signup.change(answers[question]);
    await signup.next();
  }
  expect(signup.state.question).toBe('message');
  expect(app.session.state.user?.status).toBe('not_confirmed');
  expect(signup.state.values.password).toBe('');
  expect(sent['/api/signup.php']).toMatchObject({
    email: 'marco@example.org',
    name: 'Marco',
    language: 'it',
  });
  signup.change({ message: ' Ciao! ' });
  await signup.next();
  expect(signup.state.question).toBe('photos');
  expect(sent['/api/profile.php']).toEqual({ signup_message: 'Ciao!' });
  await signup.next();
  expect(signup.state.question).toBe('complete');
  await goTo('lookingFor');
  expect(signup.state.question).toBe('complete');
});

it('the member and page chosen before the sign-up are sent with the account', async () => {
  const { signup, sent, goTo } = setUp();
  await goTo('password');
  signup.change(answers.password);
  await signup.next({ member: 'm1', next: '/members/m1/chat' });
  expect(sent['/api/signup.php']).toMatchObject({ signup_member: 'm1', next: '/members/m1/chat' });
});

it('a message written before the form is sent with the account, and removed when it is skipped afterwards', async () => {
  const { signup, sent, goTo } = setUp();
  signup.change({ message: ' Ciao! ' });
  await goTo('message');
  expect(sent['/api/signup.php']).toMatchObject({ signup_message: 'Ciao!' });
  await signup.skip();
  expect(signup.state.question).toBe('photos');
  expect(sent['/api/profile.php']).toEqual({ signup_message: '' });
});

it('a message sent with the account is not sent again, and photos can be skipped', async () => {
  const { signup, sent, goTo } = setUp();
  signup.change({ message: 'Ciao!' });
  await goTo('message');
  await signup.next();
  await signup.skip();
  expect(signup.state.question).toBe('complete');
  expect(sent['/api/profile.php']).toBeUndefined();
});

it.each([
  ['gender', ['gender']],
  ['lookingFor', ['lookingFor']],
  ['sexuality', ['sexuality', 'consent']],
  ['birth', ['dateOfBirth']],
  ['name', ['name']],
  ['email', ['email']],
  ['password', ['password', 'terms']],
] as const)('%s does not continue while an answer is missing', async (question, fields) => {
  const { signup, goTo } = setUp();
  await goTo(question);
  await signup.next();
  expect(signup.state.question).toBe(question);
  expect(Object.keys(signup.state.problems)).toEqual(fields);
});

it('the name must not be an e-mail address, and the minimum age is that of the site by the server’s clock', async () => {
  const { signup, goTo } = setUp();
  await goTo('birth');
  signup.change({ dateOfBirth: '2008-11-22' });
  await signup.next();
  expect(signup.state.problems).toEqual({ dateOfBirth: 'under_age' });
  signup.change({ dateOfBirth: '2008-11-21' });
  await signup.next();
  await signup.next();
  for (const [name, problem] of [
    ['@marco', 'starts_with_at'],
    ['marco@example.org', 'equals_email'],
  ] as const) {
    signup.change({ name, email: 'marco@example.org' });
    await signup.next();
    expect(signup.state).toMatchObject({ question: 'name', problems: { name: problem } });
  }
});

it.each(['taken', 'reserved', 'mixed_scripts'])(
  'a name that is %s shows its error at its question',
  async code => {
    const { signup, goTo } = setUp({ '/api/signup-check.php': () => Response.json({ name: code }) });
    await goTo('email');
    expect(signup.state).toMatchObject({ question: 'name', problems: { name: code } });
  },
);

it('a field that the server refuses leads back to its question', async () => {
  const { signup, goTo } = setUp({
    '/api/signup.php': () => Response.json(errorExamples.signup_under_age, { status: 400 }),
  });
  await goTo('message');
  expect(signup.state).toMatchObject({ question: 'birth', problems: { dateOfBirth: 'under_age' } });
});

it('an e-mail address with an account shows its error, and no value is lost', async () => {
  const { signup, goTo } = setUp({
    '/api/signup.php': () => Response.json(errorExamples.email_invalid_or_duplicate, { status: 409 }),
  });
  await goTo('message');
  expect(signup.state).toMatchObject({
    question: 'password',
    problem: { code: 'email_invalid_or_duplicate' },
    values: { email: 'marco@example.org', password: 'sette lune di carta' },
  });
});

it('shows the question of the history, a later one only after valid answers, and none after the account was created', async () => {
  const { signup, goTo } = setUp();
  await goTo('password');
  expect(signup.show('birth')).toBe(true);
  expect(signup.state).toMatchObject({ question: 'birth', values: { name: 'Marco' } });
  signup.change({ dateOfBirth: '' });
  signup.show('password');
  expect(signup.state.question).toBe('birth');
  signup.change(answers.birth);
  signup.show('complete');
  expect(signup.state.question).toBe('password');
  signup.change(answers.password);
  await signup.next();
  expect(signup.show('name')).toBe(false);
  expect(signup.state.question).toBe('message');
});

it('nothing goes back and nothing is skipped while an answer is being sent', async () => {
  const { signup, goTo } = setUp();
  await goTo('name');
  signup.change(answers.name);
  const naming = signup.next();
  signup.back();
  expect(signup.state.question).toBe('name');
  await naming;
  expect(signup.state.question).toBe('email');
  for (const question of ['email', 'password'] as const) {
    signup.change(answers[question]);
    await signup.next();
  }
  signup.change({ message: 'Ciao!' });
  const saving = signup.next();
  await signup.skip();
  expect(signup.state.values.message).toBe('Ciao!');
  await saving;
  expect(signup.state.question).toBe('photos');
});

it('an incomplete date of birth survives a reload, and is still required', async () => {
  const { signup, goTo, rows, reload } = setUp();
  await goTo('birth');
  signup.change({ dateOfBirth: '19--09' });
  await vi.waitFor(() => expect(rows.stored).toHaveLength(1));
  const again = reload().signup;
  await again.resume();
  expect(again.state).toMatchObject({ question: 'birth', resumed: true, values: { dateOfBirth: '19--09' } });
  await again.next();
  expect(again.state.problems).toEqual({ dateOfBirth: 'required' });
});

it('a reload restores every answer but the password, they are encrypted on the device, and are deleted with the sign-up', async () => {
  const first = setUp();
  await first.goTo('password');
  first.signup.change(answers.password);
  await vi.waitFor(() => expect(first.rows.stored).toHaveLength(1));
  for (const answer of ['Marco', 'marco@example.org', 'hetero', '1990-05-17', 'IT-25', 'sette lune'])
    expect(deviceContents(first.rows)).not.toContain(answer);
  const { signup, rows } = first.reload();
  expect(signup.state.resumed).toBe(false);
  await signup.resume();
  expect(signup.state).toMatchObject({
    question: 'password',
    resumed: true,
    values: { name: 'Marco', email: 'marco@example.org', sexuality: 'hetero', password: '' },
  });
  signup.change({ password: 'sette lune di carta' });
  await signup.next();
  expect(signup.state.question).toBe('message');
  await vi.waitFor(() => expect(rows.stored).toEqual([]));
});

it('the stored form of another visitor is not shown, and is replaced by the next one', async () => {
  const first = setUp();
  await first.goTo('name');
  await vi.waitFor(() => expect(first.rows.stored).toHaveLength(1));
  const [before] = first.rows.stored;
  const { signup, rows } = setUp({}, { rows: first.rows });
  await signup.resume();
  expect(signup.state).toMatchObject({ question: 'gender', values: { gender: null, dateOfBirth: '' } });
  signup.change({ gender: 'female' });
  await vi.waitFor(() => expect(rows.stored[0]).not.toEqual(before));
  expect(rows.stored).toHaveLength(1);
});

it('values typed before the stored form is loaded win, and the other stored values are kept', async () => {
  const first = setUp();
  await first.goTo('name');
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
  expect(signup.state).toMatchObject({ question: 'name', values: expected });
  await vi.waitFor(() => expect(rows.stored).not.toEqual([before]));
  const again = reload().signup;
  await again.resume();
  expect(again.state.values).toMatchObject(expected);
});

it('a message written on another page is added to the stored form, and survives a reload', async () => {
  const first = setUp();
  await first.goTo('birth');
  await vi.waitFor(() => expect(first.rows.stored).toHaveLength(1));
  const { signup, reload, rows } = first.reload();
  const before = rows.stored[0];
  signup.change({ message: 'Ciao Giulia!' });
  await vi.waitFor(() => expect(rows.stored[0]).not.toBe(before));
  expect(signup.state.values).toMatchObject({ gender: 'male', message: 'Ciao Giulia!' });
  const again = reload().signup;
  await again.resume();
  expect(again.state).toMatchObject({
    question: 'birth',
    values: { gender: 'male', message: 'Ciao Giulia!' },
  });
});

it.each([
  ['all', undefined],
  ['with_trafficsource', { network: 'adnet' }],
] as const)(
  'without consent to attribution, a site with sign-ups for %s sends %o of the advertising link',
  async (signups, traffic) => {
    const { app, goTo, sent } = setUp({}, { signups });
    Object.assign(app.attribution, readAttribution(new URLSearchParams('network=adnet&sub1=a'), false));
    await goTo('message');
    expect(sent['/api/signup.php']).toHaveProperty('email');
    expect((sent['/api/signup.php'] as { traffic?: unknown }).traffic).toEqual(traffic);
  },
);

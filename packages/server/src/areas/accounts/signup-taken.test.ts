import { describe, expect, test, vi } from 'vitest';
import type { TestClient } from '../../../test/client.ts';
import { cheapPasswords, createTestServer } from '../../../test/server.ts';
import { linkIn, signUpAs, signupForm } from '../../../test/signup.ts';
import { sitesWith } from '../../../test/sites.ts';
import { remindToConfirm } from './activation.ts';

const matches = vi.fn(cheapPasswords.matches);
const sites = sitesWith({ velluto: { login_code: true } });
const server = await createTestServer({
  parts: { sites, passwords: { ...cheapPasswords, matches } },
});
const ownersPassword = 'una lunga passeggiata';
const strangersPassword = 'un tuffo in mare aperto';
const password_hash = await server.ctx.passwords.hash(ownersPassword);
let addressCount = 0;

/** An address with a confirmed account (`taken`), or without an account (`free`). */
async function addAddress(state: 'taken' | 'free') {
  addressCount += 1;
  const email = `taken${addressCount}@example.com`;
  const owner =
    state === 'taken' ? await server.member({ name: `Owner ${addressCount}`, email, password_hash }) : null;
  return { email, owner };
}

const form = (email: string) => {
  addressCount += 1;
  return { email, name: `Stranger ${addressCount}`, password: strangersPassword };
};
const logIn = (call: TestClient, login: unknown, password: string) =>
  call('POST', '/api/user.php', { login, password });
const kinds = async (email: string) => (await server.mails(email)).map(({ kind }) => kind);
const activate = (link: string, call: TestClient) => call('POST', link);

/**
 * All that a stranger can observe who signs up with an address and then tries every call that could reveal its owner.
 */
async function seenBy(email: string): Promise<unknown[]> {
  const call = await server.client();
  const sent = form(email);
  const observations: unknown[] = [];
  const observe = async (answer: Promise<Awaited<ReturnType<TestClient>>>) => {
    matches.mockClear();
    const { status, body, headers } = await answer;
    const cookies = [headers['set-cookie'] ?? []].flat().map(header => String(header).split('=')[0]);
    observations.push({
      status,
      code: body?.code,
      fields: Object.keys(body?.user ?? {}),
      cookies,
      hashes: matches.mock.calls.length,
    });
  };
  await observe(call('POST', '/api/signup-check.php', { email, name: sent.name }));
  await observe(call('POST', '/api/signup.php', signupForm(sent)));
  server.clock.advance({ minutes: 2 });
  await observe(call('POST', '/api/activation-mail.php', {}));
  await observe(call('POST', '/api/mail-change.php', { email, password: strangersPassword }));
  const archive = await call('GET', '/api/user.php');
  observations.push({ status: archive.body.user.status, email: archive.body.user.email === email });
  for (const [loginName, typedPassword] of [
    [email, strangersPassword],
    [email, 'something else entirely'],
    [sent.name, strangersPassword],
  ] as const) {
    await observe(logIn(call, loginName, typedPassword));
    await observe(logIn(await server.client(), loginName, typedPassword));
  }
  // too many wrong passwords, by address and by name, from a browser with which nobody has logged in
  const elsewhere = await server.client();
  for (let count = 0; count < 6; count++) await observe(logIn(elsewhere, email, `wrong ${count}`));
  await observe(logIn(elsewhere, email, strangersPassword));
  await observe(logIn(elsewhere, sent.name, strangersPassword));
  await observe(logIn(call, email, strangersPassword));
  await observe((await server.client())('POST', '/api/signup.php', signupForm(form(email))));
  await observe(call('POST', '/api/reset-password.php', { email }));
  return observations;
}

describe('a sign-up with an address that has an account', () => {
  test('looks like any other, and so does all that follows', async () => {
    const [taken, free] = [await addAddress('taken'), await addAddress('free')];
    expect(await seenBy(taken.email)).toEqual(await seenBy(free.email));
  });

  test('is mailed to its owner once a day, with links to log in', async () => {
    const { email, owner } = await addAddress('taken');
    const call = await server.client();
    await signUpAs(call, form(email));
    await signUpAs(await server.client(), form(email));
    server.clock.advance({ minutes: 2 });
    await call('POST', '/api/activation-mail.php', {});
    const [mail, ...otherMails] = await server.mails(email);
    expect(otherMails).toEqual([]);
    expect(mail?.kind).toBe('signup-taken');
    expect(mail?.text).toContain(owner?.name);
    expect(mail?.text).toMatch(/\/login\b/);
    expect(mail?.text).toMatch(/\/reset-password\b/);
    expect(mail?.text).not.toMatch(/Stranger|activate/);
    server.clock.advance({ days: 1 });
    await signUpAs(await server.client(), form(email));
    expect(await kinds(email)).toEqual(['signup-taken', 'signup-taken']);
  });

  test('takes nothing from the owner, who can still log in and choose a new password', async () => {
    const { email, owner } = await addAddress('taken');
    const call = await server.client();
    const stranger = await signUpAs(call, form(email));
    // the owner has not logged in with the browser of the sign-up: a code is mailed to them
    expect((await logIn(call, email, ownersPassword)).body.code).toBe('login_code_required');
    await call('POST', '/api/reset-password.php', { email });
    await server.runJobs();
    const reset = (await server.mails(email)).find(({ kind }) => kind === 'reset');
    const token = /token=([\w-]+)/.exec(reset?.text ?? '')?.[1];
    await call('PUT', '/api/reset-password.php', {
      token,
      password: 'sette lune di carta',
      password_repeat: 'sette lune di carta',
    });
    const { body } = await logIn(call, email, 'sette lune di carta');
    expect([body.user?.id, body.user?.id === stranger]).toEqual([owner?.id, false]);
    expect(
      await server.db.selectFrom('account').selectAll().where('member_id', '=', stranger).execute(),
    ).toMatchObject([{ status: 'not_confirmed' }]);
  });

  test('is no way to guess the password of the owner', async () => {
    const { email } = await addAddress('taken');
    const call = await server.client();
    await signUpAs(call, form(email));
    for (let count = 0; count < 5; count++) {
      await logIn(call, email, `guess ${count}`);
      await logIn(call, email, strangersPassword);
    }
    // the right password comes too late: the stranger's own log-ins do not reset the count of wrong guesses at the
    // owner's password
    expect((await logIn(call, email, ownersPassword)).status).not.toBe(200);
    expect((await logIn(call, email, ownersPassword)).body.code).not.toBe('login_code_required');
  });

  test('gets no reminder, because there is nothing to confirm', async () => {
    const { email } = await addAddress('taken');
    const id = await signUpAs(await server.client(), form(email));
    await remindToConfirm(server.ctx, { member: id });
    expect(await kinds(email)).toEqual(['signup-taken']);
  });
});

test('an address that nobody has confirmed goes to whoever confirms it first', async () => {
  const { email } = await addAddress('free');
  const [first, second] = [await server.client(), await server.client()];
  await signUpAs(first, form(email));
  const id = await signUpAs(second, form(email));
  const links = (await server.mails(email)).map(mail => linkIn(mail));
  expect(links).toHaveLength(2);
  const opened = await Promise.all([...links].reverse().map(link => activate(link, second)));
  const locations = opened.map(({ headers }) => String(headers.location));
  expect(locations.sort()).toEqual(['/activate/done', '/activate/error']);
  const accounts = await server.db.selectFrom('account').selectAll().where('email', '=', email).execute();
  expect(accounts.filter(({ status }) => status === 'active')).toHaveLength(1);
  expect(accounts.map(({ member_id }) => member_id)).toContain(id);
});

test('an address gets no more than ten mails a day, however many sign up with it', async () => {
  const { email } = await addAddress('free');
  for (let count = 0; count < 12; count++) await signUpAs(await server.client(), form(email));
  expect(await kinds(email)).toHaveLength(10);
});

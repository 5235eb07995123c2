import { describe, expect, test, vi } from 'vitest';
import { secretIn } from '../../../test/mailed.ts';
import { createTestServer } from '../../../test/server.ts';
import { linkIn, signUpAs, signupForm } from '../../../test/signup.ts';
import { sitesWith } from '../../../test/sites.ts';

const server = await createTestServer({ parts: { sites: sitesWith({ elsewhere: { pool: 'elsewhere' } }) } });
const visitor = await server.client();
const password = 'una lunga passeggiata';
const password_hash = await server.ctx.passwords.hash(password);
let memberCount = 0;

/** Adds a member with functions to change their e-mail address; `newEmail` is the default new address. */
async function addMember(overrides: Parameters<typeof server.member>[0] = {}) {
  memberCount += 1;
  const [email, newEmail] = [`old${memberCount}@example.com`, `new${memberCount}@example.com`];
  const member = await server.member({ name: `Mover ${memberCount}`, email, password_hash, ...overrides });
  const call = await server.client(member);
  const requestChange = (to: string = newEmail, typedPassword = password) =>
    call('POST', '/api/mail-change.php', { email: to, password: typedPassword });
  const address = async () => {
    const row = server.db.selectFrom('account').select('email').where('member_id', '=', member.id);
    return (await row.executeTakeFirstOrThrow()).email;
  };
  /** Requests and confirms the change; returns the secret of the link that undoes it. */
  const changeEmail = async (to: string = newEmail) => {
    const from = await address();
    expect((await requestChange(to)).status).toBe(204);
    expect((await confirm(secretIn((await server.mails(to)).at(-1)))).body).toEqual({ email: to });
    server.clock.advance({ seconds: 1 });
    return secretIn((await server.mails(from)).at(-1), 'undo');
  };
  return { ...member, email, newEmail, call, requestChange, address, changeEmail };
}
const confirm = (token: string, host = 'localhost') =>
  visitor('PUT', '/api/mail-change.php', { token }, { host });
const undo = (token: string, host = 'localhost') =>
  visitor('DELETE', '/api/mail-change.php', { token }, { host });
const kinds = async (email: string) => (await server.mails(email)).map(({ kind }) => kind);
const statusAndCode = ({ status, body }: { status: number; body: { code?: string } | undefined }) =>
  body?.code ? [status, body.code] : status;
const invalid = [400, 'reset_link_invalid'];
const login = async (loginName: string) =>
  (await (await server.client())('POST', '/api/user.php', { login: loginName, password })).status;

describe('another address', () => {
  test('takes effect once it is confirmed from the new address; the old one is notified', async () => {
    const nina = await addMember();
    expect(statusAndCode(await nina.requestChange())).toBe(204);
    expect(await nina.address()).toBe(nina.email);
    const [mail] = await server.mails(nina.newEmail);
    expect(mail?.text).toContain('http://localhost/mail-change/do?token=');
    expect((await confirm(secretIn(mail))).body).toEqual({ email: nina.newEmail });
    expect((await nina.call('GET', '/api/user.php')).body.user.email).toBe(nina.newEmail);
    expect([await login(nina.newEmail), await login(nina.email)]).toEqual([200, 401]);
    const [notification] = await server.mails(nina.email);
    expect(notification?.kind).toBe('mail-changed');
    expect(notification?.text).toContain('n•••@example.com');
    expect(notification?.text).not.toContain(nina.newEmail);
    expect(server.events(nina)).toContainEqual({ event: 'user', data: {} });
  });

  test('can be confirmed twice, also concurrently, and is reported once', async () => {
    const nina = await addMember();
    await nina.requestChange();
    const token = secretIn((await server.mails(nina.newEmail))[0]);
    const responses = await Promise.all([confirm(token), confirm(token)]);
    expect(responses.map(({ status }) => status)).toEqual([200, 200]);
    server.clock.advance({ hours: 23 });
    expect((await confirm(token)).body).toEqual({ email: nina.newEmail });
    expect(await kinds(nina.email)).toEqual(['mail-changed']);
  });

  test('can be confirmed within 24 hours, and only by the latest link', async () => {
    const [nina, olga] = [await addMember(), await addMember()];
    await nina.requestChange(`first-${nina.newEmail}`);
    const first = secretIn((await server.mails(`first-${nina.newEmail}`))[0]);
    server.clock.advance({ seconds: 1 });
    await nina.requestChange();
    await olga.requestChange();
    expect(statusAndCode(await confirm(first))).toEqual(invalid);
    server.clock.advance({ hours: 24, ms: -1 });
    expect(statusAndCode(await confirm(secretIn((await server.mails(nina.newEmail))[0])))).toBe(200);
    server.clock.advance({ ms: 1 });
    expect(statusAndCode(await confirm(secretIn((await server.mails(olga.newEmail))[0])))).toEqual(invalid);
  });

  test('needs the password, counted for the session, and a well-formed address that is not one’s own', async () => {
    const nina = await addMember();
    expect(statusAndCode(await nina.requestChange(nina.newEmail, 'wrong'))).toEqual([
      400,
      'old_password_wrong',
    ]);
    expect(statusAndCode(await nina.requestChange(nina.email.toUpperCase()))).toEqual([
      409,
      'email_invalid_or_duplicate',
    ]);
    for (const wrong of ['nina', 'nina@', 'nina@example'])
      expect(statusAndCode(await nina.requestChange(wrong))).toEqual([400, 'invalid_request']);
    for (let guess = 0; guess < 4; guess++) await nina.requestChange(nina.newEmail, 'wrong');
    expect(statusAndCode(await nina.requestChange(nina.newEmail, 'wrong'))).toEqual([429, 'account_blocked']);
    expect(await kinds(nina.newEmail)).toEqual([]);
  });

  test('is refused with a password that is replaced at the same moment', async () => {
    const nina = await addMember();
    const fresh = await server.ctx.passwords.hash('ein ganz neuer Satz');
    vi.spyOn(server.ctx.passwords, 'matches').mockImplementationOnce(async () => {
      const account = server.db.updateTable('account').set({ password_hash: fresh });
      await account.where('member_id', '=', nina.id).execute();
      return true;
    });
    expect(statusAndCode(await nina.requestChange())).toEqual([400, 'old_password_wrong']);
    expect(await kinds(nina.newEmail)).toEqual([]);
  });

  test('can be requested five times a day, also concurrently', async () => {
    const nina = await addMember();
    for (let n = 0; n < 3; n++)
      expect(statusAndCode(await nina.requestChange(`many${n}-${nina.newEmail}`))).toBe(204);
    const all = await Promise.all([3, 4, 5, 6].map(n => nina.requestChange(`many${n}-${nina.newEmail}`)));
    expect(all.filter(({ status }) => status === 204)).toHaveLength(2);
    const refused = all.find(({ status }) => status === 429);
    expect(refused?.body).toMatchObject({ code: 'rate_limited', details: { minutes: 24 * 60 } });
    server.clock.advance({ hours: 24 });
    expect(statusAndCode(await nina.requestChange())).toBe(204);
  });

  test('confirms an unconfirmed account; the unconfirmed old address is not notified', async () => {
    const call = await server.client();
    memberCount += 1;
    const [typo, right] = [`typo${memberCount}@example.com`, `right${memberCount}@example.com`];
    await signUpAs(call, { email: typo, name: `Typo ${memberCount}`, password });
    const activation = linkIn((await server.mails(typo))[0]);
    await call('POST', '/api/mail-change.php', { email: right, password });
    await confirm(secretIn((await server.mails(right))[0]));
    expect((await call('GET', '/api/user.php')).body.user).toMatchObject({ status: 'active', email: right });
    expect(await kinds(typo)).toEqual(['activation']);
    expect((await visitor('POST', activation)).status).toBe(303);
  });

  test('works on every site of the pool, not on other sites, not with an invented token, not for a closed account', async () => {
    const [nina, closed] = [await addMember(), await addMember()];
    await nina.requestChange();
    await closed.requestChange();
    const token = secretIn((await server.mails(nina.newEmail))[0]);
    await server.db.updateTable('member').set({ status: 'disabled' }).where('id', '=', closed.id).execute();
    expect(statusAndCode(await confirm(token, 'elsewhere.test'))).toEqual(invalid);
    expect(statusAndCode(await confirm('made-up'))).toEqual(invalid);
    expect(statusAndCode(await confirm(secretIn((await server.mails(closed.newEmail))[0])))).toEqual(invalid);
    expect(statusAndCode(await confirm(token, 'nordlys.localhost'))).toBe(200);
  });

  test('ends links to a new password that were mailed to the old one', async () => {
    const nina = await addMember();
    await visitor('POST', '/api/reset-password.php', { email: nina.email });
    await server.runJobs();
    const reset = secretIn((await server.mails(nina.email))[0]);
    await nina.changeEmail();
    expect(statusAndCode(await visitor('GET', `/api/reset-password.php?token=${reset}`))).toEqual(invalid);
  });
});

describe('an address that another member has', () => {
  test('gets the same response as any other; its owner is notified, and the caller learns nothing', async () => {
    const [nina, olga] = [await addMember(), await addMember({ language: 'en' })];
    const answers = [await nina.requestChange(olga.email.toUpperCase()), await nina.requestChange()];
    expect(answers.map(({ status, body }) => [status, body])).toEqual([
      [204, undefined],
      [204, undefined],
    ]);
    const [mail] = await server.mails(olga.email.toUpperCase());
    expect(mail).toMatchObject({ kind: 'mail-taken', text: expect.stringContaining(olga.name) });
    expect(mail?.text).not.toMatch(/token=|Mover 1\b/);
    expect(mail?.text).not.toContain(nina.name);
  });

  test('goes to one of two members who confirm concurrently, whoever signed up with it meanwhile', async () => {
    const [nina, olga] = [await addMember(), await addMember()];
    const wantedEmail = `wanted-${nina.newEmail}`;
    await nina.requestChange(wantedEmail);
    await olga.requestChange(wantedEmail);
    const tokens = (await server.mails(wantedEmail)).map(mail => secretIn(mail));
    const responses = await Promise.all(tokens.map(token => confirm(token)));
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 409]);

    const third = await addMember();
    await third.requestChange();
    await signUpAs(await server.client(), { email: third.newEmail, name: `Faster ${memberCount}` });
    const late = await confirm(secretIn((await server.mails(third.newEmail))[0]));
    expect(late.status).toBe(200);
    const link = (await server.mails(third.newEmail)).find(({ kind }) => kind === 'activation');
    expect((await third.call('POST', linkIn(link))).headers.location).toBe('/activate/error');
  });
});

describe('the old address', () => {
  test('can undo the change within 48 hours: all sessions end, and a link to a new password is returned', async () => {
    const nina = await addMember();
    const thief = await server.client(nina);
    const token = await nina.changeEmail();
    server.clock.advance({ hours: 47 });
    const { status, body } = await undo(token);
    expect([status, body.email]).toEqual([200, nina.email]);
    expect(await nina.address()).toBe(nina.email);
    expect((await thief('GET', '/api/user.php')).status).toBe(403);
    const form = { token: body.reset_token, password: 'nuova e lunga', password_repeat: 'nuova e lunga' };
    expect((await visitor('PUT', '/api/reset-password.php', form)).status).toBe(204);
    expect(await login(nina.email)).toBe(401);
  });

  test('can open the link twice; only the call itself changes anything', async () => {
    const nina = await addMember();
    const token = await nina.changeEmail();
    expect((await visitor('GET', `/mail-change/do?undo=${token}`)).status).toBe(404);
    expect(await nina.address()).toBe(nina.newEmail);
    const answers = await Promise.all([undo(token), undo(token)]);
    expect(answers.map(({ status, body }) => [status, body.email])).toEqual(Array(2).fill([200, nina.email]));
  });

  test('cannot undo after 48 hours, in another pool, or with an invented link', async () => {
    const nina = await addMember();
    const token = await nina.changeEmail();
    expect(statusAndCode(await undo(token, 'elsewhere.test'))).toEqual(invalid);
    expect(statusAndCode(await undo('made-up'))).toEqual(invalid);
    server.clock.advance({ hours: 48 });
    expect(statusAndCode(await undo(token))).toEqual(invalid);
    expect(await nina.address()).toBe(nina.newEmail);
  });

  test('undoes later changes too; the link of the thief then does nothing', async () => {
    const nina = await addMember();
    const ownersUndo = await nina.changeEmail();
    const thief = await nina.changeEmail(`thief-${nina.newEmail}`);
    expect((await undo(ownersUndo)).body.email).toBe(nina.email);
    expect(statusAndCode(await undo(thief))).toEqual(invalid);
    expect(await nina.address()).toBe(nina.email);
  });

  test('cannot be taken by another member while the change can be undone', async () => {
    const [nina, olga] = [await addMember(), await addMember()];
    const token = await nina.changeEmail();
    const form = signupForm({ email: nina.email, name: `Taker ${memberCount}` });
    const taken = await (await server.client())('POST', '/api/signup.php', form);
    expect([taken.status, (await kinds(nina.email)).at(-1)]).toEqual([201, 'signup-taken']);
    await olga.requestChange(nina.email);
    expect((await kinds(nina.email)).at(-1)).toBe('mail-taken');
    expect((await undo(token)).status).toBe(200);
    const other = await addMember();
    await other.changeEmail();
    server.clock.advance({ hours: 48 });
    await signUpAs(await server.client(), { email: other.email, name: `Later ${memberCount}` });
  });
});

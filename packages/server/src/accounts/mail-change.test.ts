import { describe, expect, test, vi } from 'vitest';
import { secretIn } from '../../test/mailed.ts';
import { createTestServer } from '../../test/server.ts';
import { linkIn, signUpAs, signupForm } from '../../test/signup.ts';
import { sitesWith } from '../../test/sites.ts';

const server = await createTestServer({ parts: { sites: sitesWith({ elsewhere: { pool: 'elsewhere' } }) } });
const visitor = await server.client();
const password = 'una lunga passeggiata';
const password_hash = await server.ctx.passwords.hash(password);
let people = 0;

/** Somebody who may want another address. */
async function someone(wish: Parameters<typeof server.member>[0] = {}) {
  people += 1;
  const [email, next] = [`old${people}@example.com`, `new${people}@example.com`];
  const member = await server.member({ name: `Mover ${people}`, email, password_hash, ...wish });
  const call = await server.client(member);
  const ask = (to: string = next, word = password) =>
    call('POST', '/api/mail-change.php', { email: to, password: word });
  const address = async () => {
    const row = server.db.selectFrom('account').select('email').where('member_id', '=', member.id);
    return (await row.executeTakeFirstOrThrow()).email;
  };
  /** Asks, confirms, and gives the secret that undoes it. */
  const move = async (to: string = next) => {
    const from = await address();
    expect((await ask(to)).status).toBe(204);
    expect((await confirm(secretIn((await server.mails(to)).at(-1)))).body).toEqual({ email: to });
    server.clock.advance({ seconds: 1 });
    return secretIn((await server.mails(from)).at(-1), 'undo');
  };
  return { ...member, email, next, call, ask, address, move };
}
const confirm = (token: string, host = 'localhost') =>
  visitor('PUT', '/api/mail-change.php', { token }, { host });
const undo = (token: string, host = 'localhost') =>
  visitor('DELETE', '/api/mail-change.php', { token }, { host });
const kinds = async (email: string) => (await server.mails(email)).map(({ kind }) => kind);
const short = ({ status, body }: { status: number; body: { code?: string } | undefined }) =>
  body?.code ? [status, body.code] : status;
const invalid = [400, 'reset_link_invalid'];
const login = async (as: string) =>
  (await (await server.client())('POST', '/api/user.php', { login: as, password })).status;

describe('another address', () => {
  test('takes effect once it is confirmed from the new address; the old one is notified', async () => {
    const nina = await someone();
    expect(short(await nina.ask())).toBe(204);
    expect(await nina.address()).toBe(nina.email);
    const [mail] = await server.mails(nina.next);
    expect(mail?.text).toContain('http://localhost/mail-change/do?token=');
    expect((await confirm(secretIn(mail))).body).toEqual({ email: nina.next });
    expect((await nina.call('GET', '/api/user.php')).body.user.email).toBe(nina.next);
    expect([await login(nina.next), await login(nina.email)]).toEqual([200, 401]);
    const [told] = await server.mails(nina.email);
    expect(told?.kind).toBe('mail-changed');
    expect(told?.text).toContain('n•••@example.com');
    expect(told?.text).not.toContain(nina.next);
    expect(server.events(nina)).toContainEqual({ event: 'user', data: {} });
  });

  test('can be confirmed twice, also concurrently, and is reported once', async () => {
    const nina = await someone();
    await nina.ask();
    const token = secretIn((await server.mails(nina.next))[0]);
    const both = await Promise.all([confirm(token), confirm(token)]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    server.clock.advance({ hours: 23 });
    expect((await confirm(token)).body).toEqual({ email: nina.next });
    expect(await kinds(nina.email)).toEqual(['mail-changed']);
  });

  test('can be confirmed within 24 hours, and only by the latest link', async () => {
    const [nina, olga] = [await someone(), await someone()];
    await nina.ask(`first-${nina.next}`);
    const first = secretIn((await server.mails(`first-${nina.next}`))[0]);
    server.clock.advance({ seconds: 1 });
    await nina.ask();
    await olga.ask();
    expect(short(await confirm(first))).toEqual(invalid);
    server.clock.advance({ hours: 24, ms: -1 });
    expect(short(await confirm(secretIn((await server.mails(nina.next))[0])))).toBe(200);
    server.clock.advance({ ms: 1 });
    expect(short(await confirm(secretIn((await server.mails(olga.next))[0])))).toEqual(invalid);
  });

  test('needs the password, counted for the session, and a well-formed address that is not one’s own', async () => {
    const nina = await someone();
    expect(short(await nina.ask(nina.next, 'wrong'))).toEqual([400, 'old_password_wrong']);
    expect(short(await nina.ask(nina.email.toUpperCase()))).toEqual([409, 'email_invalid_or_duplicate']);
    for (const wrong of ['nina', 'nina@', 'nina@example'])
      expect(short(await nina.ask(wrong))).toEqual([400, 'invalid_request']);
    for (let guess = 0; guess < 4; guess++) await nina.ask(nina.next, 'wrong');
    expect(short(await nina.ask(nina.next, 'wrong'))).toEqual([429, 'account_blocked']);
    expect(await kinds(nina.next)).toEqual([]);
  });

  test('is refused with a password that is replaced at the same moment', async () => {
    const nina = await someone();
    const fresh = await server.ctx.passwords.hash('ein ganz neuer Satz');
    vi.spyOn(server.ctx.passwords, 'matches').mockImplementationOnce(async () => {
      const account = server.db.updateTable('account').set({ password_hash: fresh });
      await account.where('member_id', '=', nina.id).execute();
      return true;
    });
    expect(short(await nina.ask())).toEqual([400, 'old_password_wrong']);
    expect(await kinds(nina.next)).toEqual([]);
  });

  test('can be requested five times a day, also concurrently', async () => {
    const nina = await someone();
    for (let n = 0; n < 3; n++) expect(short(await nina.ask(`many${n}-${nina.next}`))).toBe(204);
    const all = await Promise.all([3, 4, 5, 6].map(n => nina.ask(`many${n}-${nina.next}`)));
    expect(all.filter(({ status }) => status === 204)).toHaveLength(2);
    const refused = all.find(({ status }) => status === 429);
    expect(refused?.body).toMatchObject({ code: 'rate_limited', details: { minutes: 24 * 60 } });
    server.clock.advance({ hours: 24 });
    expect(short(await nina.ask())).toBe(204);
  });

  test('confirms an unconfirmed account; the unconfirmed old address is not notified', async () => {
    const call = await server.client();
    people += 1;
    const [typo, right] = [`typo${people}@example.com`, `right${people}@example.com`];
    await signUpAs(call, { email: typo, name: `Typo ${people}`, password });
    const activation = linkIn((await server.mails(typo))[0]);
    await call('POST', '/api/mail-change.php', { email: right, password });
    await confirm(secretIn((await server.mails(right))[0]));
    expect((await call('GET', '/api/user.php')).body.user).toMatchObject({ status: 'active', email: right });
    expect(await kinds(typo)).toEqual(['activation']);
    expect((await visitor('GET', activation)).status).toBe(303);
  });

  test('works on every site of the pool, not on other sites, not with an invented token, not for a closed account', async () => {
    const [nina, closed] = [await someone(), await someone()];
    await nina.ask();
    await closed.ask();
    const token = secretIn((await server.mails(nina.next))[0]);
    await server.db.updateTable('member').set({ status: 'disabled' }).where('id', '=', closed.id).execute();
    expect(short(await confirm(token, 'elsewhere.test'))).toEqual(invalid);
    expect(short(await confirm('made-up'))).toEqual(invalid);
    expect(short(await confirm(secretIn((await server.mails(closed.next))[0])))).toEqual(invalid);
    expect(short(await confirm(token, 'nordlys.localhost'))).toBe(200);
  });

  test('ends links to a new password that were mailed to the old one', async () => {
    const nina = await someone();
    await visitor('POST', '/api/reset-password.php', { email: nina.email });
    await server.runJobs();
    const reset = secretIn((await server.mails(nina.email))[0]);
    await nina.move();
    expect(short(await visitor('GET', `/api/reset-password.php?token=${reset}`))).toEqual(invalid);
  });
});

describe('an address that another member has', () => {
  test('gets the same response as any other; its owner is notified, and the caller learns nothing', async () => {
    const [nina, olga] = [await someone(), await someone({ language: 'en' })];
    const answers = [await nina.ask(olga.email.toUpperCase()), await nina.ask()];
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
    const [nina, olga] = [await someone(), await someone()];
    const wanted = `wanted-${nina.next}`;
    await nina.ask(wanted);
    await olga.ask(wanted);
    const tokens = (await server.mails(wanted)).map(mail => secretIn(mail));
    const both = await Promise.all(tokens.map(token => confirm(token)));
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);

    const third = await someone();
    await third.ask();
    await signUpAs(await server.client(), { email: third.next, name: `Faster ${people}` });
    const late = await confirm(secretIn((await server.mails(third.next))[0]));
    expect(late.status).toBe(200);
    const link = (await server.mails(third.next)).find(({ kind }) => kind === 'activation');
    expect((await third.call('GET', linkIn(link))).headers.location).toBe('/activate/error');
  });
});

describe('the old address', () => {
  test('can undo the change within 48 hours: all sessions end, and a link to a new password is returned', async () => {
    const nina = await someone();
    const thief = await server.client(nina);
    const token = await nina.move();
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
    const nina = await someone();
    const token = await nina.move();
    expect((await visitor('GET', `/mail-change/do?undo=${token}`)).status).toBe(404);
    expect(await nina.address()).toBe(nina.next);
    const answers = await Promise.all([undo(token), undo(token)]);
    expect(answers.map(({ status, body }) => [status, body.email])).toEqual(Array(2).fill([200, nina.email]));
  });

  test('cannot undo after 48 hours, in another pool, or with an invented link', async () => {
    const nina = await someone();
    const token = await nina.move();
    expect(short(await undo(token, 'elsewhere.test'))).toEqual(invalid);
    expect(short(await undo('made-up'))).toEqual(invalid);
    server.clock.advance({ hours: 48 });
    expect(short(await undo(token))).toEqual(invalid);
    expect(await nina.address()).toBe(nina.next);
  });

  test('undoes later changes too; the link of the thief then does nothing', async () => {
    const nina = await someone();
    const own = await nina.move();
    const thief = await nina.move(`thief-${nina.next}`);
    expect((await undo(own)).body.email).toBe(nina.email);
    expect(short(await undo(thief))).toEqual(invalid);
    expect(await nina.address()).toBe(nina.email);
  });

  test('cannot be taken by another member while the change can be undone', async () => {
    const [nina, olga] = [await someone(), await someone()];
    const token = await nina.move();
    const form = signupForm({ email: nina.email, name: `Taker ${people}` });
    const taken = await (await server.client())('POST', '/api/signup.php', form);
    expect([taken.status, (await kinds(nina.email)).at(-1)]).toEqual([201, 'signup-taken']);
    await olga.ask(nina.email);
    expect((await kinds(nina.email)).at(-1)).toBe('mail-taken');
    expect((await undo(token)).status).toBe(200);
    const again = await someone();
    await again.move();
    server.clock.advance({ hours: 48 });
    await signUpAs(await server.client(), { email: again.email, name: `Later ${people}` });
  });
});

import { describe, expect, test, vi } from 'vitest';
import { secretIn } from '../../../test/mailed.ts';
import { cheapPasswords, createTestServer } from '../../../test/server.ts';
import { sitesWith } from '../../../test/sites.ts';

const hash = vi.fn(cheapPasswords.hash);

const sites = sitesWith({ telling: { tell_unknown_email: true }, elsewhere: { pool: 'elsewhere' } });
const server = await createTestServer({ parts: { sites, passwords: { ...cheapPasswords, hash } } });
const visitor = await server.client();
const [former, chosen] = ['una lunga passeggiata', 'un tuffo in mare aperto'];
const password_hash = await server.ctx.passwords.hash(former);
let memberCount = 0;

async function addMember(overrides: Parameters<typeof server.member>[0] = {}) {
  memberCount += 1;
  const email = `Forgot${memberCount}@example.com`;
  const member = await server.member({ name: `Forgot ${memberCount}`, email, password_hash, ...overrides });
  return { ...member, email };
}
const requestLink = (email: string, host = 'localhost') =>
  visitor('POST', '/api/reset-password.php', { email }, { host });
/** Requests a link and returns its secret. */
async function linkFor(email: string, typed = email): Promise<string> {
  expect((await requestLink(typed)).status).toBe(204);
  await server.runJobs();
  return secretIn((await server.mails(email)).findLast(mail => mail.kind === 'reset'));
}
const setPassword = (token: string, password = chosen, password_repeat = password, host = 'localhost') =>
  visitor('PUT', '/api/reset-password.php', { token, password, password_repeat }, { host });
const checkLink = (token: string, host = 'localhost') =>
  visitor('GET', `/api/reset-password.php?token=${token}`, undefined, { host });
const login = (loginName: string, password: string) =>
  visitor('POST', '/api/user.php', { login: loginName, password }).then(({ status, body }) => [
    status,
    body.code,
  ]);
const statusAndCode = ({ status, body }: { status: number; body: { code?: string } | undefined }) =>
  body?.code ? [status, body.code] : status;
const invalid = [400, 'reset_link_invalid'];

describe('a forgotten password', () => {
  test('is replaced by a mailed link, which works once', async () => {
    const nina = await addMember();
    const token = await linkFor(nina.email, nina.email.toUpperCase());
    const [mail] = await server.mails(nina.email);
    expect(mail?.text).toContain(`http://localhost/reset-password/do?token=${token}`);
    expect((await checkLink(token)).body).toEqual({
      email: nina.email,
      expires_at: '2026-11-21T13:00:00.000Z',
    });
    expect((await setPassword(token)).status).toBe(204);
    expect(await login(nina.email, former)).toEqual([401, 'login_failed']);
    expect((await login(nina.email, chosen))[0]).toBe(200);
    expect(statusAndCode(await setPassword(token))).toEqual(invalid);
    expect(statusAndCode(await checkLink(token))).toEqual(invalid);
    expect((await server.mails(nina.email)).map(({ kind }) => kind)).toEqual(['reset', 'password-changed']);
  });

  test('leads on to what was chosen before, and never to another site', async () => {
    const nina = await addMember();
    const send = (next: string) => visitor('POST', '/api/reset-password.php', { email: nina.email, next });
    expect((await send('/credits/credits-50?country=IT')).status).toBe(204);
    await server.runJobs();
    const [mail] = await server.mails(nina.email);
    expect(mail?.text).toContain('&next=%2Fcredits%2Fcredits-50%3Fcountry%3DIT');
    const { status, body } = await send('//evil.example');
    expect([status, body.details]).toEqual([400, [{ field: 'next', code: 'not_allowed' }]]);
  });

  test('ends every session, the one that asks included, with its live events', async () => {
    const nina = await addMember();
    const [phone, desktop] = [await server.client(nina), await server.client(nina)];
    const close = vi.fn();
    server.ctx.live.listen(nina.id, () => {}, { session: Buffer.alloc(32), close });
    const token = await linkFor(nina.email);
    await phone('PUT', '/api/reset-password.php', { token, password: chosen, password_repeat: chosen });
    expect(Object.keys(phone.cookies)).toEqual(['velluto_known']);
    expect(statusAndCode(await desktop('GET', '/api/user.php'))).toEqual([403, 'authentication_required']);
    expect(close).toHaveBeenCalledOnce();
  });

  test('lifts a block, since the owner has proved access to the mailbox', async () => {
    const nina = await addMember();
    for (let attempt = 0; attempt < 5; attempt++) await login(nina.email, 'wrong');
    expect(await login(nina.email, former)).toEqual([429, 'account_blocked']);
    await setPassword(await linkFor(nina.email));
    expect((await login(nina.email, chosen))[0]).toBe(200);
  });

  test('is not used up by a refused password, and one use invalidates the other links', async () => {
    const nina = await addMember();
    const [first, second] = [await linkFor(nina.email), await linkFor(nina.email)];
    expect(statusAndCode(await setPassword(first, chosen, 'something else'))).toEqual([
      400,
      'passwords_do_not_match',
    ]);
    const common = await setPassword(first, 'password1234');
    expect(common.body.details).toEqual([{ field: 'password', code: 'common' }]);
    const withOwnName = await setPassword(first, `${nina.email.split('@')[0]}1990`);
    expect(withOwnName.body.details).toEqual([{ field: 'password', code: 'common' }]);
    expect((await setPassword(first, 'kurz')).body.details).toEqual([
      { field: 'password', code: 'too_short' },
    ]);
    expect((await setPassword(second)).status).toBe(204);
    expect(statusAndCode(await setPassword(first))).toEqual(invalid);
  });

  test('is replaced once by concurrent uses of the link', async () => {
    const nina = await addMember();
    const token = await linkFor(nina.email);
    const all = await Promise.all([1, 2, 3, 4].map(n => setPassword(token, `${chosen} ${n}`)));
    expect(all.map(({ status }) => status).sort()).toEqual([204, 400, 400, 400]);
    const winner = all.findIndex(({ status }) => status === 204) + 1;
    expect((await login(nina.email, `${chosen} ${winner}`))[0]).toBe(200);
  });
});

describe('the link', () => {
  test('works until the last moment of an hour', async () => {
    const [nina, olga] = [await addMember(), await addMember()];
    const [early, late] = [await linkFor(nina.email), await linkFor(olga.email)];
    server.clock.advance({ minutes: 60, ms: -1 });
    expect((await setPassword(early)).status).toBe(204);
    server.clock.advance({ ms: 1 });
    expect(statusAndCode(await setPassword(late))).toEqual(invalid);
  });

  test('is not used by opening it, however often', async () => {
    const nina = await addMember();
    const token = await linkFor(nina.email);
    for (let scan = 0; scan < 3; scan++) expect((await checkLink(token)).status).toBe(200);
    expect((await setPassword(token)).status).toBe(204);
  });

  test('is invalid when invented, in another pool, or of a closed account; no password is hashed for it', async () => {
    const [nina, closed] = [await addMember(), await addMember()];
    const [token, closedToken] = [await linkFor(nina.email), await linkFor(closed.email)];
    await server.db.updateTable('member').set({ status: 'disabled' }).where('id', '=', closed.id).execute();
    hash.mockClear();
    expect(statusAndCode(await setPassword('made-up'))).toEqual(invalid);
    expect(statusAndCode(await setPassword(closedToken))).toEqual(invalid);
    expect(statusAndCode(await setPassword(token, chosen, chosen, 'elsewhere.test'))).toEqual(invalid);
    expect(statusAndCode(await checkLink(token, 'elsewhere.test'))).toEqual(invalid);
    expect(hash).not.toHaveBeenCalled();
    expect((await setPassword(token)).status).toBe(204);
  });

  test('is stored as a hash only, and the queued job holds no address', async () => {
    const nina = await addMember();
    await requestLink(nina.email);
    expect(JSON.stringify(server.waitingJobs)).not.toMatch(/@example/);
    const token = await linkFor(nina.email);
    const rows = await server.db.selectFrom('account_token').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(token);
    expect(JSON.stringify(await server.db.selectFrom('reset_request').selectAll().execute())).not.toContain(
      'example.com',
    );
  });

  test('needs the client: another site cannot use or ask for one', async () => {
    const headers = { 'x-requested-with': '' };
    const refused = await visitor('POST', '/api/reset-password.php', { email: 'a@example.com' }, { headers });
    expect(statusAndCode(refused)).toEqual([403, 'request_refused']);
  });
});

describe('the caller', () => {
  test('does not learn whether there is an account: same response, same rows, same job', async () => {
    const nina = await addMember();
    const closed = await addMember({ status: 'disabled' });
    const answers = [];
    for (const email of [nina.email, closed.email, 'nobody@example.com'])
      answers.push(await requestLink(email));
    expect(answers.map(({ status, body }) => [status, body])).toEqual(Array(3).fill([204, undefined]));
    expect(server.waitingJobs.map(({ name }) => name)).toEqual(Array(3).fill('accounts.reset'));
    await server.runJobs();
    expect(await server.mails(nina.email)).toHaveLength(1);
    expect(await server.mails(closed.email)).toHaveLength(0);
    expect(await server.mails('nobody@example.com')).toHaveLength(0);
  });

  test.each(['real', 'invented'])('may ask three times a day, also at once (%s)', async kind => {
    const email = kind === 'real' ? (await addMember()).email : 'invented@example.com';
    const all = await Promise.all(Array.from({ length: 6 }, () => requestLink(email)));
    expect(all.map(statusAndCode).sort()).toEqual([
      204,
      204,
      204,
      ...Array(3).fill([429, 'too_many_reset_attempts']),
    ]);
    await server.runJobs();
    expect(await server.mails(email)).toHaveLength(kind === 'real' ? 3 : 0);
  });

  test('can ask again the next day in the time zone of the site', async () => {
    const nina = await addMember();
    for (let time = 0; time < 3; time++) await requestLink(nina.email);
    server.clock.set('2026-11-21T22:59:59.000Z');
    const refused = await requestLink(nina.email.toLowerCase());
    expect(statusAndCode(refused)).toEqual([429, 'too_many_reset_attempts']);
    expect([refused.body.details, refused.headers['retry-after']]).toEqual([{ minutes: 1 }, '60']);
    server.clock.set('2026-11-21T23:00:00.000Z'); // midnight in Rome
    expect(statusAndCode(await requestLink(nina.email))).toBe(204);
  });

  test('gets an error for an unknown address only where the site is configured so', async () => {
    const nina = await addMember();
    expect(statusAndCode(await requestLink(nina.email, 'telling.test'))).toBe(204);
    for (let time = 0; time < 3; time++)
      expect(statusAndCode(await requestLink('unknown@example.com', 'telling.test'))).toEqual([
        404,
        'email_not_found',
      ]);
    expect(statusAndCode(await requestLink('unknown@example.com', 'telling.test'))).toEqual([
      429,
      'too_many_reset_attempts',
    ]);
  });

  test('gets one mail when the job runs twice', async () => {
    const nina = await addMember();
    await requestLink(nina.email);
    const job = server.waitingJobs.at(-1);
    await server.runJobs();
    const { sendReset } = await import('./password-reset.ts');
    await sendReset(server.ctx, job?.data as Parameters<typeof sendReset>[1]);
    expect(await server.mails(nina.email)).toHaveLength(1);
  });
});

import { describe, expect, test } from 'vitest';
import { appCode } from '../../../test/app-codes.ts';
import { secretIn } from '../../../test/mailed.ts';
import { createTestServer } from '../../../test/server.ts';
import { sitesWith } from '../../../test/sites.ts';
import { cleanUp } from '../../boot/clean-up.ts';
import { createLog } from '../../infrastructure/log.ts';
import { purgeAccounts } from '../data-rights/deletion/purge.ts';

const lines: string[] = [];
const log = createLog('trace', { write: line => lines.push(line) });
const sites = sitesWith({ elsewhere: { pool: 'elsewhere' } });
const server = await createTestServer({ parts: { log, sites } });
const password = 'una lunga passeggiata';
const password_hash = await server.ctx.passwords.hash(password);
let memberCount = 0;

/** The code that an authenticator app shows now, or some steps of 30 seconds from now. */
const codeOf = (secret: string, steps = 0) => appCode(secret, server.clock.now().getTime() + steps * 30_000);
const path = '/api/second-factor.php';

async function addMember() {
  memberCount += 1;
  const email = `factor${memberCount}@example.com`;
  const member = await server.member({ name: `Factor ${memberCount}`, email, password_hash });
  const call = await server.client(member);
  const login = async (code?: string, typedPassword = password) =>
    (await server.client())('POST', '/api/user.php', {
      login: email,
      password: typedPassword,
      ...(code && { code }),
    });
  const start = () => call('POST', path, { password });
  const confirm = (code: string) => call('PUT', path, { code });
  const state = async () => (await call('GET', '/api/sessions.php')).body.second_factor;
  const kinds = async () => (await server.mails(email)).map(({ kind }) => kind);
  return { ...member, email, call, login, start, confirm, state, kinds };
}

/**
 * Adds a member with the second factor on, and advances the clock so that the code that turned it on is no longer the
 * current one.
 */
async function addProtectedMember() {
  const member = await addMember();
  const { secret, uri } = (await member.start()).body as { secret: string; uri: string };
  const { recovery_codes } = (await member.confirm(codeOf(secret))).body as { recovery_codes: string[] };
  server.clock.advance({ minutes: 1 });
  return { ...member, secret, uri, recovery: recovery_codes, code: (steps = 0) => codeOf(secret, steps) };
}
const statusAndCode = ({ status, body }: { status: number; body: { code?: string } | undefined }) =>
  body?.code === undefined ? [status] : [status, body.code];
const [codeRequired, codeInvalid, blocked] = [
  [401, 'second_factor_required'],
  [400, 'second_factor_invalid'],
  [429, 'account_blocked'],
];

describe('turning it on', () => {
  test('needs the password, then a code of the app, and ends the sessions that the password alone had opened', async () => {
    const nina = await addMember();
    const other = await server.client(nina);
    expect(await nina.state()).toEqual({ since: null, recovery_codes_left: 0 });
    expect(statusAndCode(await nina.call('POST', path, { password: 'wrong' }))).toEqual([
      400,
      'old_password_wrong',
    ]);
    const { secret, uri } = (await nina.start()).body;
    expect(secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(uri).toBe(
      `otpauth://totp/Velluto:Factor%20${memberCount}?issuer=Velluto&secret=${secret}&algorithm=SHA1&digits=6&period=30`,
    );
    expect((await nina.login()).status, 'shown is not on').toBe(200);
    const { status, body } = await nina.confirm(codeOf(secret));
    expect(status).toBe(200);
    expect(new Set(body.recovery_codes).size).toBe(10);
    for (const code of body.recovery_codes)
      expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{5}-[0-9A-HJKMNP-TV-Z]{5}$/);
    expect(await nina.state()).toEqual({ since: '2026-11-21T12:00:00.000Z', recovery_codes_left: 10 });
    expect((await other('GET', '/api/user.php')).status).toBe(403);
    expect(await nina.kinds()).toEqual(['second-factor-on']);
  });

  test('fails with a wrong code, before it was begun, half an hour late, or twice', async () => {
    const nina = await addMember();
    expect(statusAndCode(await nina.confirm('123456'))).toEqual([404, 'not_found']);
    const first = (await nina.start()).body.secret;
    const { secret } = (await nina.start()).body;
    expect(statusAndCode(await nina.confirm(codeOf(first)))).toEqual(codeInvalid);
    server.clock.advance({ minutes: 30 });
    expect(statusAndCode(await nina.confirm(codeOf(secret)))).toEqual([404, 'not_found']);
    const last = (await nina.start()).body.secret;
    const responses = await Promise.all([nina.confirm(codeOf(last)), nina.confirm(codeOf(last))]);
    expect(responses.map(statusAndCode).sort()).toEqual([[200], [409, 'second_factor_on']]);
    expect(statusAndCode(await nina.start())).toEqual([409, 'second_factor_on']);
    expect(await nina.kinds()).toEqual(['second-factor-on']);
  });

  test('ends also a session of a concurrent log-in with the password alone', async () => {
    const nina = await addMember();
    const { secret } = (await nina.start()).body;
    const late = await server.client();
    await Promise.all([
      nina.confirm(codeOf(secret)),
      late('POST', '/api/user.php', { login: nina.email, password }),
    ]);
    expect((await late('GET', '/api/user.php')).status).toBe(403);
  });
});

describe('a log-in', () => {
  test('needs the code too, and says so only after the right password', async () => {
    const nina = await addProtectedMember();
    expect(statusAndCode(await nina.login())).toEqual(codeRequired);
    expect(statusAndCode(await nina.login(nina.code(), 'wrong'))).toEqual([401, 'login_failed']);
    expect((await nina.login(nina.code())).status).toBe(200);
  });

  test('accepts a code once, also when it is sent many times concurrently', async () => {
    const nina = await addProtectedMember();
    const code = nina.code();
    const all = await Promise.all([1, 2, 3].map(() => nina.login(code)));
    expect(all.map(({ status }) => status).sort()).toEqual([200, 400, 400]);
    expect(statusAndCode(await nina.login(nina.code(-1)))).toEqual(codeInvalid);
  });

  test('refuses the code that was used to turn it on', async () => {
    const nina = await addMember();
    const code = codeOf((await nina.start()).body.secret);
    await nina.confirm(code);
    expect(statusAndCode(await nina.login(code))).toEqual(codeInvalid);
  });

  test.each([
    [-2, 400],
    [-1, 200],
    [1, 200],
    [2, 400],
  ])('with a clock that is %i steps off is answered %i', async (steps, status) => {
    const nina = await addProtectedMember();
    expect((await nina.login(nina.code(steps))).status).toBe(status);
  });

  test('reads codes as people type them', async () => {
    const nina = await addProtectedMember();
    const code = nina.code();
    expect((await nina.login(`${code.slice(0, 3)} ${code.slice(3)}`)).status).toBe(200);
    const [typed = ''] = nina.recovery;
    const sloppy = typed.replace('-', ' ').replaceAll('0', 'o').replaceAll('1', 'l').toLowerCase();
    expect((await nina.login(sloppy)).status).toBe(200);
  });

  test('is blocked after five wrong codes, and a right password does not reset their count', async () => {
    const nina = await addProtectedMember();
    for (const code of ['000000', 'AAAAA-AAAAA', 'x', '1']) {
      expect(statusAndCode(await nina.login(code)), code).toEqual(codeInvalid);
      expect(statusAndCode(await nina.login())).toEqual(codeRequired);
    }
    expect(statusAndCode(await nina.login('000000'))).toEqual(blocked);
    expect(statusAndCode(await nina.login(nina.code()))).toEqual(blocked);
    expect(statusAndCode(await nina.login(nina.recovery[0]))).toEqual(blocked);
    server.clock.advance({ minutes: 15 });
    expect((await nina.login(nina.code())).status).toBe(200);
  });

  test('accepts each recovery code once, and notifies the member', async () => {
    const nina = await addProtectedMember();
    const [first, second] = nina.recovery;
    const all = await Promise.all([1, 2].map(() => nina.login(first)));
    expect(all.map(({ status }) => status).sort()).toEqual([200, 400]);
    expect((await nina.login(second)).status).toBe(200);
    expect((await nina.state()).recovery_codes_left).toBe(8);
    expect(await nina.kinds()).toEqual(['second-factor-on', 'recovery-code-used', 'recovery-code-used']);
  });

  test('refuses the codes of another member', async () => {
    const [nina, olga] = [await addProtectedMember(), await addProtectedMember()];
    expect(statusAndCode(await nina.login(olga.code()))).toEqual(codeInvalid);
    expect(statusAndCode(await nina.login(olga.recovery[0]))).toEqual(codeInvalid);
    expect((await olga.state()).recovery_codes_left).toBe(10);
  });

  test('without it ignores a code', async () => {
    expect((await (await addMember()).login('123456')).status).toBe(200);
  });
});

describe('other ways to log in', () => {
  test('a new password by the mailed link opens no session, and the code is asked for', async () => {
    const nina = await addProtectedMember();
    const chosen = 'un tuffo in mare aperto';
    const visitor = await server.client();
    await visitor('POST', '/api/reset-password.php', { email: nina.email });
    await server.runJobs();
    const token = secretIn((await server.mails(nina.email)).findLast(({ kind }) => kind === 'reset'));
    const body = { token, password: chosen, password_repeat: chosen };
    expect((await visitor('PUT', '/api/reset-password.php', body)).status).toBe(204);
    expect((await visitor('GET', '/api/user.php')).status).toBe(403);
    expect(statusAndCode(await nina.login(undefined, chosen))).toEqual(codeRequired);
    expect((await nina.login(nina.code(), chosen)).status).toBe(200);
  });

  test('a new password lifts no block of codes', async () => {
    const nina = await addProtectedMember();
    for (let time = 0; time < 5; time++) await nina.login('000000');
    const chosen = 'un tuffo in mare aperto';
    await nina.call('PUT', '/api/password.php', {
      old_password: password,
      password: chosen,
      password_repeat: chosen,
    });
    expect(statusAndCode(await nina.login(nina.code(), chosen))).toEqual(blocked);
  });

  test('restoring a deleted account opens no session, and the code is asked for', async () => {
    const nina = await addProtectedMember();
    await nina.call('DELETE', '/api/account.php', { password, reason: 'pause' });
    await server.runJobs();
    const token = secretIn((await server.mails(nina.email)).findLast(({ kind }) => kind === 'deletion'));
    const visitor = await server.client();
    expect((await visitor('PUT', '/api/account.php', { token })).status).toBe(200);
    expect((await visitor('GET', '/api/user.php')).status).toBe(403);
    expect(statusAndCode(await nina.login())).toEqual(codeRequired);
  });
});

describe('turning it off, and new recovery codes', () => {
  test.each([['app'], ['recovery']])('needs password and code: %s', async kind => {
    const nina = await addProtectedMember();
    const code = kind === 'app' ? nina.code() : (nina.recovery[0] ?? '');
    const turnOff = (typedPassword: string, typed: string) =>
      nina.call('DELETE', path, { password: typedPassword, code: typed });
    expect(statusAndCode(await turnOff('wrong', code))).toEqual([400, 'old_password_wrong']);
    expect(statusAndCode(await turnOff(password, '000000'))).toEqual(codeInvalid);
    expect((await turnOff(password, code)).status).toBe(204);
    expect(await nina.state()).toEqual({ since: null, recovery_codes_left: 0 });
    expect((await nina.login()).status).toBe(200);
    expect((await nina.kinds()).at(-1)).toBe('second-factor-off');
    expect(statusAndCode(await turnOff(password, code))).toEqual([404, 'not_found']);
    expect((await nina.start()).status).toBe(200);
  });

  test('new recovery codes end the former ones', async () => {
    const nina = await addProtectedMember();
    const renew = (code: string) => nina.call('POST', '/api/recovery-codes.php', { password, code });
    expect(statusAndCode(await renew('000000'))).toEqual(codeInvalid);
    const { status, body } = await renew(nina.code());
    expect([status, body.recovery_codes.length]).toEqual([200, 10]);
    expect(statusAndCode(await nina.login(nina.recovery[0]))).toEqual(codeInvalid);
    expect((await nina.login(body.recovery_codes[0])).status).toBe(200);
    expect(await nina.kinds()).toEqual(['second-factor-on', 'second-factor-codes', 'recovery-code-used']);
  });

  test('cannot be used to guess: wrong codes are counted wherever they are typed', async () => {
    const nina = await addProtectedMember();
    for (let time = 0; time < 2; time++) await nina.login('000000');
    for (let time = 0; time < 2; time++) await nina.call('DELETE', path, { password, code: '000000' });
    const renew = (code: string) => nina.call('POST', '/api/recovery-codes.php', { password, code });
    expect(statusAndCode(await renew('000000'))).toEqual(blocked);
    expect(statusAndCode(await renew(nina.code()))).toEqual(blocked);
  });
});

test('a member of another site with the same address is asked for no code', async () => {
  const nina = await addProtectedMember();
  const otherPool = { pool: 'elsewhere', site_id: 'elsewhere' };
  await server.member({ name: nina.name, email: nina.email, password_hash, ...otherPool });
  const call = await server.client();
  const headers = { host: 'elsewhere.test' };
  const answer = await call('POST', '/api/user.php', { login: nina.email, password }, { headers });
  expect(answer.status).toBe(200);
});

describe('the stored secrets', () => {
  test('are encrypted or hashed, and in no log', async () => {
    lines.length = 0;
    const nina = await addProtectedMember();
    await nina.login(nina.recovery[0]);
    await nina.login(nina.code());
    await nina.login('000000');
    const rows = [
      await server.db.selectFrom('second_factor').selectAll().where('member_id', '=', nina.id).execute(),
      await server.db.selectFrom('recovery_code').selectAll().where('member_id', '=', nina.id).execute(),
      await server.db.selectFrom('outbox_mail').select(['html', 'text']).execute(),
    ];
    const stored = JSON.stringify(rows) + lines.join('');
    expect(lines.join('')).toContain('second_factor_invalid');
    expect(rows[1]).toHaveLength(9);
    for (const secret of [
      nina.secret,
      nina.code(),
      ...nina.recovery,
      ...nina.recovery.map(code => code.replace('-', '')),
    ])
      expect(stored).not.toContain(secret);
  });

  test('are removed when never confirmed, and encrypted again with a new key', async () => {
    const [nina, olga] = [await addMember(), await addProtectedMember()];
    await nina.start();
    const rows = () =>
      server.db
        .selectFrom('second_factor')
        .selectAll()
        .where('member_id', 'in', [nina.id, olga.id])
        .orderBy('created_at')
        .execute();
    const [, before] = await rows();
    server.clock.advance({ minutes: 30 });
    await cleanUp({
      ...server.ctx,
      encryption: { ...server.ctx.encryption, isCurrent: () => false },
    });
    const remaining = await rows();
    expect(remaining.map(row => row.member_id)).toEqual([olga.id]);
    expect(remaining[0]?.secret).not.toBe(before?.secret);
    expect((await olga.login(olga.code())).status).toBe(200);
  });

  test('are erased with the member', async () => {
    const nina = await addProtectedMember();
    await nina.login('000000');
    await nina.call('DELETE', '/api/account.php', { password, reason: 'pause' });
    server.clock.advance({ days: 14 });
    await purgeAccounts(server.ctx);
    const counts = await server.db.selectFrom('login_attempt').select('key').execute();
    expect(counts.filter(({ key }) => key.includes(nina.id))).toEqual([]);
    for (const table of ['second_factor', 'recovery_code'] as const) {
      const remaining = await server.db
        .selectFrom(table)
        .select('member_id')
        .where('member_id', '=', nina.id)
        .execute();
      expect(remaining).toEqual([]);
    }
  });
});

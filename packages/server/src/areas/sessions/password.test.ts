import { describe, expect, test } from 'vitest';
import { secretIn } from '../../../test/mailed.ts';
import { createTestServer } from '../../../test/server.ts';

const server = await createTestServer();
const [former, chosen] = ['una lunga passeggiata', 'un tuffo in mare aperto'];
const password_hash = await server.ctx.passwords.hash(former);
let memberCount = 0;

async function addMember() {
  memberCount += 1;
  const email = `Change${memberCount}@example.com`;
  const member = await server.member({ name: `Change ${memberCount}`, email, password_hash });
  const call = await server.client(member);
  const change = (old_password: string, password = chosen, password_repeat = password) =>
    call('PUT', '/api/password.php', { old_password, password, password_repeat });
  const login = (password: string) => call('POST', '/api/user.php', { login: email, password });
  return { ...member, email, call, change, login };
}
const failureOf = ({
  status,
  body,
}: {
  status: number;
  body: { code?: string; details?: unknown } | undefined;
}) => [status, body?.code, body?.details].filter(part => part !== undefined);
const blocked = [429, 'account_blocked', { minutes: 15 }];

describe('a change of the password', () => {
  test('gives this session a new cookie and ends all others', async () => {
    const nina = await addMember();
    const stolen = await server.client(nina);
    const before = { ...nina.call.cookies };
    expect((await nina.change(former)).status).toBe(204);
    expect(nina.call.cookies.velluto_session).not.toBe(before.velluto_session);
    expect((await nina.call('GET', '/api/user.php')).status).toBe(200);
    expect((await stolen('GET', '/api/user.php')).status).toBe(403);
    Object.assign(stolen.cookies, before);
    expect((await stolen('GET', '/api/user.php')).status).toBe(403);
    expect((await nina.login(chosen)).status).toBe(200);
    expect((await server.mails(nina.email)).map(({ kind }) => kind)).toEqual(['password-changed']);
  });

  test('needs the old password, the same new one twice, and one that is not easy', async () => {
    const nina = await addMember();
    expect(failureOf(await nina.change('wrong'))).toEqual([400, 'old_password_wrong']);
    expect(failureOf(await nina.change(former, chosen, 'other'))).toEqual([400, 'passwords_do_not_match']);
    const common = [400, 'invalid_request', [{ field: 'password', code: 'common' }]];
    for (const easy of [
      'password1234',
      'P@ssw0rd2026',
      'manchester87',
      'Velluto2026!',
      `${nina.name}1990`,
      nina.email,
      'ｑｗｅｒｔｙ１２３４５６',
      `${'1'.repeat(32)}Rp7#wq-Zt4!kL`,
    ])
      expect(failureOf(await nina.change(former, easy)), easy).toEqual(common);
    expect((await nina.login(former)).status).toBe(200);
    expect(await server.mails(nina.email)).toEqual([]);
  });

  test('refuses one of the most common passwords, even if it meets all other rules', async () => {
    const nina = await addMember();
    // a leaked random string, a name, and Russian words typed on a Latin keyboard: an estimator alone accepts them
    for (const leaked of ['nEMvXyHeqDd5OQxyXYZI', 'kalashnikov', 'Hjpjxrf23062007', 'ghtpthdfnbd']) {
      expect(failureOf(await nina.change(former, leaked)), leaked).toEqual([
        400,
        'invalid_request',
        [{ field: 'password', code: 'common' }],
      ]);
    }
  });

  test('cannot be used to guess the old password: five wrong ones block the session', async () => {
    const nina = await addMember();
    const other = await server.client(nina);
    for (const guess of ['a', 'b', 'c', 'd'])
      expect(failureOf(await nina.change(guess))).toEqual([400, 'old_password_wrong']);
    expect(failureOf(await nina.change('e'))).toEqual(blocked);
    expect(failureOf(await nina.change(former))).toEqual(blocked);
    const mail = { email: `new-${nina.email}`, password: former };
    expect((await other('POST', '/api/mail-change.php', mail)).status).toBe(204);
    expect((await nina.login(former)).status).toBe(200);
    server.clock.advance({ minutes: 15 });
    expect((await nina.change(former)).status).toBe(204);
  });

  test('succeeds once among many concurrent calls', async () => {
    const nina = await addMember();
    const all = await Promise.all([1, 2, 3].map(n => nina.change(former, `${chosen} ${n}`)));
    const [succeeded, ...refused] = all.map(({ status }) => status).sort();
    expect(succeeded).toBe(204);
    // the others fail because the former password is wrong by then, or because their session has ended
    for (const status of refused) expect([400, 403]).toContain(status);
  });

  test('invalidates links to a new password and pending changes of the address', async () => {
    const nina = await addMember();
    await nina.call('POST', '/api/reset-password.php', { email: nina.email });
    await server.runJobs();
    const reset = secretIn((await server.mails(nina.email))[0]);
    const email = `thief-${nina.email}`;
    const requested = await nina.call('POST', '/api/mail-change.php', { email, password: former });
    expect(requested.status).toBe(204);
    const change = secretIn((await server.mails(email))[0]);
    await nina.change(former);
    const confirmed = await nina.call('PUT', '/api/mail-change.php', { token: change });
    expect(failureOf(confirmed)).toEqual([400, 'reset_link_invalid']);
    const checked = await nina.call('GET', `/api/reset-password.php?token=${reset}`);
    expect(failureOf(checked)).toEqual([400, 'reset_link_invalid']);
  });

  test('needs a session and the client', async () => {
    const visitor = await server.client();
    const body = { old_password: former, password: chosen, password_repeat: chosen };
    expect(failureOf(await visitor('PUT', '/api/password.php', body))).toEqual([
      403,
      'authentication_required',
    ]);
    const nina = await addMember();
    const headers = { 'x-requested-with': '' };
    const foreign = await nina.call('PUT', '/api/password.php', body, { headers });
    expect(failureOf(foreign)).toEqual([403, 'request_refused']);
  });
});

test('a log-in with the former password that is in progress leaves no session', async () => {
  const nina = await addMember();
  const late = await server.client();
  await Promise.all([
    nina.change(former),
    late('POST', '/api/user.php', { login: nina.email, password: former }),
  ]);
  expect((await late('GET', '/api/user.php')).status).toBe(403);
});

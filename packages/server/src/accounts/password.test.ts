import { describe, expect, test } from 'vitest';
import { secretIn } from '../../test/mailed.ts';
import { createTestServer } from '../../test/server.ts';

const server = await createTestServer();
const [former, chosen] = ['una lunga passeggiata', 'un tuffo in mare aperto'];
const password_hash = await server.ctx.passwords.hash(former);
let people = 0;

async function someone() {
  people += 1;
  const email = `Change${people}@example.com`;
  const member = await server.member({ name: `Change ${people}`, email, password_hash });
  const call = await server.client(member);
  const change = (old_password: string, password = chosen, password_repeat = password) =>
    call('PUT', '/api/password.php', { old_password, password, password_repeat });
  const login = (password: string) => call('POST', '/api/user.php', { login: email, password });
  return { ...member, email, call, change, login };
}
const short = ({
  status,
  body,
}: {
  status: number;
  body: { code?: string; details?: unknown } | undefined;
}) => [status, body?.code, body?.details].filter(one => one !== undefined);
const blocked = [429, 'account_blocked', { minutes: 15 }];

describe('a change of the password', () => {
  test('gives this session a new cookie and ends all others', async () => {
    const nina = await someone();
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
    const nina = await someone();
    expect(short(await nina.change('wrong'))).toEqual([400, 'old_password_wrong']);
    expect(short(await nina.change(former, chosen, 'other'))).toEqual([400, 'passwords_do_not_match']);
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
      expect(short(await nina.change(former, easy)), easy).toEqual(common);
    expect((await nina.login(former)).status).toBe(200);
    expect(await server.mails(nina.email)).toEqual([]);
  });

  test('refuses one of the most common passwords, even if it meets all other rules', async () => {
    const nina = await someone();
    // names, words of other alphabets typed on a Latin keyboard, and a repeated phrase: an estimator alone rates them strong
    for (const seen of ['nEMvXyHeqDd5OQxyXYZI', 'kalashnikov', 'Hjpjxrf23062007', 'ghtpthdfnbd']) {
      expect(short(await nina.change(former, seen)), seen).toEqual([
        400,
        'invalid_request',
        [{ field: 'password', code: 'common' }],
      ]);
    }
  });

  test('cannot be used to guess the old password: five wrong ones block the session', async () => {
    const nina = await someone();
    const other = await server.client(nina);
    for (const word of ['a', 'b', 'c', 'd'])
      expect(short(await nina.change(word))).toEqual([400, 'old_password_wrong']);
    expect(short(await nina.change('e'))).toEqual(blocked);
    expect(short(await nina.change(former))).toEqual(blocked);
    const mail = { email: `new-${nina.email}`, password: former };
    expect((await other('POST', '/api/mail-change.php', mail)).status).toBe(204);
    expect((await nina.login(former)).status).toBe(200);
    server.clock.advance({ minutes: 15 });
    expect((await nina.change(former)).status).toBe(204);
  });

  test('succeeds once among many concurrent calls', async () => {
    const nina = await someone();
    const all = await Promise.all([1, 2, 3].map(n => nina.change(former, `${chosen} ${n}`)));
    const [done, ...refused] = all.map(({ status }) => status).sort();
    expect(done).toBe(204);
    // the former password is wrong now, or the session has ended already
    for (const status of refused) expect([400, 403]).toContain(status);
  });

  test('invalidates links to a new password and pending changes of the address', async () => {
    const nina = await someone();
    await nina.call('POST', '/api/reset-password.php', { email: nina.email });
    await server.runJobs();
    const reset = secretIn((await server.mails(nina.email))[0]);
    const email = `thief-${nina.email}`;
    const asked = await nina.call('POST', '/api/mail-change.php', { email, password: former });
    expect(asked.status).toBe(204);
    const change = secretIn((await server.mails(email))[0]);
    await nina.change(former);
    const tried = await nina.call('PUT', '/api/mail-change.php', { token: change });
    expect(short(tried)).toEqual([400, 'reset_link_invalid']);
    const checked = await nina.call('GET', `/api/reset-password.php?token=${reset}`);
    expect(short(checked)).toEqual([400, 'reset_link_invalid']);
  });

  test('needs a session and the client', async () => {
    const visitor = await server.client();
    const body = { old_password: former, password: chosen, password_repeat: chosen };
    expect(short(await visitor('PUT', '/api/password.php', body))).toEqual([403, 'authentication_required']);
    const nina = await someone();
    const headers = { 'x-requested-with': '' };
    const foreign = await nina.call('PUT', '/api/password.php', body, { headers });
    expect(short(foreign)).toEqual([403, 'request_refused']);
  });
});

test('a log-in with the former password that is in progress leaves no session', async () => {
  const nina = await someone();
  const late = await server.client();
  await Promise.all([
    nina.change(former),
    late('POST', '/api/user.php', { login: nina.email, password: former }),
  ]);
  expect((await late('GET', '/api/user.php')).status).toBe(403);
});

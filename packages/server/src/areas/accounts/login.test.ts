import { createHook } from 'node:async_hooks';
import { argon2Sync } from 'node:crypto';
import { describe, expect, test, vi } from 'vitest';
import { addReporter, judge } from '../../../test/complaints.ts';
import { cheapPasswords, createTestServer } from '../../../test/server.ts';
import { argon2Passwords } from '../../infrastructure/passwords.ts';

const matches = vi.fn(cheapPasswords.matches);
const server = await createTestServer({ parts: { passwords: { ...cheapPasswords, matches } } });
const password = 'una lunga passeggiata';
const password_hash = await server.ctx.passwords.hash(password);
let memberCount = 0;

/** Adds a member with a password; `login` logs in, by default with the e-mail address. */
async function addMember(overrides: Parameters<typeof server.member>[0] = {}) {
  memberCount += 1;
  const email = `Person${memberCount}@Example.com`;
  const member = await server.member({ name: `Person ${memberCount}`, email, password_hash, ...overrides });
  const call = await server.client();
  const login = (typedPassword: string, loginName: string = email) =>
    call('POST', '/api/user.php', { login: loginName, password: typedPassword });
  return { ...member, email, call, login };
}
const failureOf = ({ status, body }: { status: number; body: { code?: string; details?: unknown } }) =>
  [status, body.code, body.details].filter(part => part !== undefined);
const failed = [401, 'login_failed'];
const blocked = (minutes: number) => [429, 'account_blocked', { minutes }];

describe('a log-in', () => {
  test('takes e-mail address or name in any case and gives the user', async () => {
    const nina = await addMember({ name: 'Nina Rosé', credits: 7 });
    for (const loginName of [nina.email, ' PERSON1@example.COM', 'nina rosé', 'NINA ROSÉ ']) {
      const { status, body } = await nina.login(password, loginName);
      expect(status).toBe(200);
      expect(body.user).toMatchObject({ id: nina.id, credits: 7, profile: { name: 'Nina Rosé' } });
    }
    expect((await nina.call('GET', '/api/user.php')).body.user.id).toBe(nina.id);
  });

  test('takes an address with a domain in another script in either form', async () => {
    const nina = await addMember({ email: 'nina@xn--mnchen-3ya.de' });
    for (const loginName of ['nina@münchen.de', 'Nina@MÜNCHEN.DE', 'nina@xn--mnchen-3ya.de'])
      expect((await nina.login(password, loginName)).status, loginName).toBe(200);
  });

  test('stores the token as a hash only, and ignores a session id sent by the client', async () => {
    const nina = await addMember();
    nina.call.cookies.velluto_session = 'chosen-by-somebody-else';
    await nina.login(password);
    const token = nina.call.cookies.velluto_session ?? '';
    expect(token).toMatch(/^[\w-]{43}$/);
    expect(JSON.stringify(await server.db.selectFrom('session').selectAll().execute())).not.toContain(token);
  });

  test('works with the password only as it was typed, composed in either way', async () => {
    const nina = await addMember({ password_hash: await server.ctx.passwords.hash('perché no, caffè?') });
    expect(failureOf(await nina.login('Perché no, caffè?'))).toEqual(failed);
    expect((await nina.login('perché no, caffè?'.normalize('NFD'))).status).toBe(200);
  });

  test('is refused for accounts that are closed, once the password was right', async () => {
    const closed = await addMember({ status: 'disabled' });
    const deleted = await addMember({ status: 'deleted' });
    expect(failureOf(await closed.login('wrong'))).toEqual(failed);
    expect(failureOf(await closed.login(password))).toEqual([403, 'account_disabled']);
    expect(failureOf(await deleted.login(password))).toEqual([403, 'account_deleted']);
  });

  test('of a closed account names the decision and opens its appeal, and a wrong password says nothing', async () => {
    const [anna, closed] = [await addReporter(server), await addMember()];
    const { reference } = (await anna.reportProfile(closed)).body.complaint;
    await judge(server, 1, reference, 'account_disabled');
    expect(failureOf(await closed.login('wrong'))).toEqual(failed);
    const refused = await closed.login(password);
    expect(failureOf(refused)).toEqual([
      403,
      'account_disabled',
      { reference, key: expect.stringMatching(/^[\w-]{43}$/) },
    ]);
    expect(closed.call.cookies.velluto_session).toBeUndefined();
    const { key } = refused.body.details;
    const visitor = await server.client();
    const seen = await visitor('GET', `/api/complaint.php?reference=${reference}&key=${key}`);
    expect(seen.body.complaint).toMatchObject({ role: 'affected', text: null, can_appeal: true });
    const appeal = { reference, key, text: 'I have never written that.' };
    expect((await visitor('POST', '/api/appeal.php', appeal)).status).toBe(200);
    // an overturned decision closes nothing
    await judge(server, 2, reference, 'rejected');
    expect((await closed.login(password)).status).toBe(200);
  });

  test('finds no member of another pool', async () => {
    const nina = await addMember({ pool: 'elsewhere' });
    expect(failureOf(await nina.login(password))).toEqual(failed);
    expect(failureOf(await nina.login(password, nina.name))).toEqual(failed);
  });

  test('needs the header of the client and our own origin', async () => {
    const nina = await addMember();
    const body = { login: nina.email, password };
    const wrong: Record<string, string>[] = [{ 'x-requested-with': '' }, { origin: 'https://evil.example' }];
    for (const headers of wrong) {
      const answer = await nina.call('POST', '/api/user.php', body, { headers });
      expect(failureOf(answer)).toEqual([403, 'request_refused']);
    }
  });

  test.each([
    [{}, ''],
    [{ login: 'nina' }, ''],
    [{ login: 'ni\u0000na', password: 'x' }, ''],
    [{ login: '', password: 'x' }, ''],
    [{ login: 'nina', password: 'x'.repeat(201) }, ''],
    [{ subscription: { endpoint: 'https://push.example/1', keys: { p256dh: 'a', auth: 'b' } } }, ''],
    [{ login: 'nina', password: 'una lunga' }, '?push=1'],
  ])('with %o%s is not valid', async (body, query) => {
    const nina = await server.client(await server.member());
    expect((await nina('POST', `/api/user.php${query}`, body)).body.code).toBe('invalid_request');
  });
});

describe('wrong passwords', () => {
  test('block the account with the fifth, whatever name is used, and for the right one too', async () => {
    const nina = await addMember();
    for (const loginName of [nina.email, nina.name, nina.email.toLowerCase(), nina.name.toUpperCase()]) {
      expect(failureOf(await nina.login('wrong', loginName))).toEqual(failed);
    }
    expect(failureOf(await nina.login('wrong'))).toEqual(blocked(15));
    const refused = await nina.login(password);
    expect(failureOf(refused)).toEqual(blocked(15));
    expect(refused.headers['retry-after']).toBe('900');
  });

  test('block one account only', async () => {
    const [nina, olga] = [await addMember(), await addMember()];
    for (let attempt = 0; attempt < 5; attempt++) await nina.login('wrong');
    expect((await olga.login(password)).status).toBe(200);
  });

  test('block for 15 minutes, which further attempts do not prolong', async () => {
    const nina = await addMember();
    for (let attempt = 0; attempt < 5; attempt++) await nina.login('wrong');
    server.clock.advance({ minutes: 10, seconds: 1 });
    expect(failureOf(await nina.login('wrong'))).toEqual(blocked(5));
    server.clock.advance({ minutes: 4, seconds: 58 });
    expect(failureOf(await nina.login(password))).toEqual(blocked(1));
    server.clock.advance({ seconds: 1 });
    expect((await nina.login(password)).status).toBe(200);
  });

  test('are counted from zero after the block', async () => {
    const nina = await addMember();
    for (let attempt = 0; attempt < 5; attempt++) await nina.login('wrong');
    server.clock.advance({ minutes: 15 });
    for (let attempt = 0; attempt < 4; attempt++)
      expect(failureOf(await nina.login('wrong'))).toEqual(failed);
    expect(failureOf(await nina.login('wrong'))).toEqual(blocked(15));
  });

  test('are forgotten after a right one', async () => {
    const nina = await addMember();
    for (let round = 0; round < 3; round++) {
      for (let attempt = 0; attempt < 4; attempt++)
        expect(failureOf(await nina.login('wrong'))).toEqual(failed);
      expect((await nina.login(password)).status).toBe(200);
    }
  });

  test('are forgotten after 15 quiet minutes', async () => {
    const nina = await addMember();
    for (let attempt = 0; attempt < 4; attempt++) await nina.login('wrong');
    server.clock.advance({ minutes: 15, ms: 1 });
    for (let attempt = 0; attempt < 4; attempt++)
      expect(failureOf(await nina.login('wrong'))).toEqual(failed);
  });

  test('are checked five times only when fifty are sent concurrently', async () => {
    const nina = await addMember();
    matches.mockClear();
    const guesses = [...Array(50).keys()].map(n => nina.login(`guess ${n}`));
    const codes = (await Promise.all(guesses)).map(({ body }) => body.code);
    expect(matches.mock.calls.filter(([, hash]) => hash === password_hash)).toHaveLength(5);
    expect(codes.filter(code => code === 'account_blocked').length).toBeGreaterThanOrEqual(46);
    expect(failureOf(await nina.login(password))).toEqual(blocked(15));
  });

  test('of a stranger block neither the browsers that the owner has used nor the session of the owner', async () => {
    const nina = await addMember();
    await nina.login(password);
    const stranger = await server.client();
    const guess = () => stranger('POST', '/api/user.php', { login: nina.name, password: 'wrong' });
    for (let attempt = 0; attempt < 5; attempt++) await guess();
    expect(failureOf(await guess())).toEqual(blocked(15));
    const next = 'sette lune di carta';
    const change = { old_password: password, password: next, password_repeat: next };
    expect((await nina.call('PUT', '/api/password.php', change)).status).toBe(204);
    for (let attempt = 0; attempt < 5; attempt++) await guess();
    await nina.call('GET', '/api/logout.php');
    expect((await nina.login(next)).status).toBe(200);
  });

  test('in the owner’s own browser block that one', async () => {
    const nina = await addMember();
    await nina.login(password);
    for (let attempt = 0; attempt < 4; attempt++)
      expect(failureOf(await nina.login('wrong'))).toEqual(failed);
    expect(failureOf(await nina.login('wrong'))).toEqual(blocked(15));
    const elsewhere = await server.client();
    const login = { login: nina.email, password };
    expect((await elsewhere('POST', '/api/user.php', login)).status).toBe(200);
  });

  test('from many addresses block all but the browsers that the owner has used', async () => {
    const nina = await addMember();
    await nina.login(password);
    const from = async (remoteAddress: string, typedPassword: string) => {
      const { statusCode } = await server.app.inject({
        method: 'POST',
        url: '/api/user.php',
        remoteAddress,
        headers: { host: 'localhost', 'x-requested-with': 'velluto' },
        payload: { login: nina.name, password: typedPassword },
      });
      return statusCode;
    };
    for (let attempt = 0; attempt < 4; attempt++) await from('192.0.2.1', 'wrong');
    expect(await from('192.0.2.1', 'wrong')).toBe(429);
    expect(await from('192.0.2.1', 'wrong'), 'no more count for the others').toBe(429);
    for (let attempt = 0; attempt < 14; attempt++)
      expect(await from(`192.0.2.${2 + (attempt % 4)}`, 'wrong')).toBe(401);
    expect(await from('192.0.2.6', 'wrong')).toBe(429);
    expect(await from('192.0.2.7', password)).toBe(429);
    expect((await nina.login(password)).status).toBe(200);
  });

  test('get the same responses for an account that does not exist', async () => {
    const nina = await addMember();
    const real = [];
    const invented = [];
    for (let attempt = 0; attempt < 6; attempt++) {
      real.push(await nina.login('wrong'));
      invented.push(await nina.login('wrong', ' Nobody@Example.com'));
    }
    expect(invented.map(answer => answer.body)).toEqual(real.map(answer => answer.body));
    expect(invented.map(answer => answer.status)).toEqual([401, 401, 401, 401, 429, 429]);
    expect(failureOf(await nina.login('wrong', 'nobody@example.com'))).toEqual(blocked(15));
  });
});

describe('a password', () => {
  test('is stored as Argon2id with 19 MiB and two passes', async () => {
    const [, kind, version, cost, nonce = '', tag = ''] = (await argon2Passwords.hash(password)).split('$');
    expect([kind, version, cost]).toEqual(['argon2id', 'v=19', 'm=19456,t=2,p=1']);
    const parameters = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 };
    const salt = { message: password, nonce: Buffer.from(nonce, 'base64') };
    expect(Buffer.from(tag, 'base64')).toEqual(argon2Sync('argon2id', { ...parameters, ...salt }));
    expect(salt.nonce).toHaveLength(16);
  });

  /** Counts the Argon2 hashes of `work`: how many ran in all, and how many at the same time. */
  async function countHashes(work: () => Promise<unknown>) {
    const running = new Set<number>();
    const counts = { all: 0, most: 0 };
    const hook = createHook({
      init: (id, type) => {
        if (type !== 'ARGON2REQUEST') return;
        counts.all += 1;
        counts.most = Math.max(counts.most, running.add(id).size);
      },
      before: id => void running.delete(id),
    }).enable();
    await work();
    hook.disable();
    return counts;
  }

  test('is hashed with no more than three others at the same time', async () => {
    const hashTwelve = () => Promise.all(Array.from({ length: 12 }, () => argon2Passwords.hash(password)));
    expect(await countHashes(hashTwelve)).toEqual({ all: 12, most: 4 });
  });

  test('is hashed also for an account that does not exist, so that the response time reveals nothing', async () => {
    const nina = await addMember();
    for (const loginName of [nina.email, 'nobody-at-all@example.com', 'nobody at all']) {
      // an address may have two accounts: that of its owner, and one that signed up with it and never confirmed it
      const expectedHashes = loginName.includes('@') ? 2 : 1;
      expect(await countHashes(() => nina.login('wrong', loginName)), loginName).toEqual({
        all: expectedHashes,
        most: 1,
      });
    }
  });
});

test('a failed or successful log-in sends no mail', async () => {
  const nina = await addMember();
  await nina.login('wrong');
  await nina.login(password);
  expect(await server.mails(nina.email)).toEqual([]);
});

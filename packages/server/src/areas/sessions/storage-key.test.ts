import { STORAGE_COOKIE } from '@velluto/rules';
import { describe, expect, test } from 'vitest';
import { testClient } from '../../../test/client.ts';
import { createTestServer } from '../../../test/server.ts';
import { signUpAs } from '../../../test/signup.ts';
import { tracesOf } from '../../../test/traces.ts';
import { addWriter } from '../../../test/writers.ts';
import { createLog } from '../../infrastructure/log.ts';
import { purgeAccounts } from '../data-rights/deletion/purge.ts';

const lines: string[] = [];
const log = createLog('trace', { write: line => lines.push(line) });
const server = await createTestServer({ parts: { log }, config: { production: true, trustProxy: true } });
const password = 'una lunga passeggiata';
const password_hash = await server.ctx.passwords.hash(password);

const keyOf = async (call: Awaited<ReturnType<typeof server.client>>) => {
  const { status, body, headers } = await call('POST', '/api/storage-key.php');
  expect([status, headers['cache-control']]).toEqual([200, 'no-store']);
  return body;
};

describe('the key of a member', () => {
  test('differs between members, is the same on every device and after each log-in, and sets no cookie', async () => {
    const [nina, olga] = [
      await server.member({ email: 'nina.k@example.com', password_hash }),
      await server.member(),
    ];
    const phone = await server.client(nina);
    const first = await keyOf(phone);
    expect(first).toEqual({ member: nina.id, key: expect.stringMatching(/^[\w-]{43}$/) });
    expect(phone.cookies).not.toHaveProperty(STORAGE_COOKIE);
    await phone('GET', '/api/logout.php');
    await phone('POST', '/api/user.php', { login: 'nina.k@example.com', password });
    expect(await keyOf(phone)).toEqual(first);
    expect(await keyOf(await server.client(nina))).toEqual(first);
    expect((await keyOf(await server.client(olga))).key).not.toBe(first.key);
  });

  test('is erased with the account', async () => {
    const nina = await addWriter(server, { name: 'Nina Leaves', password_hash });
    const { key } = await keyOf(nina.call);
    const hex = Buffer.from(key, 'base64url').toString('hex');
    expect(await tracesOf(server, hex)).toEqual(['account']);
    await nina.call('DELETE', '/api/account.php', { password, reason: 'privacy', text: '' });
    server.clock.advance({ days: 14 });
    await purgeAccounts(server.ctx);
    expect(await tracesOf(server, hex)).toEqual([]);
  });
});

describe('the key of a visitor', () => {
  test('lasts as long as the visit: its cookie is a session cookie and hidden from scripts', async () => {
    const call = await server.client();
    const { status, body, headers } = await call('POST', '/api/storage-key.php');
    expect([status, body.member]).toEqual([200, null]);
    expect(headers['set-cookie']).toMatch(/^velluto_storage=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax$/);
    const repeated = await call('POST', '/api/storage-key.php');
    expect(repeated.body).toEqual(body);
    expect(repeated.headers['set-cookie']).toBeUndefined();
    expect((await keyOf(await server.client())).key).not.toBe(body.key);
  });

  test('cannot be made from the cookie alone, and is over HTTPS only that of this host', async () => {
    const call = await server.client();
    const { key } = await keyOf(call);
    expect(key).not.toBe(call.cookies[STORAGE_COOKIE]);
    const [host, secure] = ['velluto.example', await server.client()];
    const { headers, body } = await secure('POST', '/api/storage-key.php', undefined, { host });
    expect(headers['set-cookie']).toMatch(/^__Host-velluto_storage=[\w-]{43}; Path=\/; HttpOnly; Secure;/);
    const token = secure.cookies[`__Host-${STORAGE_COOKIE}`] ?? '';
    const keyUnder = async (name: string) =>
      (await testClient(server.app, { [name]: token })('POST', '/api/storage-key.php', undefined, { host }))
        .body.key;
    expect(await keyUnder(`__Host-${STORAGE_COOKIE}`)).toBe(body.key);
    expect(await keyUnder(STORAGE_COOKIE)).not.toBe(body.key);
  });

  test('is not made from a token that the server did not issue', async () => {
    const call = testClient(server.app, { [STORAGE_COOKIE]: 'short' });
    await keyOf(call);
    expect(call.cookies[STORAGE_COOKIE]).toMatch(/^[\w-]{43}$/);
  });

  test.each(['signing up', 'logging in'])('%s takes the cookie away', async action => {
    const call = await server.client();
    await keyOf(call);
    if (action === 'signing up') await signUpAs(call, { name: 'Rita', email: 'rita@example.com' });
    else {
      await server.member({ email: 'sara@example.com', password_hash });
      await call('POST', '/api/user.php', { login: 'sara@example.com', password });
    }
    expect(call.cookies).toHaveProperty('velluto_session');
    expect(call.cookies).not.toHaveProperty(STORAGE_COOKIE);
  });
});

test('neither a key nor its cookie is in the log', async () => {
  const visitor = await server.client();
  const member = await server.client(await server.member());
  const secrets = [(await keyOf(visitor)).key, (await keyOf(member)).key, visitor.cookies[STORAGE_COOKIE]];
  log.info({ account: { storage_key: secrets[1] } }, 'an account');
  for (const secret of secrets) expect(lines.join('')).not.toContain(secret);
});

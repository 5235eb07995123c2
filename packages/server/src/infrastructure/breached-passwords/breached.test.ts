import { createHash } from 'node:crypto';
import { createServer, type ServerResponse } from 'node:http';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { secretIn } from '../../../test/mailed.ts';
import { createTestServer } from '../../../test/server.ts';
import { signupForm } from '../../../test/signup.ts';
import { createLog } from '../log.ts';
import type { BreachedPasswords } from './breached.ts';

/** Long and unusual, so that only the service can refuse it. */
const leaked = 'ein Aal geht nachts spazieren';
const digest = createHash('sha1').update(leaked).digest('hex').toUpperCase();
const [prefix, suffix] = [digest.slice(0, 5), digest.slice(5)];
const others = Array.from({ length: 800 }, (_, index) => `${index.toString(16).padStart(35, '0')}:3`);
const listWith = (...lines: string[]) => [...others, ...lines].join('\r\n');

let answer: (response: ServerResponse) => void;
const requests: { url: string | undefined; headers: Record<string, unknown> }[] = [];
const service = createServer(({ url, headers }, response) => {
  requests.push({ url, headers });
  answer(response);
});
await new Promise<void>(resolve => service.listen(0, '127.0.0.1', resolve));
const bound = service.address();
const address = `http://127.0.0.1:${typeof bound === 'object' ? bound?.port : ''}/range`;
afterAll(() => {
  service.closeAllConnections();
  service.close();
});

const lines: string[] = [];
const log = createLog('info', { write: line => lines.push(line) });
const server = await createTestServer({ config: { breachedPasswordsUrl: address }, parts: { log } });
const { breached, metrics } = server.ctx;
const isBreached: BreachedPasswords['has'] = async password => (await breached?.has(password)) ?? false;
const uncheckedCount = async () =>
  Number(/^velluto_breached_passwords_unasked_total (\d+)$/m.exec((await metrics.text()).body)?.[1]);

beforeEach(() => {
  requests.length = 0;
  lines.length = 0;
  answer = response => response.end(listWith(`${suffix}:12`));
});

describe('the service for breached passwords', () => {
  it('receives five digits of the hash, and leaked passwords are found', async () => {
    expect(await isBreached(leaked)).toBe(true);
    expect(requests).toMatchObject([{ url: `/range/${prefix}`, headers: { 'add-padding': 'true' } }]);
    answer = response => response.end(listWith());
    expect(await isBreached(leaked)).toBe(false);
    answer = response => response.end(listWith(`${suffix.toLowerCase()}:1`));
    expect(await isBreached(leaked)).toBe(true);
  });

  it('sends padding, which is ignored', async () => {
    answer = response => response.end(listWith(`${suffix}:0`));
    expect(await isBreached(leaked)).toBe(false);
  });

  it.each<[string, typeof answer]>([
    ['is slow', response => response.flushHeaders()],
    ['breaks off', response => response.destroy()],
    ['is out of order', response => response.writeHead(503).end(listWith(`${suffix}:12`))],
    ['answers something else', response => response.end(`<html>${suffix}:12</html>`)],
    ['never ends', response => response.end(listWith(`${suffix}:12`, ...Array(20).fill(listWith())))],
    ['leads elsewhere', response => response.writeHead(302, { location: `${address}/${prefix}` }).end()],
  ])('keeps nobody from a password when it %s, and that is counted', async (_fault, faultyAnswer) => {
    const before = await uncheckedCount();
    answer = faultyAnswer;
    expect(await isBreached(leaked)).toBe(false);
    expect(await uncheckedCount()).toBe(before + 1);
    expect(requests).toHaveLength(1);
  });

  it('is logged at its first failure, without the request', async () => {
    expect(await isBreached(leaked)).toBe(true);
    answer = response => response.writeHead(500).end();
    for (let time = 0; time < 3; time++) await isBreached(leaked);
    expect(lines).toHaveLength(1);
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({
      level: 40,
      msg: 'breached passwords cannot be asked for',
      err: { message: 'The service answered 500.' },
    });
    expect(lines[0]?.toUpperCase()).not.toMatch(new RegExp(`${prefix}|${suffix}|SPAZIEREN`));
  });
});

describe('a leaked password', () => {
  const refused = {
    status: 400,
    body: { code: 'invalid_request', details: [{ field: 'password', code: 'common' }] },
  };

  it('is refused at sign-up, and accepted while the service is away', async () => {
    const call = await server.client();
    const form = signupForm({ password: leaked });
    expect(await call('POST', '/api/signup.php', form)).toMatchObject(refused);
    answer = response => response.destroy();
    expect((await call('POST', '/api/signup.php', form)).status).toBe(201);
  });

  it('is refused at a change', async () => {
    const former = 'una lunga passeggiata';
    const nina = await server.member({ password_hash: await server.ctx.passwords.hash(former) });
    const call = await server.client(nina);
    const form = { old_password: former, password: leaked, password_repeat: leaked };
    expect(await call('PUT', '/api/password.php', form)).toMatchObject(refused);
  });

  it('is refused at a reset, and not checked without a valid link', async () => {
    const email = 'forgot@example.com';
    await server.member({ name: 'Forgot', email });
    const call = await server.client();
    await call('POST', '/api/reset-password.php', { email });
    await server.runJobs();
    const form = { password: leaked, password_repeat: leaked };
    const token = secretIn((await server.mails(email))[0]);
    expect(await call('PUT', '/api/reset-password.php', { ...form, token })).toMatchObject(refused);
    requests.length = 0;
    await call('PUT', '/api/reset-password.php', { ...form, token: 'made-up' });
    expect(requests).toEqual([]);
  });
});

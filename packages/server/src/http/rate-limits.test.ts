import { SESSION_COOKIE } from '@velluto/rules';
import type { InjectOptions } from 'fastify';
import { expect, it } from 'vitest';
import { createTestServer } from '../../test/server.ts';
import { limitOf, viewLimit } from './rate-limits.ts';

const server = await createTestServer({ config: { rateLimits: true, trustProxy: true } });
const checked: InjectOptions = {
  method: 'POST',
  url: '/api/signup-check.php',
  payload: { name: 'Anna' },
  headers: { 'x-requested-with': 'velluto' },
};
const check = (remoteAddress: string) => server.app.inject({ ...checked, remoteAddress });
const { max } = limitOf('checkSignup');

/**
 * The rate-limit headers of a response: the allowed calls, how many are left, and the seconds until the limit is
 * reset.
 */
const limitHeaders = (headers: Record<string, unknown>) =>
  ['limit', 'remaining', 'reset'].map(name => Number(headers[`ratelimit-${name}`]));

it('limits the calls of one address, and not those of others', async () => {
  const statuses: number[] = [];
  for (let call = 0; call <= max; call++) statuses.push((await check('192.0.2.1')).statusCode);
  expect(statuses.slice(0, max)).toEqual(Array(max).fill(200));
  const refused = await check('192.0.2.1');
  expect([refused.statusCode, refused.json()]).toEqual([
    429,
    { code: 'rate_limited', message: expect.any(String), details: { minutes: 1 } },
  ]);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect(limitHeaders(refused.headers)).toEqual([max, 0, Number(refused.headers['retry-after'])]);
  expect((await check('192.0.2.2')).statusCode).toBe(200);
});

it('says in every response how many calls are left, in refusals and event streams too', async () => {
  const next = async (request: InjectOptions) => {
    const answer = await server.app.inject({ ...request, remoteAddress: '192.0.2.3' });
    return [answer.statusCode, ...limitHeaders(answer.headers)];
  };
  const seconds = expect.toSatisfy(value => value > 0 && value <= 60);
  expect(await next(checked)).toEqual([200, max, max - 1, seconds]);
  expect(await next(checked)).toEqual([200, max, max - 2, seconds]);
  expect(await next({ method: 'GET', url: '/api/chats.php' })).toEqual([403, 600, 599, seconds]);
  expect(await next({ method: 'POST', url: '/api/chat-read.php' })).toEqual([403, 600, 599, seconds]);

  const address = await server.app.listen({ port: 0, host: '127.0.0.1' });
  const client = await server.client(await server.member());
  const stop = new AbortController();
  const { status, headers } = await fetch(`${address}/api/events.php`, {
    headers: {
      cookie: `${SESSION_COOKIE}=${client.cookies[SESSION_COOKIE]}`,
      'x-forwarded-for': '192.0.2.3',
    },
    signal: stop.signal,
  });
  stop.abort();
  expect([status, ...limitHeaders(Object.fromEntries(headers))]).toEqual([200, 600, 599, seconds]);
  expect(headers.get('content-security-policy')).toContain("default-src 'none'");
});

it('does not limit calls from the same machine', async () => {
  for (let call = 0; call <= max; call++) {
    const { statusCode, headers } = await check('127.0.0.1');
    expect([statusCode, headers['ratelimit-limit']]).toEqual([200, undefined]);
  }
});

it('counts the calls of a rendered page for its visitor', async () => {
  const { max: resetLimit } = limitOf('checkReset');
  const { app } = await createTestServer({
    config: { rateLimits: true, trustProxy: true },
    render: async (request, { api }) =>
      api(new Request(new URL('/api/reset-password.php?token=none', request.url))),
  });
  const statuses: number[] = [];
  for (let view = 0; view <= resetLimit; view++) {
    statuses.push((await app.inject({ url: '/', remoteAddress: '192.0.2.9' })).statusCode);
  }
  expect(statuses.at(-1)).toBe(429);
  expect(statuses.slice(0, resetLimit)).not.toContain(429);
  const call = await app.inject({ url: '/api/reset-password.php?token=none', remoteAddress: '192.0.2.9' });
  expect(call.json().code).toBe('rate_limited');
});

it('allows an office to open pages all day, and shows an error page beyond the limit', async () => {
  let counted = viewLimit.max - 2;
  const { app } = await createTestServer({
    config: { rateLimits: true, trustProxy: true },
    parts: { limits: { add: async () => ({ current: ++counted, ttl: 30_000 }) } },
    render: async (request, { api }) => {
      const settings = await api(new Request(new URL('/api/settings.php', request.url)));
      return new Response('page', { status: settings.status });
    },
  });
  const view = () => app.inject({ url: '/members', remoteAddress: '192.0.2.10' });
  // an office of 100 people who each open a page every two seconds
  expect(viewLimit).toEqual({ max: 3_000, timeWindow: '1 minute' });
  for (let views = 0; views < 2; views++) expect((await view()).statusCode).toBe(200);

  const refused = await view();
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '60']);
  expect(refused.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(refused.body).toContain('<html lang="it">');
  expect(refused.body).toContain('<h1>Troppe pagine in una volta</h1>');
  expect(refused.body).not.toContain('<script');

  const form = await app.inject({
    method: 'POST',
    url: '/members?page=2',
    payload: 'entered=1',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    remoteAddress: '192.0.2.10',
  });
  expect([form.statusCode, form.headers['retry-after'], form.headers.location]).toEqual([
    429,
    '60',
    undefined,
  ]);
  expect(form.body).toContain('<h1>Troppe pagine in una volta</h1>');
});

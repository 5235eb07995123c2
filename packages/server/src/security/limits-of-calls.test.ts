// That other callers and calls from the same machine are not limited is tested in http/rate-limits.test.ts; limits of
// one area, for example of guessed codes, in payments/direct-debit/confirm.test.ts and
// moderation/complaints/complaints.test.ts.

import { contractOperation, contractOperations } from '@velluto/api-client/contract';
import { describe, expect, test } from 'vitest';
import { createTestServer } from '../../test/server.ts';
import type { OperationId } from '../context/operation.ts';
import { limitOf } from '../http/rate-limits.ts';
import { PAGES_PER_MEMBER } from '../infrastructure/sse/live.ts';

const server = await createTestServer({ config: { rateLimits: true } });
const proxied = await createTestServer({ config: { rateLimits: true, trustProxy: true } });
const password = 'una lunga passeggiata';
const password_hash = await server.ctx.passwords.hash(password);

/**
 * Operations that can be used to guess, send something or cost work, with the calls that one address may make in ten
 * minutes.
 */
const limited: Partial<Record<OperationId, number>> = {
  // can be used to guess
  login: 200,
  checkSignup: 600,
  getDiscountCode: 30,
  changePassword: 100,
  deleteAccount: 10,
  startSecondFactor: 100,
  confirmSecondFactor: 100,
  endSecondFactor: 100,
  renewRecoveryCodes: 100,
  checkReset: 300,
  resetPassword: 100,
  openActivation: 300,
  activate: 300,
  restoreAccount: 300,
  confirmMailChange: 300,
  undoMailChange: 300,
  getExportFile: 20,
  getReceiptFile: 60,
  getCancellationFile: 60,
  decideDeclaration: 300,
  getComplaint: 300,
  appeal: 10,
  unsubscribe: 300,
  openUnsubscribe: 300,
  confirmDirectDebit: 20,
  withdraw: 10,
  cancelPremium: 10,
  // send mails, text messages or push messages
  signup: 10,
  resendActivation: 5,
  askReset: 10,
  askMailChange: 10,
  complain: 5,
  report: 20,
  startDirectDebit: 10,
  resendDirectDebitCode: 10,
  revokeMandate: 20,
  like: 600,
  // cost much work
  geocode: 300,
  askExport: 10,
  uploadPhoto: 30,
  uploadMessagePhoto: 60,
  createPayment: 30,
  getMatches: 600,
  swipe: 1200,
};
const minutesOf = { '1 minute': 10, '10 minutes': 1, '1 hour': 1 } as Record<string, number>;

test('are as strict as this table, and every operation has one', () => {
  for (const [id, most] of Object.entries(limited)) {
    const { max, timeWindow } = limitOf(id as OperationId);
    expect([id, max * (minutesOf[timeWindow] ?? Number.NaN)]).toEqual([id, most]);
  }
  for (const { id } of contractOperations) expect(limitOf(id).max).toBeLessThanOrEqual(600);
});

describe.each(Object.keys(limited))('%s', id => {
  const { method, path, query, headers, type, bodies } = contractOperation(id);
  const { max } = limitOf(id as OperationId);
  const call = (remoteAddress: string, target = server, extraHeaders: Record<string, string> = {}) =>
    target.app.inject({
      method,
      url: `${path}?${new URLSearchParams(query)}`,
      remoteAddress,
      headers: { ...headers, ...extraHeaders, ...(type === 'application/json' && { 'content-type': type }) },
      ...(type === 'application/json' && { payload: JSON.stringify(Object.values(bodies)[0]) }),
    });
  /**
   * Makes one call more than the limit allows, and returns its response; the calls before may be refused for other
   * reasons.
   */
  const afterMany = async (make: (time: number) => ReturnType<typeof call>) => {
    for (let time = 0; time < max; time++) expect((await make(time)).statusCode).not.toBe(429);
    return make(max);
  };

  test('answers 429 with Retry-After, whatever the caller says of its address', async () => {
    const forged = (time: number) => ({
      'x-forwarded-for': `198.51.100.${time % 250}`,
      'x-real-ip': '198.51.100.1',
    });
    const { statusCode, headers, body } = await afterMany(time => call('203.0.113.7', server, forged(time)));
    expect([statusCode, JSON.parse(body).code]).toEqual([429, 'rate_limited']);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    expect((await call('203.0.113.8')).statusCode).not.toBe(429);
  });
});

describe('behind a proxy that is trusted', () => {
  const { max } = limitOf('checkSignup');
  const call = (forwarded: string) =>
    proxied.app.inject({
      method: 'POST',
      url: '/api/signup-check.php',
      payload: { name: 'Anna' },
      remoteAddress: '10.0.0.1',
      headers: { 'x-requested-with': 'velluto', 'x-forwarded-for': forwarded },
    });

  test('its forwarded address counts, not one that the caller had added before it', async () => {
    for (let time = 0; time < max; time++) {
      expect((await call(`198.51.100.${time}, 203.0.113.9`)).statusCode).toBe(200);
    }
    expect((await call('198.51.100.200, 203.0.113.9')).statusCode).toBe(429);
    expect((await call('203.0.113.10')).statusCode).toBe(200);
  });

  test('an IPv6 network counts as one caller', async () => {
    for (let time = 0; time < max; time++) {
      expect((await call(`2001:db8:0:7::${time.toString(16)}`)).statusCode).toBe(200);
    }
    expect((await call('2001:db8::7:1:2:3:4')).statusCode).toBe(429);
    expect((await call('2001:db8:0:8::1')).statusCode).toBe(200);
  });

  test.each([
    ['with a port', (time: number) => `203.0.113.11:${50_000 + time}`],
    ['in IPv6 with a port', (time: number) => `[2001:db8:0:9::${time.toString(16)}]:${50_000 + time}`],
    ['as RFC 7239 writes it', (time: number) => `for="203.0.113.12:${50_000 + time}"`],
    ['that is none, which counts as the proxy', (time: number) => ['unknown', `_${time}`][time % 2] ?? ''],
  ])('an address %s counts as one caller', async (_, forwarded) => {
    for (let time = 0; time < max; time++) expect((await call(forwarded(time))).statusCode).toBe(200);
    expect((await call(forwarded(max))).statusCode).toBe(429);
  });
});

describe('wherever the calls come from', () => {
  const from = (address: number, method: 'POST' | 'PUT', url: string, payload: object, cookies = {}) =>
    server.app.inject({
      method,
      url,
      payload,
      cookies,
      remoteAddress: `192.0.2.${address}`,
      headers: { 'x-requested-with': 'velluto' },
    });
  const codes = async (calls: number, make: (time: number) => ReturnType<typeof from>) => {
    const answers = [];
    for (let time = 1; time <= calls; time++) answers.push(await make(time));
    return answers.map(({ statusCode, body }) => (statusCode < 400 ? statusCode : JSON.parse(body).code));
  };

  test('an account takes twenty wrong passwords of unknown browsers', async () => {
    await server.member({ email: 'anna@example.com', password_hash });
    const body = { login: 'anna@example.com', password: 'una passeggiata' };
    const results = await codes(21, time => from(time, 'POST', '/api/user.php', body));
    expect(results).toEqual([...Array(19).fill('login_failed'), 'account_blocked', 'account_blocked']);
  });

  test('an address is sent three links to a new password a day', async () => {
    const body = { email: 'anna@example.com' };
    const results = await codes(4, time => from(time, 'POST', '/api/reset-password.php', body));
    expect(results).toEqual([204, 204, 204, 'too_many_reset_attempts']);
  });

  test('a member asks for five changes of the address a day', async () => {
    const { cookies } = await server.client(await server.member({ password_hash }));
    const results = await codes(6, time => {
      const body = { email: `new${time}@example.com`, password };
      return from(time, 'POST', '/api/mail-change.php', body, cookies);
    });
    expect(results).toEqual([...Array(5).fill(204), 'rate_limited']);
  });
});

test('a member keeps the ten newest of the event streams of a process', async () => {
  const { id } = await server.member();
  const closed: number[] = [];
  const received: number[] = [];
  const stops: (() => void)[] = [];
  for (let page = 0; page < PAGES_PER_MEMBER + 2; page++) {
    const close = () => {
      closed.push(page);
      stops[page]?.();
    };
    const listener = { session: Buffer.alloc(32), close };
    const { stop, ready } = server.ctx.live.listen(id, () => received.push(page), listener);
    stops.push(stop);
    await ready;
  }
  expect(closed).toEqual([0, 1]);
  await server.ctx.live.send(id, { event: 'user', data: {} });
  await server.settle();
  expect(received).toEqual(Array.from({ length: PAGES_PER_MEMBER }, (_, index) => index + 2));
  for (const stop of stops) stop();
  expect(server.ctx.live.isWatching(id)).toBe(false);
});

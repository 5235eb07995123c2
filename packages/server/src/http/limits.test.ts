import { expect, it } from 'vitest';
import { createTestServer } from '../../test/server.ts';
import { limitOf } from './limits.ts';

const server = await createTestServer({ config: { rateLimits: true } });
const check = (remoteAddress: string) =>
  server.app.inject({ url: '/api/signup-check.php?name=Anna', remoteAddress });
const { max } = limitOf('checkSignup');

it('answers an address only so often, and others as before', async () => {
  const statuses: number[] = [];
  for (let call = 0; call <= max; call++) statuses.push((await check('192.0.2.1')).statusCode);
  expect(statuses.slice(0, max)).toEqual(Array(max).fill(200));
  const refused = await check('192.0.2.1');
  expect([refused.statusCode, refused.json()]).toEqual([
    429,
    { code: 'rate_limited', message: expect.any(String), details: { minutes: 1 } },
  ]);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect((await check('192.0.2.2')).statusCode).toBe(200);
});

it('leaves alone who calls from the same machine', async () => {
  for (let call = 0; call <= max; call++) expect((await check('127.0.0.1')).statusCode).toBe(200);
});

import { pino } from 'pino';
import { expect, it } from 'vitest';
import { createTestServer } from '../../test/server.ts';

/** The warnings in the log of a production server that these addresses call, one after the other. */
async function warningsOf(addresses: string[], trustProxy = false): Promise<string[]> {
  const lines: string[] = [];
  const { app } = await createTestServer({
    config: { production: true, trustProxy },
    parts: { log: pino({ level: 'warn' }, { write: line => void lines.push(JSON.parse(line).msg) }) },
  });
  for (const remoteAddress of addresses) {
    await app.inject({ url: '/api/nothing.php', remoteAddress });
    await app.inject({ url: '/healthz', remoteAddress: '10.0.0.9' });
  }
  return lines;
}

it('logs once that all calls seem to come through an untrusted proxy', async () => {
  expect(await warningsOf(Array(220).fill('10.0.0.2'))).toEqual([
    'All calls come from 10.0.0.2: if that is a proxy of yours, set TRUST_PROXY=1, for without it all visitors share the limits of one.',
  ]);
});

it('logs nothing where visitors call from other addresses, or the proxy is trusted', async () => {
  const proxy = Array(110).fill('10.0.0.2');
  expect(await warningsOf(['192.0.2.1', ...proxy])).toEqual([]);
  expect(await warningsOf([...proxy.slice(0, 99), '192.0.2.1', ...proxy])).toEqual([]);
  expect(await warningsOf(Array(110).fill('203.0.113.7'))).toEqual([]);
  expect(await warningsOf(proxy, true)).toEqual([]);
});

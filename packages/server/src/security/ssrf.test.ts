// Addresses that a push subscription may not name are tested in notifications/push-subscriptions.test.ts.

import type { LookupAddress } from 'node:dns';
import { readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { Agent, get } from 'node:https';
import { type AddressInfo, createServer as createTcpServer } from 'node:net';
import { join, relative, resolve } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { pushService } from '../../test/push-service.ts';
import { createTestServer } from '../../test/server.ts';
import { publicLookup } from '../infrastructure/push/public-lookup.ts';
import { webPush } from '../infrastructure/push/web-push.ts';

const service = await pushService();
const server = await createTestServer({ parts: { push: service.part } });
const { ctx } = server;
const options = { topic: 'test', ttl: 60 };
const addressOf = (name: string) => {
  const { endpoint, keys } = service.browser(name).subscription;
  return { endpoint, ...keys };
};

test('only these sources connect to other machines, each to a configured address or a push service', () => {
  const root = resolve(import.meta.dirname, '..');
  const opensConnection = /\bfetch\(|from 'node:(http|https|net|dns|tls)'|createTransport|serverURL/;
  const withoutTypes = (text: string) =>
    text.replaceAll(/import type .*\n|import \{ (isIPv6|STATUS_CODES) \}.*\n/g, '');
  const found = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter(name => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .filter(name => opensConnection.test(withoutTypes(readFileSync(join(root, name), 'utf8'))))
    .map(name => relative('.', name));
  expect(found.sort()).toEqual([
    // accepts connections, as the port of metrics does
    'boot/listen.ts',
    'http/stop-accepting.ts',
    'infrastructure/breached-passwords/range-service.ts',
    'infrastructure/mail/transport.ts',
    'infrastructure/metrics/serve-metrics.ts',
    'infrastructure/payments/mollie-client.ts',
    'infrastructure/push/public-lookup.ts',
    'infrastructure/push/web-push.ts',
    'infrastructure/scanner/clamd.ts',
    'infrastructure/sms/http-sms.ts',
  ]);
});

describe('a push message', () => {
  test('does not follow a redirect of a push service', async () => {
    let reached = 0;
    const inner = createServer((_request, response) => {
      reached += 1;
      response.end();
    });
    await new Promise<void>(done => inner.listen(0, '127.0.0.1', done));
    afterAll(() => void inner.close());
    service.answers.push(302, 307, 301);
    for (let time = 0; time < 3; time++) {
      await expect(ctx.push.send(addressOf('moved'), '{}', options)).rejects.toThrow('answered 30');
    }
    expect(reached).toBe(0);
  });

  test('is not sent to a stored address that does not belong to a push service', async () => {
    const before = service.received.length;
    for (const endpoint of [
      'https://10.0.0.1/x',
      'https://[::1]/x',
      'https://0x7f000001/x',
      'https://localhost:5432/x',
      'http://169.254.169.254/latest/meta-data',
      'file:///etc/passwd',
      'https://fcm.googleapis.com@127.0.0.1/x',
      'https://fcm.googleapis.com./x',
    ]) {
      expect(await ctx.push.send({ ...addressOf('x'), endpoint }, '{}', options), endpoint).toBe('gone');
    }
    expect(service.received).toHaveLength(before);
  });
});

describe('a host name that resolves to a private address', () => {
  const found = (...addresses: string[]) =>
    publicLookup((_name, done) =>
      done(
        null,
        addresses.map((address): LookupAddress => ({ address, family: address.includes(':') ? 6 : 4 })),
      ),
    );
  const answer = (lookup: ReturnType<typeof publicLookup>, all = false) =>
    new Promise(resolve => {
      lookup('push.example', { all }, (error, address) => resolve(error?.message ?? address));
    });

  test.each([
    '127.0.0.1',
    '10.1.2.3',
    '172.20.0.1',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '0.0.0.0',
    '::1',
    'fe80::1',
    'fd00::1',
    '::ffff:10.0.0.1',
    '64:ff9b::a00:1',
    'ff02::1',
    '240.0.0.1',
    '::ffff:0:10.0.0.1',
    '64:ff9b:1::a00:1',
    '2001:0:a00:1::',
    '2002:a00:1::',
    'fec0::1',
  ])('is not found: %s', async address => {
    expect(await answer(found(address))).toBe('push.example is an inner address.');
    // nor when a public address comes before it
    expect(await answer(found('142.250.1.1', address), true)).toBe('push.example is an inner address.');
  });

  test('resolves only when all its addresses are public', async () => {
    expect(await answer(found('142.250.1.1', '2a00:1450:4001::1'))).toBe('142.250.1.1');
    expect(await answer(found())).toBe('push.example has no address.');
  });

  test('is not connected to, also without connection options', async () => {
    let reached = 0;
    const inner = createTcpServer(socket => {
      reached += 1;
      socket.destroy();
    });
    await new Promise<void>(done => inner.listen(0, 'localhost', done));
    afterAll(() => void inner.close());
    const host = `localhost:${(inner.address() as AddressInfo).port}`;
    const push = webPush({ keys: ctx.keys, contact: 'mailto:a@b.example', hosts: [host] });
    const address = { ...addressOf('inner'), endpoint: `https://${host}/x` };
    await expect(push.send(address, '{}', options)).rejects.toThrow('answered nothing');
    expect(reached).toBe(0);
  });

  test('is resolved by the connection itself, so that it cannot change in between', async () => {
    const agent = new Agent({ lookup: found('127.0.0.1') });
    const fault = await new Promise<Error>(resolve => {
      get('https://updates.push.services.mozilla.com/x', { agent }).on('error', resolve);
    });
    expect(fault.message).toContain('is an inner address');
    agent.destroy();
  });
});

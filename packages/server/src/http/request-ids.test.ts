import { expect, it } from 'vitest';
import { createTestServer } from '../../test/server.ts';
import { currentCall } from '../infrastructure/current-call.ts';
import { createLog } from '../infrastructure/log.ts';

const lines: string[] = [];
const log = createLog('info', { write: line => lines.push(line) });
const failing = {
  getSettings: async () => {
    throw new Error('broken');
  },
  // a body arrives outside of the request's context, unless that is restored
  pageHidden: async () => {
    log.info('in a handler');
    return { status: 204 as const };
  },
};
const direct = await createTestServer({ parts: { log }, service: failing });
const proxied = await createTestServer({ config: { trustProxy: true }, parts: { log }, service: failing });

const answered = async (server: typeof direct, id: string, url = '/healthz') =>
  (await server.app.inject({ url, headers: { 'x-request-id': id } })).headers['x-request-id'];

it('takes the id of a trusted proxy only, and only one that fits into a log', async () => {
  expect(await answered(proxied, 'Root=1-67891233-abcdef012345678912345678')).toBe(
    'Root=1-67891233-abcdef012345678912345678',
  );
  expect(await answered(direct, 'of-a-stranger')).toMatch(/^\w{12}$/);
  for (const id of ['', 'a b', 'nina@example.com', '"}', 'a'.repeat(65)])
    expect(await answered(proxied, id)).toMatch(/^\w{12}$/);
});

it('gives each request another id', async () => {
  const ids = await Promise.all(['', '', ''].map(id => answered(direct, id)));
  expect(new Set(ids).size).toBe(3);
});

it('answers the id with errors too, also of addresses that cannot be read, and refers to it', async () => {
  const broken = await proxied.app.inject({
    url: '/api/settings.php',
    headers: { 'x-request-id': 'the-id' },
  });
  expect([broken.headers['x-request-id'], broken.json().details]).toEqual([
    'the-id',
    { reference: 'the-id' },
  ]);
  expect(await answered(proxied, 'other-id', '/%E0%A4%A')).toBe('other-id');
});

it('writes the id into every line of the call, and into no other', async () => {
  lines.length = 0;
  log.info('outside');
  const answer = await proxied.app.inject({
    method: 'POST',
    url: '/api/page-hidden.php',
    headers: {
      'x-request-id': 'hidden-1',
      'x-requested-with': 'velluto',
      'content-type': 'application/json',
    },
    payload: '{}',
  });
  expect([answer.statusCode, currentCall()]).toEqual([204, undefined]);
  expect(lines.map(line => JSON.parse(line)).map(({ id, msg }) => [msg, id])).toEqual([
    ['outside', undefined],
    ['in a handler', 'hidden-1'],
  ]);
});

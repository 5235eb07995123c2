import { connect } from 'node:net';
import { beforeEach, describe, expect, it } from 'vitest';
import { createTestServer } from '../../test/server.ts';
import { createLog } from '../infrastructure/log.ts';

const lines: string[] = [];
const server = await createTestServer({
  config: { production: true },
  parts: { log: createLog('warn', { write: line => lines.push(line) }) },
  render: async request => new Response(new URL(request.url).host),
});
const port = Number(new URL(await server.app.listen({ port: 0, host: '127.0.0.1' })).port);
const email = 'nina@example.com';
await server.member({ email });
beforeEach(() => {
  lines.length = 0;
});

/** Sends a request exactly as written, which no client would do; returns the raw response. */
const sendRaw = (...requestLines: string[]) =>
  new Promise<string>((resolve, reject) => {
    let answer = '';
    const socket = connect(port, '127.0.0.1', () =>
      socket.write([...requestLines, 'connection: close', '', ''].join('\r\n')),
    );
    socket.on('data', chunk => {
      answer += chunk;
    });
    socket.on('end', () => resolve(answer));
    socket.on('error', reject);
  });
const statusOf = (answer: string) => Number(answer.split(' ')[1]);

const hosts = [
  'velluto.example:@evil.example',
  'velluto.example:x',
  'a@b',
  'a b',
  '"><script>',
  '[',
  'a/b',
  'a?b',
];

describe.each(hosts)('an invalid host: %s', host => {
  it('gets no page, and is not logged as an internal error', async () => {
    const answer = await sendRaw('GET / HTTP/1.1', `host: ${host}`);
    expect(statusOf(answer)).toBe(400);
    expect(answer).not.toContain('evil');
    expect(lines).toEqual([]);
  });

  it('is not used in links of mails', async () => {
    const call = await server.client();
    const response = await call('POST', '/api/reset-password.php', { email }, { host });
    await server.runJobs();
    expect(response).toMatchObject({ status: 400, body: { code: 'invalid_request' } });
    expect(await server.mails(email)).toEqual([]);
  });
});

it.each([
  ['GET http://evil.example/ HTTP/1.1', 'host: velluto.example'],
  ['GET http://evil.example/api/settings.php HTTP/1.1', 'host: velluto.example'],
  ['GET * HTTP/1.1', 'host: velluto.example'],
  ['GET / HTTP/1.1', 'host: velluto.example:99999'],
  ['GET / HTTP/1.1', 'host:'],
  ['GET / HTTP/1.1', 'host: velluto.example', 'host: evil.example'],
  ['GET / HTTP/1.1', 'host: velluto.example', 'Host: velluto.example'],
  ['GET / HTTP/1.0'],
])('an address that is none of ours is answered as a client error: %s', async (...requestLines) => {
  expect(statusOf(await sendRaw(...requestLines))).toBe(400);
  expect(lines).toEqual([]);
});

it.each(['velluto.example', 'VELLUTO.example:443', '[::1]:4100', '127.0.0.1:4100', 'some_name'])(
  'a host like %s is served',
  async host => {
    expect(statusOf(await sendRaw('GET / HTTP/1.1', `host: ${host}`))).toBe(200);
  },
);

it('a load balancer can call without a host', async () => {
  expect(statusOf(await sendRaw('GET /healthz HTTP/1.0'))).toBe(200);
});

it('a caller who sends a request byte by byte is disconnected', () => {
  expect(server.app.server.requestTimeout).toBe(300_000);
  expect(server.app.server.headersTimeout).toBe(15_000);
});

it('an idle connection is closed, but not an event stream, which sends every 25 seconds', async () => {
  const { server: listening } = server.app;
  expect(listening.timeout).toBe(120_000);
  // Node closes idle connections after this time: shortened, so that the test need not wait
  listening.timeout = 20;
  const silent = connect(port, '127.0.0.1');
  await new Promise(resolve => silent.on('close', resolve));
  listening.timeout = 120_000;
});

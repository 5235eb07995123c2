// Malformed requests that a proxy may pass on; invalid hosts and targets are tested in targets.test.ts.
import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { createTestServer } from '../../test/server.ts';

const server = await createTestServer({ config: { production: true, trustProxy: true } });
const port = Number(new URL(await server.app.listen({ port: 0, host: '127.0.0.1' })).port);

/** Sends these lines on one connection; returns all that the server sends until it closes the connection. */
const sendRaw = (...lines: string[]) =>
  new Promise<string>((resolve, reject) => {
    let answer = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(lines.join('\r\n')));
    socket.on('data', chunk => {
      answer += chunk;
    });
    socket.on('close', () => resolve(answer));
    socket.on('error', reject);
  });
const host = 'host: velluto.example';
const post = 'POST /api/user.php HTTP/1.1';
const another = 'GET /healthz HTTP/1.1';

test.each([
  [
    'a length and chunks',
    [post, host, 'content-length: 4', 'transfer-encoding: chunked', '', '0', '', another],
  ],
  ['two lengths', [post, host, 'content-length: 3', 'content-length: 4', '', 'abcd']],
  ['chunks that are not the last encoding', [post, host, 'transfer-encoding: chunked, identity', '', '']],
  ['an unknown encoding', [post, host, 'transfer-encoding: xchunked', '', '']],
  ['a folded header', [another, host, 'x-one: a', ' b', '', '']],
  ['a space before the colon', ['GET /healthz HTTP/1.1', 'host : velluto.example', '', '']],
  ['lines that end without a return', [`${another}\n${host}\n\n`]],
])('%s is no request, and what follows is not read as another', async (_, lines) => {
  const answer = await sendRaw(...lines);
  expect(answer).toMatch(/^HTTP\/1\.1 400 /);
  expect(answer.match(/HTTP\/1\.1/g)).toHaveLength(1);
});

test.each([
  ['is no HTTP', ['GET', '', ''], 400],
  ['has too long a head', [another, host, `x-long: ${'a'.repeat(20_000)}`, '', ''], 431],
  ['names another place', ['GET http://evil.example/ HTTP/1.1', host, 'connection: close', '', ''], 400],
  ['cannot be decoded', ['GET /%E0%A4%A HTTP/1.1', host, 'connection: close', '', ''], 400],
  ['came by another scheme', [another, host, 'x-forwarded-proto: ftp', 'connection: close', '', ''], 400],
])('what %s gets an answer of the contract that is as hardened as any other', async (_, lines, status) => {
  const [head = '', body = ''] = (await sendRaw(...lines)).split('\r\n\r\n');
  expect(head).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
  for (const header of [
    /^strict-transport-security: max-age=31536000; includeSubDomains$/im,
    /^x-content-type-options: nosniff$/im,
    /^content-security-policy: default-src 'none'; frame-ancestors 'none'$/im,
    /^content-type: application\/json; charset=utf-8$/im,
    /^cache-control: no-store$/im,
  ])
    expect(head).toMatch(header);
  expect(JSON.parse(body)).toEqual({ code: 'invalid_request', message: 'The request is not valid.' });
});

test('an unknown Expect header does not change the response', async () => {
  const get = 'GET /api/nothing.php HTTP/1.1';
  const bodyOf = async (...extraHeaders: string[]) =>
    (await sendRaw(get, host, ...extraHeaders, 'connection: close', '', '')).split('\r\n\r\n')[1];
  expect(await bodyOf('expect: wonders')).toBe('{"code":"not_found","message":"There is no such thing."}');
  expect(await bodyOf()).toBe(await bodyOf('expect: wonders'));
});

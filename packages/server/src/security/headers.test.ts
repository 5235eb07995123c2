// The policy of a page with its nonce is tested in http/pages.test.ts; how uploads are converted in
// photos/hostile.test.ts.
import { request } from 'node:http';
import { contractOperations } from '@velluto/api-client/contract';
import { describe, expect, test } from 'vitest';
import { createTestServer } from '../../test/server.ts';
import { inTurn } from '../../test/turns.ts';
import { picture, upload } from '../../test/upload.ts';
import { addWriter } from '../../test/writers.ts';

const live = await createTestServer({
  config: { production: true },
  render: async () =>
    new Response('<p>page</p>', { headers: { 'content-type': 'text/html; charset=utf-8' } }),
});
const server = await createTestServer();
const anna = await addWriter(server, { credits: 20 });
const bruno = await server.member();
type Headers = Record<string, string | string[] | number | undefined>;

/** Checks the security headers that every response has to have. */
function expectHardened(headers: Headers): void {
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-frame-options': 'DENY',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': expect.stringMatching(/^geolocation=\(self\), .*camera=\(\).*microphone=\(\)/),
  });
  const policy = String(headers['content-security-policy']);
  expect(policy).toMatch(/^default-src 'none'/);
  expect(policy).toContain("frame-ancestors 'none'");
  for (const name of ['server', 'x-powered-by', 'access-control-allow-origin', 'via']) {
    expect(headers[name]).toBeUndefined();
  }
}

/** The sources of a directive of a page's policy. */
const sources = (policy: string, directive: string): string[] =>
  policy
    .split('; ')
    .find(part => part.startsWith(`${directive} `))
    ?.split(' ')
    .slice(1) ?? [];

describe('a page', async () => {
  const page = await live.app.inject({ url: '/members', headers: { host: 'velluto.example' } });
  const policy = String(page.headers['content-security-policy']);

  test('runs only scripts of this site and those with its nonce', () => {
    expectHardened(page.headers);
    expect(sources(policy, 'script-src')).toEqual([
      "'self'",
      expect.stringMatching(/^'nonce-[\w+/]{22}=='$/),
    ]);
    expect(policy).not.toMatch(/unsafe-eval|script-src[^;]*unsafe-inline|strict-dynamic|\*/);
    expect(sources(policy, 'connect-src')).toEqual(["'self'"]);
    expect(sources(policy, 'base-uri')).toEqual(["'none'"]);
    expect(sources(policy, 'form-action')).toEqual(["'self'"]);
  });

  test('is not cached, since it can hold data of a member', () => {
    expect(page.headers['cache-control']).toBe('private, no-store');
  });

  test('tells browsers to use HTTPS only, in production', async () => {
    expect(page.headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
    const inDevelopment = await server.app.inject({ url: '/api/settings.php' });
    expect(inDevelopment.headers['strict-transport-security']).toBeUndefined();
  });
});

describe('an answer of the API', () => {
  const open = contractOperations.filter(({ id }) => id !== 'events');

  test.each(open)('of $id has the security headers, and is not cached', async operation => {
    const { method, path, query, headers, type, bodies } = operation;
    const url = `${path}?${new URLSearchParams(query)}`;
    const [member, visitor] = [await server.client(anna), await server.client()];
    for (const from of inTurn([member, visitor], open.indexOf(operation))) {
      const body = type === 'application/json' ? Object.values(bodies)[0] : undefined;
      const answer = await from(method, url, body, { headers });
      expectHardened(answer.headers);
      // in a cache of the device it would outlive the session; the client keeps polled responses in memory
      expect(answer.headers['cache-control']).toBe('no-store');
    }
  });

  test('to an unknown path has them too', async () => {
    for (const url of ['/api/nothing.php', '/img/x/large.webp', '/healthz', '/__nothing', '/api/%00']) {
      expectHardened((await live.app.inject({ url, headers: { host: 'velluto.example' } })).headers);
    }
  });

  test('that streams has them too', async () => {
    const { port } = new URL(await server.app.listen({ port: 0, host: '127.0.0.1' }));
    const member = await server.client(bruno);
    const headers = await new Promise<Headers>((resolve, reject) => {
      const cookie = `velluto_session=${member.cookies.velluto_session}`;
      const stream = request({ port, path: '/api/events.php', headers: { cookie } }, answer => {
        resolve(answer.headers);
        answer.destroy();
      });
      stream.on('error', reject).end();
    });
    expectHardened(headers);
    expect(headers).toMatchObject({ 'cache-control': 'no-store', 'content-type': 'text/event-stream' });
  });
});

describe('content of members', () => {
  test('is served as a picture and nothing else, in a sandbox, to no shared cache', async () => {
    const owner = await addWriter(server);
    const { photo } = (await upload(owner.call, await picture(), { type: 'text/html', name: 'x.html' })).body;
    for (const url of [photo.filename, photo.thumb_filename, photo.match_filename]) {
      const answer = await owner.call('GET', url);
      expect(answer.status).toBe(200);
      expect(answer.headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'cross-origin-resource-policy': 'same-origin',
        'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
      });
      expect(answer.headers['content-type']).toMatch(/^image\/(webp|avif)$/);
      expect(answer.headers['cache-control']).toMatch(/^private, /);
    }
  });

  test('is sent as an archive to be saved', async () => {
    const { call } = await addWriter(server);
    await call('POST', '/api/export.php');
    await server.runJobs();
    const { url } = (await call('GET', '/api/export.php')).body.export;
    const { headers } = await call('GET', url);
    expectHardened(headers);
    expect(headers).toMatchObject({
      'content-type': 'application/zip',
      'content-disposition': expect.stringMatching(/^attachment; filename="velluto-[\d-]{10}\.zip"$/),
      'cache-control': 'no-store',
    });
  });
});

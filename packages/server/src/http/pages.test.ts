import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, describe, expect, it } from 'vitest';
import { createTestServer } from '../../test/server.ts';
import { sitesWith } from '../../test/sites.ts';
import type { RenderPage } from './renderer.ts';

const appDir = await mkdtemp(join(tmpdir(), 'velluto-app-'));
await mkdir(join(appDir, 'client', 'assets'), { recursive: true });
await writeFile(join(appDir, 'client', 'assets', 'home-abc.js'), 'let plain');
await writeFile(join(appDir, 'client', 'assets', 'home-abc.js.br'), 'packed');
await writeFile(join(appDir, 'client', 'plain.txt'), 'without a hash');
for (const folder of ['share', 'icons', 'films/old']) {
  await mkdir(join(appDir, 'client', folder), { recursive: true });
  await writeFile(join(appDir, 'client', folder, 'velluto.jpg'), 'a picture');
}
// files that only the build and the server need
await mkdir(join(appDir, 'client', '.vite'));
for (const name of ['client/.vite/manifest.json', 'client/index.html', 'server.js'])
  await writeFile(join(appDir, name), 'for nobody');
afterAll(() => rm(appDir, { recursive: true }));

const render: RenderPage = async (request, { nonce, api }) => {
  const { pathname, host } = new URL(request.url);
  if (pathname === '/broken') throw new Error('broken');
  if (pathname === '/old') return new Response(null, { status: 302, headers: { location: '/new' } });
  const settings = await api(new Request(new URL('/api/settings.php', request.url)));
  const { name } = (await settings.json()) as { name: string };
  const logout = await api(
    new Request(new URL('/api/logout.php', request.url), { headers: { 'x-requested-with': 'velluto' } }),
  );
  return new Response(
    `<p>${name} ${host} ${logout.status}</p><script nonce="${nonce}"></script>${'.'.repeat(2000)}`,
    {
      status: pathname === '/nowhere' ? 404 : 200,
      headers: { 'content-type': 'text/html; charset=utf-8', 'set-cookie': 'i18n_redirected=it' },
    },
  );
};
const server = await createTestServer({
  render,
  config: { appDir },
  service: {
    ...(await import('../boot/operations.ts')).service,
    logout: async ({ member }) => ({
      status: 204,
      cookies: member ? [{ name: 'velluto_session', value: null }] : [],
    }),
  },
});
const get = (url: string, headers: Record<string, string> = {}) =>
  server.app.inject({ url, headers: { host: 'nordlys.localhost:4100', ...headers } });

it('a page gets the picture that its site has beside shared links', async () => {
  const seen: unknown[] = [];
  const { app } = await createTestServer({
    parts: { sites: sitesWith({ aurora: { share_picture: '/hello.jpg' } }) },
    render: async (_request, { published }) => {
      seen.push(published.sharePicture);
      return new Response('');
    },
  });
  for (const host of ['aurora.test', 'localhost']) await app.inject({ url: '/', headers: { host } });
  expect(seen).toEqual(['/hello.jpg', null]);
});

it('redirects password managers to the form for changing the password', async () => {
  const answer = await get('/.well-known/change-password');
  expect(answer.statusCode).toBe(302);
  expect(answer.headers.location).toBe('/settings?change=password');
});

describe('a page', () => {
  it('is rendered for its host with data of the API, under a policy with its nonce', async () => {
    const page = await get('/members');
    expect(page.body).toContain('<p>Nordlys nordlys.localhost:4100 204</p>');
    const nonce = /nonce="([^"]+)"/.exec(page.body)?.[1];
    expect(page.headers['content-security-policy']).toContain(`script-src 'self' 'nonce-${nonce}'`);
    const other = await get('/members');
    expect(other.body).not.toContain(nonce);
  });

  it('forwards the cookies of the page and of its calls', async () => {
    const client = await server.client(await server.member());
    const page = await get('/members', { cookie: `velluto_session=${client.cookies.velluto_session}` });
    expect(page.cookies.map(({ name }) => name)).toEqual(['velluto_session', 'i18n_redirected']);
  });

  it('keeps its status and redirects', async () => {
    expect((await get('/nowhere')).statusCode).toBe(404);
    const moved = await get('/old');
    expect([moved.statusCode, moved.headers.location]).toEqual([302, '/new']);
  });

  it('is compressed for browsers that accept it', async () => {
    const page = await get('/', { 'accept-encoding': 'gzip, br' });
    expect(page.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(page.rawPayload).toString()).toContain('<p>Nordlys');
  });

  it('that fails to render is replaced by an error page without scripts, in the language of the visitor', async () => {
    const page = await get('/broken', { host: 'localhost', cookie: 'i18n_redirected=de' });
    expect([page.statusCode, page.headers['content-type']]).toEqual([500, 'text/html; charset=utf-8']);
    expect(page.body).toContain('<html lang="de">');
    expect(page.body).toMatch(/Der Fehler liegt bei uns\. .* nenne \w{12}\./);
    expect(page.body).not.toContain('<script');
    const nonce = /<style nonce="([^"]+)"/.exec(page.body)?.[1];
    expect(page.headers['content-security-policy']).toContain(`style-src 'self' 'nonce-${nonce}'`);
    // an invalid Host header, which no browser sends
    expect((await get('/broken', { host: 'a:99999' })).json().code).toBe('invalid_request');
  });

  it('is never returned for an API call or a picture', async () => {
    expect((await get('/api/unknown.php')).json().code).toBe('not_found');
    expect((await get('/img/unknown')).json().code).toBe('not_found');
  });
});

describe('a file of the app', () => {
  it('with a hash in its name is cached for ever', async () => {
    const file = await get('/assets/home-abc.js');
    expect([file.body, file.headers['cache-control']]).toEqual([
      'let plain',
      'public, max-age=31536000, immutable',
    ]);
  });

  it('is sent compressed where a compressed copy exists', async () => {
    const file = await get('/assets/home-abc.js', { 'accept-encoding': 'br' });
    expect([file.body, file.headers['content-encoding']]).toEqual(['packed', 'br']);
  });

  it('without a hash is revalidated', async () => {
    expect((await get('/plain.txt')).headers['cache-control']).toBe('public, max-age=0, must-revalidate');
  });

  it.each(['/share/velluto.jpg', '/icons/velluto.jpg', '/films/old/velluto.jpg'])(
    'in a folder is revalidated too: %s',
    async path => {
      const { body, headers } = await get(path);
      expect([body, headers['cache-control']]).toEqual(['a picture', 'public, max-age=0, must-revalidate']);
      expect((await get(path, { 'if-none-match': String(headers.etag) })).statusCode).toBe(304);
    },
  );

  it('that there is not is not found, without a page', async () => {
    expect((await get('/share/other.jpg')).json().code).toBe('not_found');
  });

  it.each([
    '/.vite/manifest.json',
    '/%2evite/manifest.json',
    '/index.html',
    '/assets/home-abc.js.br',
    '/../server.js',
    '/%2e%2e/server.js',
    '/assets/../../server.js',
    '/assets/..%2f..%2fserver.js',
    '/assets/%2e%2e%2f%2evite%2fmanifest.json',
    '/share/../index.html',
    '/share/..%2findex.html',
    '/assets/.',
    '/assets/',
  ])('is none that only the build and the server need: %s', async path => {
    expect((await get(path)).body).not.toMatch(/for nobody|^packed$/);
  });
});

import { describe, expect, it } from 'vitest';
import { createTestServer } from '../../../test/server.ts';
import type { RenderContext } from '../../http/renderer.ts';

const seen: RenderContext['published'][] = [];
const setUp = async (config: object) => {
  const { app } = await createTestServer({
    config,
    render: async (request, { published, api }) => {
      seen.push(published);
      const settings = await api(new Request(new URL('/api/settings.php', request.url)));
      const { description } = (await settings.json()) as { description: string };
      return new Response(description);
    },
  });
  return (url: string, headers: Record<string, string> = {}) =>
    app.inject({ url, headers: { host: 'nordlys.example', ...headers } });
};
const demo = await setUp({});
const real = await setUp({ production: true, demo: false });

describe('robots.txt', () => {
  it('leads to the sitemap of the site', async () => {
    const { body, headers } = await real('/robots.txt');
    expect(body).toMatch(/^User-agent: \*\n/);
    expect(body).toContain('Disallow: /api/\nDisallow: /img/\n');
    expect(body).toContain('\nSitemap: https://nordlys.example/sitemap.xml\n');
    expect(headers).toMatchObject({ 'content-type': 'text/plain; charset=utf-8' });
  });
});

describe('security.txt', () => {
  it('names the contact of the site and when it ends (RFC 9116)', async () => {
    const { body } = await real('/.well-known/security.txt');
    expect(body.split('\n')).toEqual([
      'Contact: mailto:help@nordlys.example',
      expect.stringMatching(/^Expires: \d{4}-\d\d-\d\dT[\d:.]+Z$/),
      'Preferred-Languages: en, de, nl',
      'Canonical: https://nordlys.example/.well-known/security.txt',
      '',
    ]);
  });
});

it('gpc.json says that Global Privacy Control is honoured', async () => {
  const { body, headers } = await real('/.well-known/gpc.json');
  expect(headers['content-type']).toContain('application/json');
  expect(JSON.parse(body)).toEqual({ gpc: true, lastUpdate: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) });
});

it('favicon.ico is that of the site’s brand', async () => {
  expect((await real('/favicon.ico')).headers.location).toBe('/icons/nordlys.ico');
  expect((await real('/favicon.ico', { host: 'velluto.example' })).headers.location).toBe(
    '/icons/velluto.ico',
  );
});

it('a site with demo members is noindex everywhere, a real one is not', async () => {
  for (const path of ['/', '/robots.txt', '/api/settings.php', '/img/none']) {
    expect((await demo(path)).headers['x-robots-tag'], path).toBe('noindex');
    expect((await real(path)).headers['x-robots-tag'], path).toBeUndefined();
  }
});

it('a page gets the address and the languages of its site, whichever of its hosts was asked', async () => {
  seen.length = 0;
  await real('/', { host: 'nordlys.localhost' });
  expect(seen[0]).toMatchObject({
    origin: 'https://nordlys.example',
    languages: ['en', 'de', 'nl'],
    listed: true,
  });
  await demo('/', { host: 'nordlys.localhost:4100' });
  expect(seen[1]).toMatchObject({ origin: 'http://nordlys.localhost:4100', listed: false });
});

it('the texts of a page are in the language of its address, before cookie and browser', async () => {
  const other = { cookie: 'i18n_redirected=nl', 'accept-language': 'nl' };
  const german = (await real('/?lang=de')).body;
  expect((await real('/?lang=de', other)).body).toBe(german);
  expect((await real('/', other)).body).not.toBe(german);
  expect((await real('/', { 'accept-language': 'de-CH' })).body).toBe(german);
  expect((await real('/?lang=de&lang=nl')).body).toBe((await real('/')).body);
});

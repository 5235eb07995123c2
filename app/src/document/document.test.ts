import { describe, expect, it, vi } from 'vitest';
import { testNow, testSite, testVisit } from '../platform/testing.ts';
import { nowhere } from '../platform/traffic-link.ts';
import { builtAssets, closure } from './assets.ts';
import { fontElements } from './fonts.ts';
import { type DocumentParts, documentHtml } from './html.ts';
import { iconsOf } from './icons.ts';
import { manifestAnswer } from './manifest.ts';
import { scriptSafeJson } from './page-data.ts';
import { redirect } from './redirect.ts';

const manifest = {
  'src/entry-client.tsx': { file: 'assets/entry.js', css: ['assets/entry.css'], imports: ['_shared.js'] },
  '_shared.js': { file: 'assets/shared.js', css: ['assets/shared.css'] },
  'src/screens/home/HomeScreen.tsx': {
    file: 'assets/home.js',
    imports: ['_shared.js', 'src/entry-client.tsx'],
  },
  'src/brands/velluto.ts': {
    file: 'assets/velluto.js',
    assets: ['assets/serif-normal-latin-BxGZ8mPi.woff2', 'assets/serif-normal-latin-ext-4h9pipdR.woff2'],
  },
};

describe('assets', () => {
  it('follows static imports, imports first, each file once', () => {
    expect(closure(manifest, ['src/screens/home/HomeScreen.tsx', 'src/entry-client.tsx'])).toEqual({
      files: ['assets/shared.js', 'assets/entry.js', 'assets/home.js'],
      css: ['assets/shared.css', 'assets/entry.css'],
      assets: [],
    });
  });

  it('reads each style sheet once and preloads the fonts of the first letters', async () => {
    const reads: string[] = [];
    const assets = builtAssets(manifest, async file => {
      reads.push(file);
      return `/* ${file} */`;
    });
    await assets.of(['src/brands/velluto.ts']);
    expect(await assets.of(['src/brands/velluto.ts'])).toEqual({
      entry: '/assets/entry.js',
      modules: ['/assets/shared.js', '/assets/velluto.js'],
      styles: [
        { href: '/assets/shared.css', text: '/* assets/shared.css */', faces: '' },
        { href: '/assets/entry.css', text: '/* assets/entry.css */', faces: '' },
      ],
      fonts: ['/assets/serif-normal-latin-BxGZ8mPi.woff2'],
    });
    expect(reads).toEqual(['assets/shared.css', 'assets/entry.css']);
  });

  it('lets no font change letters that are being read', async () => {
    const css = '@font-face{src:url(a.woff2);font-display:swap}@font-face{src:local(Arial)}.a{}';
    const { styles } = await builtAssets(manifest, async () => css).of(['src/brands/velluto.ts']);
    expect(styles[0]?.faces).toBe('@font-face{src:url(a.woff2);font-display:optional}');
    expect(styles[0]?.text).toBe('@font-face{src:local(Arial)}.a{}');
  });

  it('names the address of a source, or says what to do', () => {
    const assets = builtAssets(manifest, async () => '');
    expect(assets.address('src/screens/home/HomeScreen.tsx')).toBe('/assets/home.js');
    expect(() => assets.address('src/screens/new/NewScreen.tsx')).toThrow('run the build again');
  });

  it('says what to do when there is no build', async () => {
    await expect(builtAssets({}, async () => '').of([])).rejects.toThrow('run the build again');
  });
});

describe('fonts', () => {
  const styles = [{ text: '', faces: '@font-face{src:url(a.woff2)}' }];
  const elements = fontElements({ entry: '', modules: [], styles, fonts: ['/a.woff2'] }, 'n0nce');

  /** Runs the page's own script beside a line. */
  function run(connection: object | undefined) {
    const [, script = ''] = elements.match(/<script[^>]*>([\s\S]*)<\/script>/) ?? [];
    const document = {
      head: { append: vi.fn() },
      createElement: () => ({}),
      getElementById: () => ({ remove: removed }),
    };
    const removed = vi.fn();
    new Function('navigator', 'document', script)({ connection }, document);
    return { asked: document.head.append.mock.calls.flat(), removed: removed.mock.calls.length > 0 };
  }

  const asked = [{ rel: 'preload', as: 'font', type: 'font/woff2', crossOrigin: '', href: '/a.woff2' }];

  it.each([
    ['a quick line', { effectiveType: '4g', downlink: 10, saveData: false }],
    ['a browser that does not tell', undefined],
  ])('are asked for at once: %s', (_, connection) => {
    expect(run(connection)).toEqual({ asked, removed: false });
  });

  it.each([
    ['little at once', { effectiveType: '4g', downlink: 1.45 }],
    ['a long way', { effectiveType: '3g', downlink: 10 }],
    ['data saver', { effectiveType: '4g', downlink: 10, saveData: true }],
  ])('are left out: %s', (_, connection) => {
    expect(run(connection)).toEqual({ asked: [], removed: true });
  });

  it('need no script', () => {
    expect(elements).toMatch(/^<style [^>]*>@font-face\{src:url\(a\.woff2\)\}<\/style>/);
    expect(fontElements({ entry: '', modules: [], styles: [], fonts: [] }, 'n0nce')).toBe('');
  });
});

describe('documentHtml', () => {
  const parts: DocumentParts = {
    language: 'it',
    title: 'Ada & <Bianca>',
    description: '"Incontri"',
    theme: { 'data-vl-brand': 'velluto', 'data-vl-mode': 'dark' },
    themeColour: { light: '#fff', dark: '#000' },
    siteName: 'Velluto',
    icons: iconsOf('velluto'),
    nonce: 'n0nce',
    assets: { entry: '/assets/entry.js', modules: ['/assets/home.js'], styles: [], fonts: [] },
    body: '<main></main>',
    page: {
      ...{ site: testSite(), user: null, counts: { unread: 0, newLikes: 0 }, language: 'it', messages: {} },
      ...{ renderedAt: testNow, languages: ['it'], traffic: nowhere, storageKey: null },
      modules: {
        screen: '/assets/home.js',
        layout: '/assets/layout.js',
        load: null,
        brand: '/assets/velluto.js',
      },
      view: {
        route: { name: 'index', path: '/', layout: 'Default', screen: 'home/HomeScreen' },
        ...{ params: {}, path: '/', query: '', status: 200 },
        data: { text: '</script><script>alert(1)</script>' },
      },
    },
  };

  it('names language, brand and mode before anything is drawn', () => {
    expect(documentHtml(parts)).toContain('<html lang="it" data-vl-brand="velluto" data-vl-mode="dark">');
  });

  it('leads to the manifest and the icons of the brand', () => {
    const html = documentHtml(parts);
    expect(html).toContain('<link rel="manifest" href="/manifest.webmanifest"');
    expect(html).toContain('<link rel="apple-touch-icon" href="/icons/velluto-180.png">');
  });

  it('escapes what people wrote', () => {
    const html = documentHtml(parts);
    expect(html).toContain('<title>Ada &amp; &lt;Bianca&gt;</title>');
    expect(html).toContain('content="&quot;Incontri&quot;"');
    expect(html.match(/<\/script>/g)).toHaveLength(4);
  });

  it('gives the nonce to every script and style', () => {
    const html = documentHtml({ ...parts, assets: { ...parts.assets, preamble: 'start()' } });
    const withoutData = html.replace(/<script type="application\/json"/, '<data');
    for (const tag of withoutData.match(/<(script|style)[^>]*>/g) ?? [])
      expect(tag).toContain('nonce="n0nce"');
  });

  it('puts the order of the cascade layers before all rules', () => {
    const styles = [{ href: '/assets/a.css', text: '.a{}', faces: '' }];
    const html = documentHtml({ ...parts, assets: { ...parts.assets, styles } });
    expect(html).toMatch(
      /<style [^>]*data-hrefs="\/assets\/a\.css"[^>]*>@layer [^;{]*tokens[^;{]*brand;\.a\{\}</,
    );
  });
});

it('JSON in a script can neither end it nor break a line', () => {
  const value = { text: '</script><!-- \u2028\u2029' };
  const json = scriptSafeJson(value);
  expect(json).not.toMatch(/[<\u2028\u2029]/);
  expect(JSON.parse(json)).toEqual(value);
});

it('the manifest is that of the site and speaks the language of the visit', async () => {
  const answer = manifestAnswer(testVisit({ site: testSite({ name: 'Nordlys', index_title: 'Nordlys ·' }) }));
  expect(answer.headers.get('content-type')).toContain('application/manifest+json');
  const manifest = await answer.json();
  expect(manifest).toMatchObject({
    name: 'Nordlys ·',
    short_name: 'Nordlys',
    lang: 'it',
    display: 'standalone',
  });
  expect(manifest).toMatchObject({ id: '/', scope: '/', theme_color: '#fff' });
  const wanted = expect.arrayContaining([
    expect.objectContaining({ sizes: '192x192', type: 'image/png' }),
    expect.objectContaining({ sizes: '512x512', purpose: 'maskable' }),
  ]);
  expect(manifest.icons).toEqual(wanted);
});

it.each([
  ['/members/m1', '/members/m1'],
  ['/login?next=%2Fchats%2Fc1', '/login?next=%2Fchats%2Fc1'],
  ['/members/你', '/members/%E4%BD%A0'],
  ['/members/a\r\nset-cookie: b=c', '/members/a%0D%0Aset-cookie:%20b=c'],
  ['/members/\u0000', '/members/%00'],
])('a redirect to %j is one that a header can hold', (to, location) => {
  const { status, headers } = redirect(to);
  expect([status, headers.get('location'), headers.get('cache-control')]).toEqual([
    ...[302, location, 'private, no-store'],
  ]);
});

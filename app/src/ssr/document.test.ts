import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { testAppContext, testNow, testSite } from '../../test/app-context.ts';
import { noAttribution } from '../features/marketing/attribution.ts';
import { chatMessages } from '../locales/messages/chat/chat.ts';
import { discoverMessages } from '../locales/messages/discover.ts';
import { likesMessages } from '../locales/messages/likes.ts';
import { routes } from '../routes.ts';
import { builtAssets, closure } from './assets.ts';
import { type DocumentParts, documentHtml } from './html.ts';
import { iconsOf, manifestAnswer } from './manifest.ts';
import { scriptSafeJson } from './page-data.ts';
import { redirect } from './render.ts';
import { startPictureTags, startWindows } from './start-pictures.ts';

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

describe('assets of a page', () => {
  it('include static imports before the file that imports them, each file once', () => {
    expect(closure(manifest, ['src/screens/home/HomeScreen.tsx', 'src/entry-client.tsx'])).toEqual({
      files: ['assets/shared.js', 'assets/entry.js', 'assets/home.js'],
      css: ['assets/shared.css', 'assets/entry.css'],
      assets: [],
    });
  });

  it('read each style sheet once and preload only the basic Latin font', async () => {
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
        { href: '/assets/shared.css', text: '/* assets/shared.css */' },
        { href: '/assets/entry.css', text: '/* assets/entry.css */' },
      ],
      fonts: ['/assets/serif-normal-latin-BxGZ8mPi.woff2'],
    });
    expect(reads).toEqual(['assets/shared.css', 'assets/entry.css']);
  });

  it('reject with the advice to build again when the build lacks a source', async () => {
    const assets = builtAssets(manifest, async () => '');
    await expect(assets.of(['src/screens/new/NewScreen.tsx'])).rejects.toThrow('run the build again');
  });

  it('reject with the advice to build again when there is no build', async () => {
    await expect(builtAssets({}, async () => '').of([])).rejects.toThrow('run the build again');
  });
});

describe('documentHtml', () => {
  const parts: DocumentParts = {
    language: 'it',
    title: 'Ada & <Bianca>',
    description: '"Incontri"',
    searchTags: ['<meta name="robots" content="noindex">'],
    theme: { 'data-vl-brand': 'velluto', 'data-vl-mode': 'dark' },
    themeColour: { light: '#fff', dark: '#000' },
    siteName: 'Velluto',
    icons: iconsOf('velluto'),
    startPictures: [],
    nonce: 'n0nce',
    assets: { entry: '/assets/entry.js', modules: ['/assets/home.js'], styles: [], fonts: [] },
    saveData: false,
    body: '<main></main>',
    page: {
      site: testSite(),
      user: null,
      counts: { unread: 0, newLikes: 0 },
      language: 'it',
      wording: {},
      renderedAt: testNow,
      languages: ['it'],
      attribution: noAttribution,
      storageKey: null,
      styles: [],
      page: {
        route: 'index',
        path: '/',
        query: '',
        status: 200,
        data: { text: '</script><script>alert(1)</script>' },
      },
    },
  };

  it('sets language, brand and colour mode on the html element', () => {
    expect(documentHtml(parts)).toContain(
      '<html lang="it" data-vl-brand="velluto" data-vl-mode="dark" data-vl-reset>',
    );
  });

  it('gives the frame of the browser the colour of the chosen mode, or lets the device decide', () => {
    const coloursIn = (theme: Record<string, string>) =>
      documentHtml({ ...parts, theme }).match(/<meta name="theme-color"[^>]*>/g);
    expect(coloursIn({ 'data-vl-mode': 'dark' })).toEqual(['<meta name="theme-color" content="#000">']);
    expect(coloursIn({})).toEqual([
      '<meta name="theme-color" content="#fff" media="(prefers-color-scheme: light)">',
      '<meta name="theme-color" content="#000" media="(prefers-color-scheme: dark)">',
    ]);
  });

  it('links the web app manifest and the icons of the brand', () => {
    const html = documentHtml(parts);
    expect(html).toContain('<link rel="manifest" href="/manifest.webmanifest"');
    expect(html).toContain('<link rel="apple-touch-icon" href="/icons/velluto-apple.png">');
  });

  it('links the start pictures for iPhones, one for each size of a window, and nothing for other devices', () => {
    const tags = (device: string) =>
      startPictureTags('velluto', `Mozilla/5.0 (${device}) AppleWebKit/605.1.15`);
    expect(tags('Linux; Android 16; Pixel 10')).toEqual([]);
    const startPictures = tags('iPhone; CPU iPhone OS 19_0 like Mac OS X');
    const html = documentHtml({ ...parts, startPictures });
    expect(html).toContain('<meta name="apple-mobile-web-app-capable" content="yes">');
    expect(html).toContain(
      'href="/icons/velluto-start-1179x2556.png" media="(device-width:393px) and (device-height:852px) and (-webkit-device-pixel-ratio:3)"',
    );
    const medias = startPictures.flatMap(tag => /media="(.+)"/.exec(tag)?.[1] ?? []);
    expect(new Set(medias).size).toBe(startWindows.length);
  });

  it('escapes the title, the description and the data of the page', () => {
    const html = documentHtml(parts);
    expect(html).toContain('<title>Ada &amp; &lt;Bianca&gt;</title>');
    expect(html).toContain('content="&quot;Incontri&quot;"');
    expect(html.match(/<\/script>/g)).toHaveLength(4);
  });

  it('gives every script and style element the nonce', () => {
    const html = documentHtml({ ...parts, assets: { ...parts.assets, preamble: 'start()' } });
    const withoutData = html.replace(/<script type="application\/json"/, '<data');
    for (const tag of withoutData.match(/<(script|style)[^>]*>/g) ?? [])
      expect(tag).toContain('nonce="n0nce"');
  });

  it('declares the order of the cascade layers before all rules', () => {
    const styles = [{ href: '/assets/a.css', text: '.a{}' }];
    const html = documentHtml({ ...parts, assets: { ...parts.assets, styles } });
    expect(html).toMatch(/<style [^>]*>@layer [^;{]*tokens[^;{]*brand;\.a\{\}</);
    expect(html, 'Chrome fetches even disabled ones').not.toContain('rel="stylesheet"');
  });

  it('waits with the first paint for the element after the content, unless that is long', () => {
    const expected = /<link rel="expect" href="#([\w-]+)" blocking="render">/;
    const html = documentHtml(parts);
    expect(html).toContain(`<main></main></div>\n<script id="${expected.exec(html)?.[1]}"`);
    expect(documentHtml({ ...parts, body: '<p>'.repeat(20_000) })).not.toMatch(expected);
  });

  it('preloads the fonts of the brand, and leaves them out for visitors who save data', () => {
    const text = '@font-face{src:url(a.woff2);font-display:swap}@font-face{src:local(Arial)}.a{}';
    const assets = { ...parts.assets, styles: [{ text }], fonts: ['/a.woff2'] };
    const html = documentHtml({ ...parts, assets });
    expect(html).toContain('<link rel="preload" href="/a.woff2" as="font" type="font/woff2" crossorigin>');
    expect(html).toContain(text);
    const saveData = documentHtml({ ...parts, assets, saveData: true });
    expect(saveData).not.toContain('a.woff2');
    expect(saveData).toContain('@font-face{src:local(Arial)}.a{}');
  });
});

it('JSON in a script element can neither end the element nor contain line separators', () => {
  const value = { text: '</script><!-- \u2028\u2029' };
  const json = scriptSafeJson(value);
  expect(json).not.toMatch(/[<\u2028\u2029]/);
  expect(JSON.parse(json)).toEqual(value);
});

it('the web app manifest has the name of the site and the language of the visit', async () => {
  const answer = manifestAnswer(
    testAppContext({ site: testSite({ name: 'Nordlys', index_title: 'Nordlys ·' }) }),
  );
  expect(answer.headers.get('content-type')).toContain('application/manifest+json');
  const manifest = await answer.json();
  expect(manifest).toMatchObject({
    name: 'Nordlys ·',
    short_name: 'Nordlys',
    lang: 'it',
    display: 'standalone',
  });
  expect(manifest).toMatchObject({ id: '/', scope: '/', theme_color: '#000', background_color: '#000' });
  const icons = manifest.icons.map(({ src, sizes, purpose }: Record<string, string>) => [
    purpose,
    sizes,
    src,
  ]);
  expect(icons).toEqual([
    ['any', '192x192', '/icons/velluto-192.png'],
    ['any', '512x512', '/icons/velluto-512.png'],
    ['maskable', '192x192', '/icons/velluto-maskable-192.png'],
    ['maskable', '512x512', '/icons/velluto-maskable-512.png'],
  ]);
});

describe('the screenshots in the manifest', () => {
  /** Those in the manifest of a brand. */
  async function screenshotsOf(id: string) {
    const app = testAppContext();
    const manifest = await manifestAnswer({ ...app, brand: { ...app.brand, id } }).json();
    return manifest.screenshots as undefined | Record<'src' | 'sizes' | 'form_factor' | 'label', string>[];
  }

  const brands = globSync('app/src/brands/*.svg').map(file => basename(file, '.svg'));

  it.each(brands)('are files of the size that it says, as Chrome wants them: %s', async id => {
    const screenshots = (await screenshotsOf(id)) ?? expect.fail('no screenshots');
    expect(screenshots.map(({ form_factor }) => form_factor)).toEqual(['narrow', 'narrow', 'narrow', 'wide']);
    for (const { src, sizes, form_factor, label } of screenshots) {
      const picture = await readFile(`app/public${src}`);
      const { width, height, format } = await sharp(picture).metadata();
      expect([`${width}x${height}`, format], src).toEqual([sizes, 'webp']);
      expect(width > height, src).toBe(form_factor === 'wide');
      expect(Math.max(width, height) / Math.min(width, height)).toBeLessThanOrEqual(2.3);
      expect(picture.length, src).toBeLessThan(60 * 1024);
      expect(label).not.toBe('');
    }
  });

  it('are left out for a brand beside a site file', async () => {
    expect(await screenshotsOf('aurora')).toBeUndefined();
  });
});

it('the icon of the installed app leads to messages, likes and the swipe game, in the language of the visit', async () => {
  const app = testAppContext();
  const { shortcuts } = await manifestAnswer(app).json();
  const { i18n } = app.language;
  const iconOf = (page: string) => [
    { src: `/icons/velluto-shortcut-${page}.png`, sizes: '192x192', type: 'image/png' },
  ];
  expect(shortcuts).toEqual([
    { url: '/chats', name: i18n._(chatMessages.title), icons: iconOf('chats') },
    { url: '/likes', name: i18n._(likesMessages.title), icons: iconOf('likes') },
    { url: '/swipe-game', name: i18n._(discoverMessages.swipe), icons: iconOf('swipe-game') },
  ]);
  const paths = shortcuts.map(({ url }: { url: string }) => url);
  expect(paths.every((path: string) => routes.some(row => row.path === path))).toBe(true);
});

it.each([
  ['/members/m1', '/members/m1'],
  ['/login?next=%2Fchats%2Fc1', '/login?next=%2Fchats%2Fc1'],
  ['/members/你', '/members/%E4%BD%A0'],
  ['/members/a\r\nset-cookie: b=c', '/members/a%0D%0Aset-cookie:%20b=c'],
  ['/members/\u0000', '/members/%00'],
])('a redirect to %j is encoded for the Location header', (to, location) => {
  const { status, headers } = redirect(to);
  expect([status, headers.get('location'), headers.get('cache-control')]).toEqual([
    302,
    location,
    'private, no-store',
  ]);
});

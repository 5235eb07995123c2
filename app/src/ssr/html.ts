import { escapeHtml } from '@velluto/rules';
import { layers } from '@velluto/ui/theme';
import type { PageAssets } from './assets.ts';
import { earlyInput } from './early-input.ts';
import { type BrandIcons, manifestPath } from './manifest.ts';
import { type PageData, pageDataId, scriptSafeJson } from './page-data.ts';
import { webFontFaces } from './web-font-faces.ts';

/** What a document is written from. */
export interface DocumentParts {
  language: string;
  title: string;
  description: string;
  /** Tags for search engines and shared links. */
  searchTags: readonly string[];
  /** Attributes of `<html>` for brand and mode. */
  theme: Record<string, string>;
  themeColour: { light: string; dark: string };
  /** Name below the icon on a home screen. */
  siteName: string;
  icons: BrandIcons;
  /** Tags with the pictures that iOS shows while the installed app starts. */
  startPictures: readonly string[];
  /** CSP nonce of the answer. */
  nonce: string;
  assets: PageAssets;
  /** Data saver is on: no fonts. */
  saveData: boolean;
  /** The rendered app. */
  body: string;
  page: PageData;
}

/** Id of the element after the rendered app. */
const contentEndId = 'vl-content-end';

/** Content up to this length, in characters, is not painted before all of it is there: its parts would move as others arrive. */
const paintedWhole = 40_000;

/** The page's CSS in one style element, after the order of the layers. */
function styleElement({ styles }: PageAssets, nonce: string, saveData: boolean): string {
  const order = `@layer ${Object.values(layers).join(',')};`;
  const text = styles.map(style => style.text).join('');
  return `<style nonce="${nonce}">${order}${saveData ? text.replaceAll(webFontFaces, '') : text}</style>`;
}

/** Preloads the font of basic Latin letters, which every page shows. */
const fontPreload = (href: string) =>
  `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin>`;

/** Writes the whole document. The page's CSS is inlined, so that nothing blocks the first paint. */
export function documentHtml(parts: DocumentParts): string {
  const { assets, nonce, saveData, theme, themeColour } = parts;
  const mode = theme['data-vl-mode'];
  const attributes = Object.entries(theme).map(([name, value]) => ` ${name}="${escapeHtml(value)}"`);
  const head = [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">',
    `<title>${escapeHtml(parts.title)}</title>`,
    `<meta name="description" content="${escapeHtml(parts.description)}">`,
    ...parts.searchTags,
    ...(parts.body.length <= paintedWhole
      ? [`<link rel="expect" href="#${contentEndId}" blocking="render">`]
      : []),
    '<meta name="color-scheme" content="light dark">',
    ...(mode === 'light' || mode === 'dark'
      ? [`<meta name="theme-color" content="${themeColour[mode]}">`]
      : [
          `<meta name="theme-color" content="${themeColour.light}" media="(prefers-color-scheme: light)">`,
          `<meta name="theme-color" content="${themeColour.dark}" media="(prefers-color-scheme: dark)">`,
        ]),
    // with the cookies: the manifest is in the chosen language
    `<link rel="manifest" href="${manifestPath}" crossorigin="use-credentials">`,
    `<link rel="icon" href="${parts.icons.svg}" type="image/svg+xml">`,
    `<link rel="apple-touch-icon" href="${parts.icons.apple}">`,
    `<meta name="apple-mobile-web-app-title" content="${escapeHtml(parts.siteName)}">`,
    ...parts.startPictures,
    ...(saveData ? [] : assets.fonts.map(fontPreload)),
    `<script nonce="${nonce}">${earlyInput}</script>`,
    // the development client adds styles by script and reads the nonce here
    ...(assets.preamble ? [`<meta property="csp-nonce" nonce="${nonce}">`] : []),
    styleElement(assets, nonce, saveData),
  ];
  // last and with low priority: visible content comes first, and on a slow line scripts would delay the pictures
  const scripts = [
    // forces a layout of the visible part while the rest of the document is still being received
    `<script id="${contentEndId}" nonce="${nonce}">document.body.offsetTop</script>`,
    `<script type="application/json" id="${pageDataId}">${scriptSafeJson(parts.page)}</script>`,
    ...assets.modules.map(href => `<link rel="modulepreload" href="${href}" fetchpriority="low">`),
    assets.preamble ? `<script type="module" nonce="${nonce}">${assets.preamble}</script>` : '',
    `<script type="module" src="${assets.entry}" fetchpriority="low" nonce="${nonce}"></script>`,
  ];
  return [
    `<!doctype html><html lang="${parts.language}"${attributes.join('')} data-vl-reset>`,
    `<head>${head.join('')}</head>`,
    `<body><div id="root">${parts.body}</div>`,
    `${scripts.join('')}</body></html>`,
  ].join('\n');
}

import type { MessageDescriptor } from '@lingui/core';
import type { AppContext } from '../lib/app-context.ts';
import { isOfApp } from '../lib/brand.tsx';
import { chatMessages } from '../locales/messages/chat/chat.ts';
import { discoverMessages } from '../locales/messages/discover.ts';
import { likesMessages } from '../locales/messages/likes.ts';
import { membersMessages } from '../locales/messages/search.ts';

/** Widths of the icons in the manifest, in pixels. */
const iconWidths = [192, 512] as const;
type IconWidth = (typeof iconWidths)[number];

/** Addresses of a brand's icons, drawn by the build from `src/brands/<id>.svg`. */
export interface BrandIcons {
  /** For browser tabs. */
  svg: string;
  /** For the home screen of iOS, 180 px, which cuts the corners. */
  apple: string;
  /** With round corners, by their width in pixels. */
  png: Record<IconWidth, string>;
  /** For home screens that cut a shape of their own: without corners, the middle has all content. */
  maskable: Record<IconWidth, string>;
}

/** The icons of a brand. */
export const iconsOf = (brand: string): BrandIcons => ({
  svg: `/icons/${brand}.svg`,
  apple: `/icons/${brand}-apple.png`,
  png: { 192: `/icons/${brand}-192.png`, 512: `/icons/${brand}-512.png` },
  maskable: { 192: `/icons/${brand}-maskable-192.png`, 512: `/icons/${brand}-maskable-512.png` },
});

/** Address of the web app manifest of every site. */
export const manifestPath = '/manifest.webmanifest';

/** Pages that the icon of the installed app leads to, by a long press or a right click. */
const shortcuts: readonly { url: string; title: MessageDescriptor }[] = [
  { url: '/chats', title: chatMessages.title },
  { url: '/likes', title: likesMessages.title },
  { url: '/swipe-game', title: discoverMessages.swipe },
];

/** Pictures that a browser shows before it installs the app, taken by `tools/readme/install-pictures.ts`. */
const screenshots = [
  { picture: 'members', title: membersMessages.headline, sizes: '720x1480', form_factor: 'narrow' },
  { picture: 'swipe', title: discoverMessages.swipe, sizes: '720x1480', form_factor: 'narrow' },
  { picture: 'chat', title: chatMessages.title, sizes: '720x1480', form_factor: 'narrow' },
  { picture: 'wide', title: membersMessages.headline, sizes: '1120x700', form_factor: 'wide' },
] as const;

/** The web app manifest of the site, in the visitor's language. */
export function manifestOf({ site, brand, language }: AppContext): object {
  const drawn = iconsOf(brand.id);
  // the build takes and draws no further pictures of a brand beside a site file
  const ofApp = isOfApp(brand.id);
  const icons = (['png', 'maskable'] as const).flatMap(kind =>
    iconWidths.map(width => ({
      src: drawn[kind][width],
      sizes: `${width}x${width}`,
      type: 'image/png',
      purpose: kind === 'maskable' ? kind : 'any',
    })),
  );
  return {
    id: '/',
    scope: '/',
    start_url: '/members',
    display: 'standalone',
    name: site.index_title,
    short_name: site.name,
    description: site.description,
    lang: language.current,
    dir: 'ltr',
    categories: ['social', 'lifestyle'],
    // the splash screen; pages say the colour of their mode themselves
    theme_color: brand.themeColour.dark,
    background_color: brand.themeColour.dark,
    shortcuts: shortcuts.map(({ url, title }) => ({
      url,
      name: language.i18n._(title),
      ...(ofApp && {
        icons: [
          { src: `/icons/${brand.id}-shortcut-${url.slice(1)}.png`, sizes: '192x192', type: 'image/png' },
        ],
      }),
    })),
    icons,
    ...(ofApp && {
      screenshots: screenshots.map(({ picture, title, ...shape }) => ({
        ...shape,
        src: `/install/${brand.id}-${picture}.webp`,
        type: 'image/webp',
        label: language.i18n._(title),
      })),
    }),
  };
}

/** The manifest as a response; it depends on the chosen language and is not cached without revalidation. */
export const manifestAnswer = (app: AppContext): Response =>
  new Response(JSON.stringify(manifestOf(app)), {
    headers: { 'content-type': 'application/manifest+json; charset=utf-8', 'cache-control': 'no-cache' },
  });

import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { Badge, Button, Heading } from '@velluto/ui/base';
import { nordlys } from '@velluto/ui/brands/nordlys';
import { messages } from '@velluto/ui/i18n/de';
import type { MemberSummary } from '@velluto/ui/model';
import { MemberGrid } from '@velluto/ui/product/search';
import { fixedClock, TranslatedText, themeAttributes, UiProvider } from '@velluto/ui/provider';
import { jsx, jsxs } from 'react/jsx-runtime';
import { renderToString } from 'react-dom/server';

const css = ['@velluto/ui/styles.css', '@velluto/ui/brands/nordlys.css']
  .map(sheet => readFileSync(fileURLToPath(import.meta.resolve(sheet)), 'utf8'))
  .join('\n');

const member: MemberSummary = {
  id: '1',
  name: 'Marta',
  age: 34,
  gender: 'female',
  origin: 'member',
  place: 'Mailand',
  language: 'it',
  online: true,
  premium: false,
  photo: null,
  numPhotos: 0,
  numInterests: 4,
  likeNew: true,
  liked: false,
};

const i18n = setupI18n({ locale: 'de', messages: { de: messages } });
const content = jsxs(UiProvider, {
  brand: nordlys,
  locale: 'de-DE',
  clock: fixedClock(0),
  children: [
    jsx(Heading, { level: 1, children: 'Guten Abend' }),
    jsx(Badge, { tone: 'new', children: 'Neu' }),
    jsx(MemberGrid, { members: [member], status: 'ready', label: 'Mitglieder' }),
    jsx(Button, { tone: 'primary', children: 'Weiter' }),
  ],
});
const page = jsx(I18nProvider, { i18n, defaultComponent: TranslatedText, children: content });
const attributes = Object.entries({ lang: 'de', ...themeAttributes({ brand: 'nordlys', mode: 'dark' }) })
  .map(([name, value]) => `${name}="${value}"`)
  .join(' ');
writeFileSync(
  'page.html',
  `<!doctype html><html ${attributes}><head><meta charset="utf-8"><title>Velluto</title><style>${css}</style></head><body><main>${renderToString(page)}</main></body></html>`,
);

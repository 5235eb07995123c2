import { setupI18n } from '@lingui/core';
import { I18nProvider, Trans } from '@lingui/react';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { storyNow } from '../../test/clock.ts';
import { velluto } from '../brands/velluto/index.ts';
import { messages } from '../i18n/catalogs/de.ts';
import { CopyScope } from './CopyScope.tsx';
import { fixedClock } from './clock.ts';
import { UiProvider } from './UiProvider.tsx';

const i18n = setupI18n({ locale: 'de', messages: { de: messages } });
const Write = () => <Trans id="vl.Composer.label" values={{ name: 'Marta' }} />;
const text = (children: ReactNode) =>
  renderToStaticMarkup(
    <I18nProvider i18n={i18n}>
      <UiProvider brand={velluto} locale="de-DE" clock={fixedClock(storyNow)}>
        {children}
      </UiProvider>
    </I18nProvider>,
  );

it('replaces a text and fills in its values', () => {
  const copy = { 'vl.Composer.label': 'Ein Wort an {name}' };
  expect(text(<CopyScope copy={copy}>{<Write />}</CopyScope>)).toBe('Ein Wort an Marta');
});

it('leaves all other texts unchanged', () => {
  expect(text(<CopyScope copy={{ 'vl.Composer.send': 'Ab damit' }}>{<Write />}</CopyScope>)).toBe(
    text(<Write />),
  );
});

it('of nested scopes, the innermost wins', () => {
  expect(
    text(
      <CopyScope copy={{ 'vl.Composer.label': 'außen' }}>
        <CopyScope copy={{ 'vl.Composer.label': 'innen' }}>
          <Write />
        </CopyScope>
      </CopyScope>,
    ),
  ).toBe('innen');
});

import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { FICTIONAL_ICONS } from '@velluto/rules';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { storyNow } from '../../../test/clock.ts';
import { velluto } from '../../brands/velluto/index.ts';
import { fixedClock } from '../../provider/clock.ts';
import { UiProvider } from '../../provider/UiProvider.tsx';
import { OriginMark } from './OriginMark.tsx';

const i18n = setupI18n({ locale: 'de', messages: { de: {} } });
const markup = (icon?: (typeof FICTIONAL_ICONS)[number]) =>
  renderToStaticMarkup(
    <I18nProvider i18n={i18n}>
      <UiProvider brand={velluto} locale="de-DE" clock={fixedClock(storyNow)} fictionalIcon={icon}>
        <OriginMark origin="operator" label="Demo" />
      </UiProvider>
    </I18nProvider>,
  );

it('draws the icon that the site chose; no two icons are alike', () => {
  const paths = FICTIONAL_ICONS.map(icon => markup(icon).match(/ d="[^"]+"/)?.[0]);
  expect(new Set(paths).size).toBe(FICTIONAL_ICONS.length);
  expect(markup('spark')).toContain('data-icon="spark"');
  expect(markup()).toBe(markup('mask'));
});

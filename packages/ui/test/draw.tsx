import { type Messages, setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { velluto } from '../src/brands/velluto/index.ts';
import { messages as english } from '../src/i18n/catalogs/en.ts';
import { fixedClock } from '../src/provider/clock.ts';
import { UiProvider, type UiProviderProps } from '../src/provider/UiProvider.tsx';
import { storyNow } from './clock.ts';

interface Around extends Partial<Omit<UiProviderProps, 'children'>> {
  /** The texts; English ones when left out. */
  messages?: Messages;
}

/** HTML of components, with what they need around them. */
export function draw(children: ReactNode, { messages = english, ...provider }: Around = {}): string {
  const { locale = 'en' } = provider;
  const i18n = setupI18n({ locale, messages: { [locale]: messages } });
  return renderToStaticMarkup(
    <I18nProvider i18n={i18n}>
      <UiProvider brand={velluto} locale={locale} clock={fixedClock(storyNow)} {...provider}>
        {children}
      </UiProvider>
    </I18nProvider>,
  );
}

import { type Messages, setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import type { ReactNode } from 'react';
import { useUi } from '../src/provider/hooks.ts';
import { UiProvider } from '../src/provider/UiProvider.tsx';

const catalogs = import.meta.glob<{ messages: Messages }>('../src/i18n/catalogs/*.ts', { eager: true });

/** The word of our sites for a demo profile. */
const fictionalLabels: Record<string, string> = {
  de: 'Demoprofil',
  en: 'demo profile',
  es: 'perfil demo',
  fr: 'profil démo',
  it: 'profilo demo',
  nl: 'demoprofiel',
  pl: 'profil demo',
};

/** Draws the same side by side in every language, with the words of our sites. */
export function InEachLanguage({ children }: { children: ReactNode }) {
  const { brand, clock } = useUi();
  return Object.entries(fictionalLabels).map(([language, label]) => (
    <I18nProvider
      key={language}
      i18n={setupI18n({
        locale: language,
        messages: { [language]: catalogs[`../src/i18n/catalogs/${language}.ts`]?.messages ?? {} },
      })}
    >
      <UiProvider brand={brand} locale={language} clock={clock} fictional={{ label }}>
        <div lang={language} style={{ display: 'contents' }}>
          {children}
        </div>
      </UiProvider>
    </I18nProvider>
  ));
}

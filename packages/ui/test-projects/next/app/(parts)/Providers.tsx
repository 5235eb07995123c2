'use client';

import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { velluto } from '@velluto/ui/brands/velluto';
import { messages } from '@velluto/ui/i18n/it';
import { liveClock, TranslatedText, UiProvider } from '@velluto/ui/provider';
import { type ReactNode, useState } from 'react';

/** Texts, brand and clock for all components. A client component, because functions cannot be passed from the server. */
export function Providers({ start, children }: { start: number; children: ReactNode }) {
  const [i18n] = useState(() => setupI18n({ locale: 'it', messages: { it: messages } }));
  const [clock] = useState(() => liveClock(start));
  return (
    <I18nProvider i18n={i18n} defaultComponent={TranslatedText}>
      <UiProvider brand={velluto} locale="it-IT" clock={clock}>
        {children}
      </UiProvider>
    </I18nProvider>
  );
}

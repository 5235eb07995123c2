'use client';

import { velluto } from '@velluto/ui/brands/velluto';
import { messages } from '@velluto/ui/i18n/it';
import { createTranslator, liveClock, UiProvider } from '@velluto/ui/provider';
import { type ReactNode, useState } from 'react';

/** What components ask for: brand, language and time. Functions do not travel from server to browser, so it is here. */
export function Providers({ start, children }: { start: number; children: ReactNode }) {
  const [i18n] = useState(() => createTranslator('it', messages));
  const [clock] = useState(() => liveClock(start));
  return (
    <UiProvider brand={velluto} locale="it-IT" i18n={i18n} clock={clock}>
      {children}
    </UiProvider>
  );
}

import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { velluto } from '@velluto/ui/brands/velluto';
import { messages } from '@velluto/ui/i18n/it';
import { fixedClock, TranslatedText, UiProvider } from '@velluto/ui/provider';
import { createRoot } from 'react-dom/client';
import { Shown } from './Shown.tsx';
import '@velluto/fonts/velluto.css';

const layered = new URLSearchParams(location.search).has('layered');
await (layered ? import('./layered.ts') : import('./unlayered.ts'));

const i18n = setupI18n({ locale: 'it', messages: { it: messages } });
const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <I18nProvider i18n={i18n} defaultComponent={TranslatedText}>
      <UiProvider brand={velluto} locale="it-IT" clock={fixedClock(0)}>
        <Shown />
      </UiProvider>
    </I18nProvider>,
  );
}

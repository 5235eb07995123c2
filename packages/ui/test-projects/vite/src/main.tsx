import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { velluto } from '@velluto/ui/brands/velluto';
import { messages } from '@velluto/ui/i18n/it';
import { liveClock, TranslatedText, UiProvider, withCopy } from '@velluto/ui/provider';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import '@velluto/fonts/velluto.css';
import '@velluto/ui/theme.css';
import '@velluto/ui/brands/velluto.css';

const own = withCopy(messages, { 'vl.MatchDialog.match': 'Colpo di fulmine!' });
const i18n = setupI18n({ locale: 'it', messages: { it: own } });
const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <I18nProvider i18n={i18n} defaultComponent={TranslatedText}>
      <UiProvider brand={velluto} locale="it-IT" clock={liveClock(Date.now())}>
        <App />
      </UiProvider>
    </I18nProvider>,
  );
}

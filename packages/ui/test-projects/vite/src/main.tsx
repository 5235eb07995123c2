import { velluto } from '@velluto/ui/brands/velluto';
import { messages } from '@velluto/ui/i18n/it';
import { createTranslator, liveClock, UiProvider } from '@velluto/ui/provider';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import '@velluto/fonts/velluto.css';
import '@velluto/ui/theme.css';
import '@velluto/ui/brands/velluto.css';

const i18n = createTranslator('it', messages);
const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <UiProvider brand={velluto} locale="it-IT" i18n={i18n} clock={liveClock(Date.now())}>
      <App />
    </UiProvider>,
  );
}

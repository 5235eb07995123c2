import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { chooseLanguage, preferredLanguage } from './i18n.ts';
import '@velluto/ui/styles.css';
import '@velluto/ui/reset.css';
import '../brand/brand.css';

await chooseLanguage(preferredLanguage());

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
}

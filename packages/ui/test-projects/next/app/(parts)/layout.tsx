import { ModeScript, themeAttributes } from '@velluto/ui/provider';
import type { ReactNode } from 'react';
import { Providers } from './Providers';
import '../globals.css';
import '@velluto/fonts/velluto.css';
import '@velluto/ui/styles.unlayered.css';
import '@velluto/ui/brands/velluto.css';

export const metadata = { title: 'Velluto in Next.js' };

/** The time of the first view, cached: a page that is prerendered may not read the clock. */
async function timeOfTheView() {
  'use cache';
  return Date.now();
}

/** The page's frame: a server component that sets the theme. */
export default async function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="it" {...themeAttributes({ brand: 'velluto', mode: 'light' })} suppressHydrationWarning>
      <head>
        <ModeScript />
      </head>
      <body>
        <Providers start={await timeOfTheView()}>{children}</Providers>
      </body>
    </html>
  );
}

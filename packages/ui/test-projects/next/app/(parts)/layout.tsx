import { ModeScript, themeAttributes } from '@velluto/ui/provider';
import type { ReactNode } from 'react';
import { Providers } from './Providers';
import '../globals.css';
import '@velluto/fonts/velluto.css';
import '@velluto/ui/styles.unlayered.css';
import '@velluto/ui/brands/velluto.css';

export const metadata = { title: 'Velluto in Next.js' };

/** The page's frame: a server component that sets the theme. */
export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="it" {...themeAttributes({ brand: 'velluto', mode: 'light' })} suppressHydrationWarning>
      <head>
        <ModeScript />
      </head>
      <body>
        <Providers start={Date.UTC(2026, 10, 21, 20)}>{children}</Providers>
      </body>
    </html>
  );
}

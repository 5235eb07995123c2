import { themeAttributes } from '@velluto/ui/provider';
import type { ReactNode } from 'react';
import '../globals.css';
import '@velluto/ui/styles.unlayered.css';
import './screens/brand.css';

export const metadata = { title: 'Aurora' };

/** A page frame with a brand of the site's own. */
export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en" {...themeAttributes({ brand: 'aurora' })}>
      <body>{children}</body>
    </html>
  );
}

import type { ReactNode } from 'react';
import { mainId } from '../platform/router/useArrival.ts';

/** Top bar, screen and footer. */
export default function DefaultLayout({ children }: { children: ReactNode }) {
  return (
    <main id={mainId} tabIndex={-1}>
      {children}
    </main>
  );
}

import type { ReactNode } from 'react';
import { mainId } from '../platform/router/useArrival.ts';

/** Nothing around the screen. */
export default function EmptyLayout({ children }: { children: ReactNode }) {
  return (
    <main id={mainId} tabIndex={-1}>
      {children}
    </main>
  );
}

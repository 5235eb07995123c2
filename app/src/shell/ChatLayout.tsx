import type { ReactNode } from 'react';
import { mainId } from '../platform/router/useArrival.ts';

/** The conversation fills the window; its own bar takes the place of the top bar. */
export default function ChatLayout({ children }: { children: ReactNode }) {
  return (
    <main id={mainId} tabIndex={-1}>
      {children}
    </main>
  );
}

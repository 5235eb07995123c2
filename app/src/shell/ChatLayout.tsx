import { ChatLayout as Frame } from '@velluto/ui/product/shell';
import type { ReactNode } from 'react';

/** The conversation fills the window; its own bar takes the place of the top bar. */
export default function ChatLayout({ children }: { children: ReactNode }) {
  return <Frame>{children}</Frame>;
}

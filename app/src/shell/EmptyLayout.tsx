import { EmptyLayout as Frame } from '@velluto/ui/product/shell';
import type { ReactNode } from 'react';

/** Nothing around the screen. */
export default function EmptyLayout({ children }: { children: ReactNode }) {
  return <Frame>{children}</Frame>;
}

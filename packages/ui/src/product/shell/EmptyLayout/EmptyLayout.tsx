import type { ReactNode } from 'react';
import * as styles from './EmptyLayout.css.ts';

export interface EmptyLayoutProps {
  /** The page. */
  children: ReactNode;
}

/** Layout without bar and footer. */
export const EmptyLayout = ({ children }: EmptyLayoutProps) => (
  <main id="main" tabIndex={-1} data-component="EmptyLayout" className={styles.root}>
    {children}
  </main>
);

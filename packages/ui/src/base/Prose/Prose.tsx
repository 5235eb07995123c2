import type { ReactNode } from 'react';
import * as styles from './Prose.css.ts';

/** Long text with its own headings, lists and quotes, in lines of a comfortable length. */
export const Prose = ({ children }: { children: ReactNode }) => (
  <div data-component="Prose" className={styles.prose}>
    {children}
  </div>
);

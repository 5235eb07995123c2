import type { ReactNode } from 'react';
import * as styles from './Phones.css.ts';

/** A row of boxes as wide as small phones, for what arranges itself after its own width. */
export const Phones = ({ children }: { children: readonly ReactNode[] }) => (
  <div className={styles.row}>
    {children.map((child, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a contact sheet never moves
      <div key={index} className={styles.phone}>
        {child}
      </div>
    ))}
  </div>
);

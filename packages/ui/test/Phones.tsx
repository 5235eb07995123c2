import type { ReactNode } from 'react';
import * as styles from './Phones.css.ts';

/** A row of boxes as wide as small phones, for components with container queries. */
export const Phones = ({ children }: { children: readonly ReactNode[] }) => (
  <div className={styles.row}>
    {children.map((child, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the boxes never change their order
      <div key={index} className={styles.phone}>
        {child}
      </div>
    ))}
  </div>
);

import type { ReactNode } from 'react';
import * as styles from './Sheet.css.ts';

/** Contact sheet of a component: all its states in one picture. */
export const Sheet = ({ children }: { children: ReactNode }) => (
  <div className={styles.sheet}>{children}</div>
);

/** One row of a contact sheet, with its label. */
export const SheetRow = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className={styles.row}>
    <span className={styles.label}>{label}</span>
    <div className={styles.items}>{children}</div>
  </div>
);

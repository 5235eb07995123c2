import type { ReactNode } from 'react';
import * as styles from './Sheet.css.ts';

/** Contact sheet of a component: all its states in one picture. */
export const Sheet = ({ children }: { children: ReactNode }) => (
  <div className={styles.sheet}>{children}</div>
);

interface SheetRowProps {
  label: string;
  /** Shows all of it as used by a pointer or a keyboard; the story has the parameters `inUse`. */
  inUse?: 'hover' | 'focus' | 'pressed';
  children: ReactNode;
}

/** One row of a contact sheet, with its label: a note for those who review it, so it is English in every language. */
export const SheetRow = ({ label, inUse, children }: SheetRowProps) => (
  <div className={styles.row}>
    <span lang="en" className={styles.label}>
      {label}
    </span>
    <div className={styles.items} data-in-use={inUse}>
      {children}
    </div>
  </div>
);

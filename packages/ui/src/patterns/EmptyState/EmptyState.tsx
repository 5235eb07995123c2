import type { ReactNode } from 'react';
import * as styles from './EmptyState.css.ts';

export interface EmptyStateProps {
  /** The headline. */
  title: ReactNode;
  /** Explanation below the title. */
  children?: ReactNode;
  /** Links or buttons, the most likely next step first. */
  actions?: ReactNode;
  /** Level of the title in the page. */
  level?: 2 | 3;
}

/** Shown in place of an empty list: what it is for, and how to fill it. */
export function EmptyState({ title, children, actions, level = 2 }: EmptyStateProps) {
  const Title = level === 2 ? 'h2' : 'h3';
  return (
    <div data-component="EmptyState" className={styles.root}>
      <div aria-hidden className={styles.frames}>
        <span className={styles.frame} />
        <span className={styles.frame} />
        <span className={styles.frame} />
      </div>
      <Title className={styles.title}>{title}</Title>
      {children !== undefined && <div className={styles.body}>{children}</div>}
      {actions !== undefined && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}

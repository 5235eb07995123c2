import type { ReactNode } from 'react';
import * as styles from './StatusPage.css.ts';

export interface StatusPageProps {
  /** An icon or a short text such as `404`. Decorative: the title says it in words. */
  icon?: ReactNode;
  /** The headline. */
  title: ReactNode;
  /** Explanation below the title. */
  children?: ReactNode;
  /** What to do next, the most likely first. */
  actions?: ReactNode;
}

/** A page with a single message: done, failed, not found. Its title is the page's `h1`. */
export const StatusPage = ({ icon, title, children, actions }: StatusPageProps) => (
  <section data-component="StatusPage" className={styles.root}>
    {icon !== undefined && (
      <div aria-hidden data-part="icon" className={styles.icon}>
        {icon}
      </div>
    )}
    <h1 className={styles.title}>{title}</h1>
    {children !== undefined && <div className={styles.body}>{children}</div>}
    {actions !== undefined && <div className={styles.actions}>{actions}</div>}
  </section>
);

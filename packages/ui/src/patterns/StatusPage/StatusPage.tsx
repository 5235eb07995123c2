import type { ReactNode } from 'react';
import * as styles from './StatusPage.css.ts';

export interface StatusPageProps {
  /** An icon or a short text such as `404`. Decorative: the title says it in words. */
  sign?: ReactNode;
  title: ReactNode;
  children?: ReactNode;
  /** What to do next, the most likely first. */
  actions?: ReactNode;
}

/** A page with a single message: done, failed, not found. Its title is the page's `h1`. */
export const StatusPage = ({ sign, title, children, actions }: StatusPageProps) => (
  <section data-component="StatusPage" className={styles.root}>
    {sign !== undefined && (
      <div aria-hidden data-part="sign" className={styles.sign}>
        {sign}
      </div>
    )}
    <h1 className={styles.title}>{title}</h1>
    {children !== undefined && <div className={styles.body}>{children}</div>}
    {actions !== undefined && <div className={styles.actions}>{actions}</div>}
  </section>
);

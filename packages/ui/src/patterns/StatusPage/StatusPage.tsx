import type { ReactNode } from 'react';
import { cx } from '../../base/cx.ts';
import type { RootProps } from '../../base/root-props.ts';
import * as styles from './StatusPage.css.ts';

export interface StatusPageProps extends RootProps<'section', 'title'> {
  /** An icon or a short text such as `404`. Decorative: the title says it in words. */
  icon?: ReactNode;
  /** The headline. */
  title: ReactNode;
  /** Explanation below the title. */
  children?: ReactNode;
  /** What to do next, the most likely first. */
  actions?: ReactNode;
}

/**
 * A page with a single message: done, failed, not found. Its title is the page's `h1`.
 *
 * @part icon - icon or short text above the title
 * @part title - the title
 * @part body - the text
 * @part actions - links and buttons
 */
export const StatusPage = ({ icon, title, children, actions, className, ...rest }: StatusPageProps) => (
  <section {...rest} className={cx('vl-StatusPage', styles.root, className)}>
    {icon !== undefined && (
      <div aria-hidden data-part="icon" className={styles.icon}>
        {icon}
      </div>
    )}
    <h1 data-part="title" className={styles.title}>
      {title}
    </h1>
    {children !== undefined && (
      <div data-part="body" className={styles.body}>
        {children}
      </div>
    )}
    {actions !== undefined && (
      <div data-part="actions" className={styles.actions}>
        {actions}
      </div>
    )}
  </section>
);

import type { ReactNode } from 'react';
import { cx } from '../../base/cx.ts';
import type { RootProps } from '../../base/root-props.ts';
import * as styles from './EmptyState.css.ts';

export interface EmptyStateProps extends RootProps<'div', 'title'> {
  /** A drawing above the headline, such as `EmptyArt`; errors have none. */
  art?: ReactNode;
  /** The headline. */
  title: ReactNode;
  /** Explanation below the title. */
  children?: ReactNode;
  /** Links or buttons, the most likely next step first. */
  actions?: ReactNode;
  /** Level of the title in the page. */
  level?: 2 | 3;
}

/**
 * Shown in place of an empty list: what it is for, and how to fill it.
 *
 * @part title - the title
 * @part body - the text
 * @part actions - links and buttons
 */
export function EmptyState({
  art,
  title,
  children,
  actions,
  level = 2,
  className,
  ...rest
}: EmptyStateProps) {
  const Title = level === 2 ? 'h2' : 'h3';
  return (
    <div {...rest} className={cx('vl-EmptyState', styles.root, className)}>
      {art}
      <Title data-part="title" className={styles.title}>
        {title}
      </Title>
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
    </div>
  );
}

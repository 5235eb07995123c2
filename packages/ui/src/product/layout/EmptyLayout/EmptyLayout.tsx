import type { ReactNode } from 'react';
import { cx } from '../../../base/cx.ts';
import type { RootProps } from '../../../base/root-props.ts';
import * as styles from './EmptyLayout.css.ts';

export interface EmptyLayoutProps extends RootProps<'main'> {
  /** The page. */
  children: ReactNode;
}

/** Layout without bar and footer. */
export const EmptyLayout = ({ children, className, ...rest }: EmptyLayoutProps) => (
  <main id="main" tabIndex={-1} {...rest} className={cx('vl-EmptyLayout', styles.root, className)}>
    {children}
  </main>
);

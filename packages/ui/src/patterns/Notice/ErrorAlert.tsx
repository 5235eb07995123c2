import type { ReactNode } from 'react';
import { cx } from '../../base/cx.ts';
import { Icon } from '../../base/Icon/Icon.tsx';
import * as icons from '../../base/Icon/icons.ts';
import type { RootProps } from '../../base/root-props.ts';
import * as styles from './Notice.css.ts';
import { Notice } from './Notice.tsx';

export interface ErrorAlertProps extends RootProps<'div', 'role'> {
  /** What went wrong; null without an error: the live region is rendered all the same, so that a later error is announced. */
  children: ReactNode;
  /** Button or link that helps. */
  action?: ReactNode;
}

/** Why something failed; read out when it appears. */
export const ErrorAlert = ({ children, action, className, ...rest }: ErrorAlertProps) => (
  <div role="alert" {...rest} className={cx('vl-ErrorAlert', styles.live, className)}>
    {children && (
      <Notice tone="critical" icon={<Icon shape={icons.alert} size="s" />} action={action}>
        {children}
      </Notice>
    )}
  </div>
);

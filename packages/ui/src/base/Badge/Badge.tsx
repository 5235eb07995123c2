import type { ReactNode } from 'react';
import { cx } from '../cx.ts';
import { warnOfUnknown } from '../dev-warning.ts';
import type { RootProps } from '../root-props.ts';
import * as styles from './Badge.css.ts';

export interface BadgeProps extends RootProps<'span'> {
  /** `photo` and `photoDark` lie on pictures. */
  tone?: keyof typeof styles.tone;
  /** One or two words. */
  children: ReactNode;
}

/** One or two words of status. */
export const Badge = ({ tone = 'neutral', children, className, ...rest }: BadgeProps) => {
  if (process.env.NODE_ENV !== 'production') warnOfUnknown('Badge', { tone }, styles);
  return (
    <span {...rest} className={cx('vl-Badge', styles.tone[tone], className)}>
      {children}
    </span>
  );
};

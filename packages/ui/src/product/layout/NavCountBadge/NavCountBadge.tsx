'use client';

import { CountBadge } from '../../../base/CountBadge/CountBadge.tsx';
import { cx } from '../../../base/cx.ts';
import type { RootProps } from '../../../base/root-props.ts';
import { useCountBadge } from '../../useCountBadge.ts';

export interface NavCountBadgeProps extends RootProps<'span'> {
  /** What is counted; announced by screen readers. */
  of: 'unreadMessages' | 'newLikes';
  /** Number in the badge; none for 0. */
  count: number;
}

/** Number of new messages or likes, in the navigation; renders nothing at 0, `99+` from 100. */
export function NavCountBadge({ of, count, className, ...rest }: NavCountBadgeProps) {
  return <CountBadge {...rest} {...useCountBadge(of, count)} className={cx('vl-NavCountBadge', className)} />;
}

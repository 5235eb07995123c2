'use client';

import { useLingui } from '@lingui/react/macro';
import { BADGE_CAP } from '@velluto/rules';
import { CountBadge } from '../base/CountBadge/CountBadge.tsx';
import { cx } from '../base/cx.ts';
import type { RootProps } from '../base/root-props.ts';
import { topBar } from '../i18n/messages/layout/layout.ts';
import { useFormat } from '../provider/hooks.ts';

export interface NavCountBadgeProps extends RootProps<'span'> {
  /** What is counted; announced by screen readers. */
  of: 'unreadMessages' | 'newLikes';
  /** Number in the badge; none for 0. */
  count: number;
}

const labels = { unreadMessages: topBar.unread, newLikes: topBar.newLikes };

/** Number of new messages or likes, in navigation and lists; renders nothing at 0, `99+` from 100. */
export function NavCountBadge({ of, count, className, ...rest }: NavCountBadgeProps) {
  const { t } = useLingui();
  const format = useFormat();
  return (
    <CountBadge
      {...rest}
      count={count}
      cap={BADGE_CAP}
      overflow={t(topBar.overflow({ count: format.number(BADGE_CAP - 1) }))}
      label={t(labels[of]({ count }))}
      className={cx('vl-NavCountBadge', className)}
    />
  );
}

'use client';

import { useLingui } from '@lingui/react/macro';
import { CountBadge } from '../../../base/CountBadge/CountBadge.tsx';
import { topBar } from '../../../i18n/messages/shell.ts';
import { useFormat } from '../../../provider/hooks.ts';

export interface LikesBadgeProps {
  count: number;
}

/** How many likes are new; nothing at 0, `99+` from 100. */
export function LikesBadge({ count }: LikesBadgeProps) {
  const { t } = useLingui();
  const format = useFormat();
  return (
    <CountBadge
      count={count}
      overflow={t(topBar.overflow({ count: format.number(99) }))}
      label={t(topBar.newLikes({ count }))}
    />
  );
}

'use client';

import { useLingui } from '@lingui/react/macro';
import { BADGE_CAP } from '@velluto/rules';
import { topBar } from '../i18n/messages/layout/layout.ts';
import { useFormat } from '../provider/hooks.ts';

const labels = { unreadMessages: topBar.unread, newLikes: topBar.newLikes };

/** What a `CountBadge` shows of a number of new messages or likes: nothing at 0, `99+` from 100. Screen readers get the exact number. */
export function useCountBadge(of: keyof typeof labels, count: number) {
  const { t } = useLingui();
  const format = useFormat();
  return {
    count,
    cap: BADGE_CAP,
    overflow: t(topBar.overflow({ count: format.number(BADGE_CAP - 1) })),
    label: t(labels[of]({ count })),
  };
}

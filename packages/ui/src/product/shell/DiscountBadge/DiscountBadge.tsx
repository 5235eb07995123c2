'use client';

import { topBar } from '../../../i18n/messages/shell.ts';
import { useFormat, useT } from '../../../provider/hooks.ts';
import * as styles from './DiscountBadge.css.ts';

export interface DiscountBadgeProps {
  /** Nothing is drawn at 0 or without one. */
  percent: number | null | undefined;
}

/** What is off, beside the words that lead to the packages. */
export function DiscountBadge({ percent }: DiscountBadgeProps) {
  const t = useT();
  const format = useFormat();
  if (!percent || percent < 0) return null;
  return (
    <span data-component="DiscountBadge" className={styles.root}>
      {t(topBar.discount, { percent: format.percent(percent) })}
    </span>
  );
}

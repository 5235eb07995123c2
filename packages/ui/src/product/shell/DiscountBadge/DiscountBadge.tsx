'use client';

import { useLingui } from '@lingui/react/macro';
import { topBar } from '../../../i18n/messages/shell.ts';
import { useFormat } from '../../../provider/hooks.ts';
import * as styles from './DiscountBadge.css.ts';

export interface DiscountBadgeProps {
  /** Percent; renders nothing at 0 or without one. */
  percent: number | null | undefined;
}

/** The discount, beside the link to the packages. */
export function DiscountBadge({ percent }: DiscountBadgeProps) {
  const { t } = useLingui();
  const format = useFormat();
  if (!percent || percent < 0) return null;
  return (
    <span data-component="DiscountBadge" className={styles.root}>
      {t(topBar.discount({ percent: format.percent(percent) }))}
    </span>
  );
}

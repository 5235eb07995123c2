'use client';

import { useLingui } from '@lingui/react/macro';
import { cx } from '../../../base/cx.ts';
import type { RootProps } from '../../../base/root-props.ts';
import { topBar } from '../../../i18n/messages/layout/layout.ts';
import { useFormat } from '../../../provider/hooks.ts';
import * as styles from './DiscountBadge.css.ts';

export interface DiscountBadgeProps extends RootProps<'span'> {
  /** The discount in percent; renders nothing when it is 0 or missing. */
  percent: number | null | undefined;
}

/** The discount, beside the link to the packages. */
export function DiscountBadge({ percent, className, ...rest }: DiscountBadgeProps) {
  const { t } = useLingui();
  const format = useFormat();
  if (!percent || percent < 0) return null;
  return (
    <span {...rest} className={cx('vl-DiscountBadge', styles.root, className)}>
      {t(topBar.discount({ percent: format.percent(percent) }))}
    </span>
  );
}

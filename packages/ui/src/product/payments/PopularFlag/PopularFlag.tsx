'use client';

import { useLingui } from '@lingui/react/macro';
import { cx } from '../../../base/cx.ts';
import type { RootProps } from '../../../base/root-props.ts';
import { creditsPackage } from '../../../i18n/messages/payments/credits.ts';
import * as styles from './PopularFlag.css.ts';

export interface PopularFlagProps extends RootProps<'span'> {}

/** Flag of the package that the site recommends. The parent positions it. */
export function PopularFlag({ className, ...rest }: PopularFlagProps) {
  const { t } = useLingui();
  return (
    <span {...rest} className={cx('vl-PopularFlag', styles.root, className)}>
      {t(creditsPackage.popular)}
    </span>
  );
}

'use client';

import { useLingui } from '@lingui/react/macro';
import { cx } from '../../../base/cx.ts';
import { Ribbon } from '../../../base/Ribbon/Ribbon.tsx';
import type { RootProps } from '../../../base/root-props.ts';
import { creditsPackage } from '../../../i18n/messages/payments/credits.ts';
import type { PackageTone } from '../../../model/offer.ts';
import { useFormat } from '../../../provider/hooks.ts';

export interface DiscountRibbonProps extends RootProps<'span'> {
  /** The discount, in percent. */
  percent: number;
  /** Tone of the package. */
  tone: PackageTone;
}

/** Ribbon with the discount of a package. The parent positions it. */
export function DiscountRibbon({ percent, tone, className, ...rest }: DiscountRibbonProps) {
  const { t } = useLingui();
  const format = useFormat();
  return (
    <Ribbon {...rest} tone={tone} shape="tail" className={cx('vl-DiscountRibbon', className)}>
      {t(creditsPackage.discount({ percent: format.percent(percent) }))}
    </Ribbon>
  );
}

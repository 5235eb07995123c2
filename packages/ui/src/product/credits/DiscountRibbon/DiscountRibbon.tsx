'use client';

import { useLingui } from '@lingui/react/macro';
import { Ribbon } from '../../../base/Ribbon/Ribbon.tsx';
import { creditsPackage } from '../../../i18n/messages/credits.ts';
import type { PackageTone } from '../../../model/offer.ts';
import { useFormat } from '../../../provider/hooks.ts';

export interface DiscountRibbonProps {
  /** The discount, in percent. */
  percent: number;
  /** Tone of the package. */
  tone: PackageTone;
}

/** Ribbon with the discount of a package. The parent positions it. */
export function DiscountRibbon({ percent, tone }: DiscountRibbonProps) {
  const { t } = useLingui();
  const format = useFormat();
  return (
    <Ribbon tone={tone} shape="tail">
      {t(creditsPackage.discount({ percent: format.percent(percent) }))}
    </Ribbon>
  );
}

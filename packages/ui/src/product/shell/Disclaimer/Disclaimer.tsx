'use client';

import { useLingui } from '@lingui/react/macro';
import { disclaimer } from '../../../i18n/messages/shell.ts';
import { root } from './Disclaimer.css.ts';

export interface DisclaimerProps {
  /** From which age one may join, in years. */
  minAge: number;
}

/** Small print below every page: for adults, marked profiles, prices said before. */
export function Disclaimer({ minAge }: DisclaimerProps) {
  const { t } = useLingui();
  return (
    <p data-component="Disclaimer" className={root}>
      {t(disclaimer.text({ age: minAge }))}
    </p>
  );
}

'use client';

import { disclaimer } from '../../../i18n/messages/shell.ts';
import { useT } from '../../../provider/hooks.ts';
import { root } from './Disclaimer.css.ts';

export interface DisclaimerProps {
  /** From which age one may join, in years. */
  minAge: number;
}

/** Small print below every page: for adults, marked profiles, prices said before. */
export function Disclaimer({ minAge }: DisclaimerProps) {
  const t = useT();
  return (
    <p data-component="Disclaimer" className={root}>
      {t(disclaimer.text, { age: minAge })}
    </p>
  );
}

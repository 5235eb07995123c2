'use client';

import { useLingui } from '@lingui/react/macro';
import { disclaimer } from '../../../i18n/messages/shell.ts';
import { root } from './Disclaimer.css.ts';

export interface DisclaimerProps {
  /** Minimum age of the site, in years. */
  minAge: number;
}

/** Small print of every page: adults only, fictional profiles are marked, prices are shown in advance. */
export function Disclaimer({ minAge }: DisclaimerProps) {
  const { t } = useLingui();
  return (
    <p data-component="Disclaimer" className={root}>
      {t(disclaimer.text({ age: minAge }))}
    </p>
  );
}

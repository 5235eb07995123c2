'use client';

import { useLingui } from '@lingui/react/macro';
import { cx } from '../../../base/cx.ts';
import type { RootProps } from '../../../base/root-props.ts';
import { disclaimer } from '../../../i18n/messages/layout/layout.ts';
import { root } from './Disclaimer.css.ts';

export interface DisclaimerProps extends RootProps<'p'> {
  /** Minimum age of the site, in years. */
  minAge: number;
}

/** Small print of every page: adults only, fictional profiles are marked, prices are shown in advance. */
export function Disclaimer({ minAge, className, ...rest }: DisclaimerProps) {
  const { t } = useLingui();
  return (
    <p {...rest} className={cx('vl-Disclaimer', root, className)}>
      {t(disclaimer.text({ age: minAge }))}
    </p>
  );
}

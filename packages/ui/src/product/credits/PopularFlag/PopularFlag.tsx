'use client';

import { useLingui } from '@lingui/react/macro';
import { creditsPackage } from '../../../i18n/messages/credits.ts';
import * as styles from './PopularFlag.css.ts';

/** Flag of the package that the site recommends. The parent positions it. */
export function PopularFlag() {
  const { t } = useLingui();
  return (
    <span data-component="PopularFlag" className={styles.root}>
      {t(creditsPackage.popular)}
    </span>
  );
}

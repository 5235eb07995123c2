'use client';

import { creditsPackage } from '../../../i18n/messages/credits.ts';
import { useT } from '../../../provider/hooks.ts';
import * as styles from './PopularFlag.css.ts';

/** Marks the package that most people choose. The parent places it. */
export function PopularFlag() {
  const t = useT();
  return (
    <span data-component="PopularFlag" className={styles.root}>
      {t(creditsPackage.popular)}
    </span>
  );
}

'use client';

import { useLingui } from '@lingui/react/macro';
import { Icon } from '../../../base/Icon/Icon.tsx';
import * as icons from '../../../base/Icon/icons.ts';
import { oneTimePaymentNotice } from '../../../i18n/messages/credits.ts';
import * as styles from './OneTimePaymentNotice.css.ts';

/** Says that nothing is charged again automatically. */
export function OneTimePaymentNotice() {
  const { t } = useLingui();
  return (
    <p data-component="OneTimePaymentNotice" className={styles.root}>
      <Icon shape={icons.check} size="s" />
      <span>{t(oneTimePaymentNotice.text)}</span>
    </p>
  );
}

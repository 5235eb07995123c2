'use client';

import { Icon } from '../../../base/Icon/Icon.tsx';
import * as icons from '../../../base/Icon/icons.ts';
import { oneTimePaymentNotice } from '../../../i18n/messages/credits.ts';
import { useT } from '../../../provider/hooks.ts';
import * as styles from './OneTimePaymentNotice.css.ts';

/** Says that nothing renews by itself. */
export function OneTimePaymentNotice() {
  const t = useT();
  return (
    <p data-component="OneTimePaymentNotice" className={styles.root}>
      <Icon shape={icons.check} size="s" />
      <span>{t(oneTimePaymentNotice.text)}</span>
    </p>
  );
}

'use client';

import { useLingui } from '@lingui/react/macro';
import { cx } from '../../../base/cx.ts';
import { Icon } from '../../../base/Icon/Icon.tsx';
import * as icons from '../../../base/Icon/icons.ts';
import type { RootProps } from '../../../base/root-props.ts';
import { oneTimePaymentNotice } from '../../../i18n/messages/payments/credits.ts';
import * as styles from './OneTimePaymentNotice.css.ts';

export interface OneTimePaymentNoticeProps extends RootProps<'p'> {}

/** Says that nothing is charged again automatically. */
export function OneTimePaymentNotice({ className, ...rest }: OneTimePaymentNoticeProps) {
  const { t } = useLingui();
  return (
    <p {...rest} className={cx('vl-OneTimePaymentNotice', styles.root, className)}>
      <Icon shape={icons.check} size="s" />
      <span>{t(oneTimePaymentNotice.text)}</span>
    </p>
  );
}

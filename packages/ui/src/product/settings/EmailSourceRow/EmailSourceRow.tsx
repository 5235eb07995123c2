'use client';

import { useLingui } from '@lingui/react/macro';
import { breakable } from '../../../base/breakable.tsx';
import { cx } from '../../../base/cx.ts';
import type { RootProps } from '../../../base/root-props.ts';
import { emailSourceRow } from '../../../i18n/messages/notifications.ts';
import { type SettingState, SwitchRow } from '../SwitchRow/SwitchRow.tsx';

export interface EmailSourceRowProps extends SettingState, RootProps<'div', 'onChange'> {
  /** The e-mail address. */
  email: string;
  /** No e-mails are sent to an unconfirmed address. */
  confirmed?: boolean;
  /** The switch was turned on or off. */
  onChange: (event: { enabled: boolean }) => void;
}

/** The e-mail address, and a switch for all e-mails. Put it inside an `li`. */
export function EmailSourceRow({ email, confirmed = true, className, ...state }: EmailSourceRowProps) {
  const { t } = useLingui();
  const description = !confirmed
    ? emailSourceRow.unconfirmed
    : state.enabled
      ? emailSourceRow.on
      : emailSourceRow.off;
  return (
    <SwitchRow
      {...state}
      label={breakable(t(emailSourceRow.label({ email })))}
      description={t(description)}
      disabled={!confirmed}
      className={cx('vl-EmailSourceRow', className)}
    />
  );
}

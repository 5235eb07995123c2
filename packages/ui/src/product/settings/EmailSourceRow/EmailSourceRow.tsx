'use client';

import { useLingui } from '@lingui/react/macro';
import { emailSourceRow } from '../../../i18n/messages/notifications.ts';
import { type SettingState, SwitchRow } from '../SwitchRow/SwitchRow.tsx';

export interface EmailSourceRowProps extends SettingState {
  /** Where all e-mails go. */
  email: string;
  /** Nothing goes to an address that is not confirmed. */
  confirmed?: boolean;
  onChange: (event: { enabled: boolean }) => void;
}

/** The address of e-mails, and whether any go there. Put it inside an `li`. */
export function EmailSourceRow({ email, confirmed = true, ...state }: EmailSourceRowProps) {
  const { t } = useLingui();
  const description = !confirmed
    ? emailSourceRow.unconfirmed
    : state.enabled
      ? emailSourceRow.on
      : emailSourceRow.off;
  return (
    <SwitchRow
      {...state}
      component="EmailSourceRow"
      label={t(emailSourceRow.label({ email }))}
      description={t(description)}
      disabled={!confirmed}
    />
  );
}

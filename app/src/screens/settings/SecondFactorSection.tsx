import { useLingui } from '@lingui/react/macro';
import type { SessionsResponse } from '@velluto/api-client';
import { useFormat } from '@velluto/ui/provider';
import { lazy } from 'react';
import { settingsMessages as messages } from '../../locales/messages/settings.ts';
import { Opening } from './Opening.tsx';

const SecondFactor = lazy(() => import('./SecondFactor.tsx'));

/** Whether a log-in needs a code, and the way to turn that on or off. */
export function SecondFactorSection({
  factor,
  onChange,
}: {
  factor: SessionsResponse['second_factor'];
  onChange: (access: SessionsResponse) => void;
}) {
  const { t } = useLingui();
  const format = useFormat();
  const { since, recovery_codes_left: left } = factor;
  const detail =
    since === null ? t(messages.codeOff) : t(messages.codeOn({ date: format.date(since), left }));
  return (
    <Opening
      title={t(messages.code)}
      detail={detail}
      action={t(since === null ? messages.codeTurnOn : messages.change)}
    >
      {close => <SecondFactor on={since !== null} onChange={onChange} onDone={close} />}
    </Opening>
  );
}

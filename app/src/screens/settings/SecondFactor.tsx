import type { SessionsResponse } from '@velluto/api-client';
import { useState } from 'react';
import { accessNow, type FactorRefused } from '../../features/account/second-factor.ts';
import { secondFactorMessages as messages } from '../../locales/messages/second-factor.ts';
import { useVisit } from '../../platform/visit-context.ts';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import { SecondFactorChange } from './SecondFactorChange.tsx';
import { SecondFactorSetUp } from './SecondFactorSetUp.tsx';

/** Turning the log-in with a code on, then its recovery codes; later changing it or turning it off. */
export default function SecondFactor({
  on,
  onChange,
  onDone,
}: {
  on: boolean;
  onChange: (access: SessionsResponse) => void;
  onDone: () => void;
}) {
  const visit = useVisit();
  const [fresh, setFresh] = useState<{ codes: string[]; lead: typeof messages.keep } | null>(null);
  const refresh = async () => {
    const access = await accessNow(visit);
    if (access) onChange(access);
  };
  // turned on or off in another window
  const onRefused = ({ problem }: FactorRefused) => {
    if (problem?.code === 'second_factor_on' || problem?.code === 'not_found') void refresh();
  };
  const show = (lead: typeof messages.keep) => (codes: string[]) => {
    setFresh({ codes, lead });
    void refresh();
  };
  if (fresh) return <RecoveryCodes {...fresh} onKept={onDone} />;
  return on ? (
    <SecondFactorChange
      onRefused={onRefused}
      onCodes={show(messages.keepNew)}
      onOff={async () => {
        await refresh();
        onDone();
      }}
    />
  ) : (
    <SecondFactorSetUp onRefused={onRefused} onCodes={show(messages.keep)} />
  );
}

import { useLingui } from '@lingui/react/macro';
import { Button, Inline, Stack } from '@velluto/ui/base';

import { type FormEvent, useState } from 'react';
import { type FactorRefused, renewCodes, turnOffFactor } from '../../features/account/second-factor.ts';
import { secondFactorMessages as messages } from '../../locales/messages/second-factor.ts';
import { useVisit } from '../../platform/visit-context.ts';
import { CodeField } from '../account/CodeField.tsx';
import { CurrentPassword } from './CurrentPassword.tsx';

const empty = { password: '', code: '' };

/** New recovery codes, or an end to codes; both take password and code. */
export function SecondFactorChange({
  onRefused,
  onCodes,
  onOff,
}: {
  onRefused: (refused: FactorRefused) => void;
  onCodes: (codes: string[]) => void;
  onOff: () => Promise<void>;
}) {
  const { t } = useLingui();
  const visit = useVisit();
  const [proof, setProof] = useState(empty);
  const [pending, setPending] = useState<'codes' | 'off' | null>(null);
  const [refused, setRefused] = useState<FactorRefused | null>(null);
  const change = (part: Partial<typeof empty>) => {
    setProof(current => ({ ...current, ...part }));
    setRefused(null);
  };
  const act = async (what: 'codes' | 'off') => {
    if (pending) return;
    setPending(what);
    setRefused(null);
    const answer = what === 'codes' ? await renewCodes(visit, proof) : await turnOffFactor(visit, proof);
    if (answer === null) await onOff();
    else if ('codes' in answer) onCodes(answer.codes);
    else {
      setRefused(answer);
      onRefused(answer);
    }
    setPending(null);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void act('codes');
  };
  return (
    <form noValidate method="post" onSubmit={submit}>
      <Stack gap={4}>
        <CurrentPassword
          value={proof.password}
          missing={refused?.password !== undefined}
          problem={refused?.problem}
          onChange={password => change({ password })}
        />
        <CodeField value={proof.code} fault={refused?.code} onChange={code => change({ code })} />
        <Inline gap={3}>
          <Button type="submit" pending={pending === 'codes'}>
            {t(messages.newCodes)}
          </Button>
          <Button pending={pending === 'off'} onClick={() => void act('off')}>
            {t(messages.turnOff)}
          </Button>
        </Inline>
      </Stack>
    </form>
  );
}

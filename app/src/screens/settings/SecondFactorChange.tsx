import { useLingui } from '@lingui/react/macro';
import { Button, Inline, Stack } from '@velluto/ui/base';
import { useState } from 'react';
import { type FactorRefused, renewCodes, turnOffFactor } from '../../features/account/second-factor.ts';
import { secondFactorMessages as messages } from '../../locales/messages/second-factor.ts';
import { useSubmit } from '../../platform/useSubmit.ts';
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
  const [what, setWhat] = useState<'codes' | 'off'>('codes');
  const { onSubmit, submit, pending, refused, refuse } = useSubmit(async (wanted: 'codes' | 'off') => {
    setWhat(wanted);
    const answer = wanted === 'codes' ? await renewCodes(visit, proof) : await turnOffFactor(visit, proof);
    if (answer === null) await onOff();
    else if ('codes' in answer) onCodes(answer.codes);
    else {
      onRefused(answer);
      return answer;
    }
    return null;
  });
  const change = (part: Partial<typeof empty>) => {
    setProof(current => ({ ...current, ...part }));
    refuse(null);
  };
  return (
    <form noValidate method="post" onSubmit={event => onSubmit(event, 'codes')}>
      <Stack gap={4}>
        <CurrentPassword
          value={proof.password}
          missing={refused?.password !== undefined}
          problem={refused?.problem}
          onChange={password => change({ password })}
        />
        <CodeField value={proof.code} fault={refused?.code} onChange={code => change({ code })} />
        <Inline gap={3}>
          <Button type="submit" pending={pending && what === 'codes'}>
            {t(messages.newCodes)}
          </Button>
          <Button pending={pending && what === 'off'} onClick={() => void submit('off')}>
            {t(messages.turnOff)}
          </Button>
        </Inline>
      </Stack>
    </form>
  );
}

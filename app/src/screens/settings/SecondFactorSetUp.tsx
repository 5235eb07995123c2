import { useLingui } from '@lingui/react/macro';
import { Button, Stack, Text } from '@velluto/ui/base';
import { FormErrorNotice } from '@velluto/ui/product/notices';
import { useState } from 'react';
import {
  type AppSecret,
  beginFactor,
  type FactorRefused,
  turnOnFactor,
} from '../../features/account/second-factor.ts';
import { commonMessages } from '../../locales/messages/common.ts';
import { secondFactorMessages as messages } from '../../locales/messages/second-factor.ts';
import { settingsMessages } from '../../locales/messages/settings.ts';
import { useSubmit } from '../../platform/useSubmit.ts';
import { useVisit } from '../../platform/visit-context.ts';
import { CodeField } from '../account/CodeField.tsx';
import { AppKey } from './AppKey.tsx';
import { CurrentPassword } from './CurrentPassword.tsx';

const empty = { password: '', code: '' };

/** Password, then the key for the authenticator app and the first code of it. */
export function SecondFactorSetUp({
  onRefused,
  onCodes,
}: {
  onRefused: (refused: FactorRefused) => void;
  onCodes: (codes: string[]) => void;
}) {
  const { t } = useLingui();
  const visit = useVisit();
  const [values, setValues] = useState(empty);
  const [secret, setSecret] = useState<AppSecret | null>(null);
  const { onSubmit, pending, refused, refuse } = useSubmit(async () => {
    const { password, code } = values;
    const answer = secret ? await turnOnFactor(visit, code) : await beginFactor(visit, password);
    if ('codes' in answer) {
      onCodes(answer.codes);
      return null;
    }
    if ('secret' in answer) {
      setSecret(answer);
      return null;
    }
    onRefused(answer);
    // waited too long: the server has forgotten the key
    if (answer.problem?.code === 'not_found') setSecret(null);
    return answer;
  });
  const change = (part: Partial<typeof empty>) => {
    setValues(current => ({ ...current, ...part }));
    refuse(null);
  };
  return (
    <form noValidate method="post" onSubmit={onSubmit}>
      <Stack gap={4}>
        {secret ? (
          <>
            <FormErrorNotice problem={refused?.problem ?? null} />
            <AppKey secret={secret} />
            <CodeField
              appOnly
              value={values.code}
              fault={refused?.code}
              onChange={code => change({ code })}
            />
            <Text size="s" tone="muted">
              {t(commonMessages.othersEnd)}
            </Text>
          </>
        ) : (
          <>
            <Text size="s" tone="muted">
              {t(messages.need)}
            </Text>
            <CurrentPassword
              value={values.password}
              missing={refused?.password !== undefined}
              problem={refused?.problem}
              onChange={password => change({ password })}
            />
          </>
        )}
        <div>
          <Button type="submit" pending={pending}>
            {t(secret ? settingsMessages.codeTurnOn : messages.next)}
          </Button>
        </div>
      </Stack>
    </form>
  );
}

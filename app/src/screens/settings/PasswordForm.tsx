import { useLingui } from '@lingui/react/macro';
import { Button, Stack, Text, TextLink } from '@velluto/ui/base';
import { PasswordPair } from '@velluto/ui/product/signup';
import { useState } from 'react';
import { setPassword } from '../../features/account/settings.ts';
import { commonMessages } from '../../locales/messages/common.ts';
import { useSubmit } from '../../platform/useSubmit.ts';
import { useVisit } from '../../platform/visit-context.ts';
import { CurrentPassword } from './CurrentPassword.tsx';

const empty = { old: '', password: '', repeat: '' };

/** Another password; everything that was logged in elsewhere ends, this page does not. */
export default function PasswordForm({ onDone }: { onDone: () => void }) {
  const { t } = useLingui();
  const visit = useVisit();
  const [values, setValues] = useState(empty);
  const [done, setDone] = useState(false);
  const { onSubmit, pending, refused, refuse } = useSubmit(async () => {
    const answer = await setPassword(visit, values);
    if (answer) return answer;
    setValues(empty);
    setDone(true);
    onDone();
    return null;
  });
  const change = (part: Partial<typeof empty>) => {
    setValues(current => ({ ...current, ...part }));
    refuse(null);
    setDone(false);
  };
  const differ = refused?.problem?.code === 'passwords_do_not_match';
  return (
    <Stack gap={4}>
      <form noValidate method="post" onSubmit={onSubmit}>
        <Stack gap={4}>
          <CurrentPassword
            value={values.old}
            missing={refused?.old !== undefined}
            problem={differ ? null : refused?.problem}
            onChange={old => change({ old })}
          />
          <PasswordPair values={values} problem={refused?.field} repeatRefused={differ} onChange={change} />
          <Stack role="status">
            {done ? (
              <Text tone="positive">{t(commonMessages.passwordSet)}</Text>
            ) : (
              <Text size="s" tone="muted">
                {t(commonMessages.othersEnd)}
              </Text>
            )}
          </Stack>
          <Stack gap={3} align="start">
            <Button type="submit" pending={pending}>
              {t(commonMessages.savePassword)}
            </Button>
            <TextLink href="/reset-password">{t(commonMessages.forgotten)}</TextLink>
          </Stack>
        </Stack>
      </form>
    </Stack>
  );
}

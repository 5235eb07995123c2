import { useLingui } from '@lingui/react/macro';
import { Button, Stack, Text, TextLink } from '@velluto/ui/base';
import { PasswordPair } from '@velluto/ui/product/signup';

import { type FormEvent, useState } from 'react';
import { type SecretRefused, setPassword } from '../../features/account/settings.ts';
import { commonMessages } from '../../locales/messages/common.ts';
import { useVisit } from '../../platform/visit-context.ts';
import { CurrentPassword } from './CurrentPassword.tsx';

const empty = { old: '', password: '', repeat: '' };

/** Another password; everything that was logged in elsewhere ends, this page does not. */
export default function PasswordForm({ onDone }: { onDone: () => void }) {
  const { t } = useLingui();
  const visit = useVisit();
  const [values, setValues] = useState(empty);
  const [pending, setPending] = useState(false);
  const [done, setDone] = useState(false);
  const [refused, setRefused] = useState<SecretRefused | null>(null);
  const change = (part: Partial<typeof empty>) => {
    setValues(current => ({ ...current, ...part }));
    setRefused(null);
    setDone(false);
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (pending) return;
    setPending(true);
    const answer = await setPassword(visit, values);
    setPending(false);
    setRefused(answer);
    if (answer) return;
    setValues(empty);
    setDone(true);
    onDone();
  };
  const differ = refused?.problem?.code === 'passwords_do_not_match';
  return (
    <Stack gap={4}>
      <form noValidate method="post" onSubmit={event => void submit(event)}>
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

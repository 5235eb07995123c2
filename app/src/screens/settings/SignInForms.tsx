import { useLingui } from '@lingui/react/macro';
import { MAIL_CHANGE_HOURS } from '@velluto/rules';
import { Button, Stack, Text, TextLink } from '@velluto/ui/base';
import { EmailField, PasswordPair } from '@velluto/ui/product/accounts';
import { useState } from 'react';
import { requestMailChange, setPassword } from '../../features/accounts/credentials.ts';
import { SubmitForm } from '../../lib/SubmitForm.tsx';
import { useAppContext, useSession } from '../../lib/useAppContext.ts';
import { useForm } from '../../lib/useSubmit.ts';
import { commonMessages } from '../../locales/messages/common.ts';
import { settingsMessages as messages } from '../../locales/messages/settings.ts';
import { CurrentPassword } from './CurrentPassword.tsx';

const noEmail = { email: '', password: '' };

/** Changes the e-mail address, once the link mailed there is followed. */
export function EmailForm() {
  const { t } = useLingui();
  const app = useAppContext();
  const { user } = useSession();
  const [sent, setSent] = useState('');
  const { values, change, onSubmit, pending, fields, problem } = useForm(noEmail, async values => {
    const errors = await requestMailChange(app, values);
    if (errors) return errors;
    setSent(values.email.trim());
    change(noEmail);
  });
  return (
    <SubmitForm onSubmit={onSubmit} pending={pending} action={t(messages.emailChange)}>
      <EmailField
        value={values.email}
        description={t(messages.emailNow({ email: user?.email ?? '' }))}
        problem={fields.email}
        onChange={change}
      />
      <CurrentPassword
        value={values.password}
        missing={fields.password !== undefined}
        problem={problem}
        onChange={password => change({ password })}
      />
      <Stack role="status">
        {sent && (
          <Text tone="positive">{t(messages.emailSent({ email: sent, hours: MAIL_CHANGE_HOURS }))}</Text>
        )}
      </Stack>
    </SubmitForm>
  );
}

const noPassword = { old: '', password: '', repeat: '' };

/** Changes the password; all other sessions end. */
export function PasswordForm({ onDone }: { onDone: () => void }) {
  const { t } = useLingui();
  const app = useAppContext();
  const { user } = useSession();
  const [done, setDone] = useState(false);
  const { values, change, onSubmit, pending, fields, problem } = useForm(noPassword, async values => {
    const errors = await setPassword(app, values);
    if (errors) return errors;
    change(noPassword);
    setDone(true);
    onDone();
  });
  const type = (part: Partial<typeof noPassword>) => {
    change(part);
    setDone(false);
  };
  const differ = problem?.code === 'passwords_do_not_match';
  return (
    <form noValidate method="post" onSubmit={onSubmit}>
      <Stack gap={4}>
        <CurrentPassword
          value={values.old}
          missing={fields.old !== undefined}
          problem={differ ? null : problem}
          onChange={old => type({ old })}
        />
        <PasswordPair
          username={user?.email}
          values={values}
          problem={fields.password}
          repeatRefused={differ}
          onChange={type}
        />
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
  );
}

import { useLingui } from '@lingui/react/macro';
import { Button, Stack, Text } from '@velluto/ui/base';
import { EmailField } from '@velluto/ui/product/signup';
import { useState } from 'react';
import { requestMailChange } from '../../features/account/settings.ts';
import { settingsMessages as messages } from '../../locales/messages/settings.ts';
import { useSubmit } from '../../platform/useSubmit.ts';
import { useSession, useVisit } from '../../platform/visit-context.ts';
import { CurrentPassword } from './CurrentPassword.tsx';

const empty = { email: '', password: '' };

/** Another e-mail address; the link mailed there confirms it. */
export default function EmailForm() {
  const { t } = useLingui();
  const visit = useVisit();
  const { user } = useSession();
  const [values, setValues] = useState(empty);
  const [sent, setSent] = useState('');
  const { onSubmit, pending, refused, refuse } = useSubmit(async () => {
    const answer = await requestMailChange(visit, values);
    if (answer) return answer;
    setSent(values.email.trim());
    setValues(empty);
    return null;
  });
  const change = (part: Partial<typeof empty>) => {
    setValues(current => ({ ...current, ...part }));
    refuse(null);
  };
  return (
    <Stack gap={4}>
      <form noValidate method="post" onSubmit={onSubmit}>
        <Stack gap={4}>
          <EmailField
            value={values.email}
            description={t(messages.emailNow({ email: user?.email ?? '' }))}
            problem={refused?.field}
            onChange={change}
          />
          <CurrentPassword
            value={values.password}
            missing={refused?.old !== undefined}
            problem={refused?.problem}
            onChange={password => change({ password })}
          />
          <Stack role="status">
            {sent && <Text tone="positive">{t(messages.emailSent({ email: sent }))}</Text>}
          </Stack>
          <div>
            <Button type="submit" pending={pending}>
              {t(messages.emailChange)}
            </Button>
          </div>
        </Stack>
      </form>
    </Stack>
  );
}

import { useLingui } from '@lingui/react/macro';
import { Button, Stack, Text, TextButton } from '@velluto/ui/base';
import { FormErrorNotice } from '@velluto/ui/product/notices';
import { useEffect, useRef, useState } from 'react';
import { type FormErrors, requireFields } from '../../lib/problem.ts';
import { useForm } from '../../lib/useSubmit.ts';
import { accountMessages } from '../../locales/messages/accounts/account.ts';
import { loginCodeMessages as messages } from '../../locales/messages/accounts/login-code.ts';
import { CodeField, type CodeKind, isWrongCode } from './CodeField.tsx';

/**
 * The code after the password, for members with two-factor log-in and for unknown browsers; replaces the
 * log-in form.
 */
export function LoginCode({
  kind,
  logIn,
}: {
  kind: CodeKind;
  /** Called without a code, it has another one mailed. */
  logIn: (code?: string) => Promise<FormErrors | undefined>;
}) {
  const { t } = useLingui();
  const form = useRef<HTMLFormElement>(null);
  const [again, setAgain] = useState(false);
  useEffect(() => form.current?.querySelector('input')?.focus(), []);
  const { values, change, submit, onSubmit, pending, fields, problem } = useForm(
    { code: '' },
    async ({ code }, mailAgain: boolean) => {
      setAgain(mailAgain);
      if (mailAgain) return logIn();
      return requireFields({ code }, ['code']) ?? logIn(code);
    },
  );
  const notYet = again && problem?.code === 'account_blocked';
  return (
    <form ref={form} noValidate method="post" onSubmit={event => onSubmit(event, false)}>
      <Stack gap={5}>
        <Text>{t(kind === 'mailed' ? messages.mailedLead : messages.lead)}</Text>
        <FormErrorNotice problem={isWrongCode(problem) || notYet ? null : problem} />
        <CodeField
          kind={kind}
          value={values.code}
          missing={fields.code !== undefined}
          problem={problem}
          onChange={code => {
            change({ code });
            if (problem) setAgain(false);
          }}
        />
        <Button type="submit" tone="primary" size="l" wide pending={pending}>
          {t(accountMessages.logIn)}
        </Button>
        {kind === 'mailed' && (
          <Stack gap={2} align="start">
            <TextButton onClick={() => void submit(true)}>{t(messages.again)}</TextButton>
            <div role="status">
              {again && !pending && !problem && <Text tone="positive">{t(messages.sent)}</Text>}
              {notYet && <Text>{t(messages.notYet({ minutes: problem.minutes ?? 1 }))}</Text>}
            </div>
          </Stack>
        )}
      </Stack>
    </form>
  );
}

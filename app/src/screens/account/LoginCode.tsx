import { useLingui } from '@lingui/react/macro';
import { Button, Stack, Text, TextButton } from '@velluto/ui/base';
import type { Problem } from '@velluto/ui/model';
import { FormErrorNotice } from '@velluto/ui/product/notices';
import { useEffect, useRef, useState } from 'react';
import type { CodeFault } from '../../features/account/second-factor.ts';
import { accountMessages } from '../../locales/messages/account.ts';
import { loginCodeMessages as messages } from '../../locales/messages/login-code.ts';
import { CodeField, type CodeKind } from './CodeField.tsx';

/**
 * The code beside the password, for members who asked for it, and for a browser that is not known; takes the place of the
 * log-in form.
 */
export default function LoginCode({
  kind,
  pending,
  problem,
  onSubmit,
}: {
  kind: CodeKind;
  pending: boolean;
  problem: Problem | null;
  /** Without a code another one is mailed. */
  onSubmit: (code?: string) => Promise<void>;
}) {
  const { t } = useLingui();
  const form = useRef<HTMLFormElement>(null);
  const [code, setCode] = useState('');
  const [missing, setMissing] = useState(false);
  const [changed, setChanged] = useState(false);
  const [again, setAgain] = useState(false);
  useEffect(() => form.current?.querySelector('input')?.focus(), []);
  const mailed = kind === 'mailed';
  const wrong = problem?.code === (mailed ? 'login_code_invalid' : 'second_factor_invalid');
  const fault: CodeFault | undefined = missing ? 'required' : wrong && !changed ? 'wrong' : undefined;
  const notYet = again && problem?.code === 'account_blocked';
  const mailAgain = async () => {
    if (pending) return;
    setMissing(false);
    setAgain(false);
    await onSubmit();
    setAgain(true);
  };
  return (
    <form
      ref={form}
      noValidate
      method="post"
      onSubmit={event => {
        event.preventDefault();
        setMissing(code === '');
        setChanged(false);
        setAgain(false);
        if (code !== '' && !pending) void onSubmit(code);
      }}
    >
      <Stack gap={5}>
        <Text>{t(mailed ? messages.mailedLead : messages.lead)}</Text>
        <FormErrorNotice problem={wrong || notYet ? null : problem} />
        <CodeField
          kind={kind}
          value={code}
          fault={fault}
          onChange={value => {
            setCode(value);
            setMissing(false);
            setChanged(true);
          }}
        />
        <Button type="submit" tone="primary" size="l" wide pending={pending}>
          {t(accountMessages.logIn)}
        </Button>
        {mailed && (
          <Stack gap={2} align="start">
            <TextButton onClick={() => void mailAgain()}>{t(messages.again)}</TextButton>
            <div role="status">
              {again && !problem && <Text tone="positive">{t(messages.sent)}</Text>}
              {notYet && <Text>{t(messages.notYet({ minutes: problem.minutes ?? 1 }))}</Text>}
            </div>
          </Stack>
        )}
      </Stack>
    </form>
  );
}

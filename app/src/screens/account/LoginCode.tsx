import { Button, Stack, Text } from '@velluto/ui/base';
import type { Problem } from '@velluto/ui/model';
import { FormErrorNotice } from '@velluto/ui/product/notices';
import { useT } from '@velluto/ui/provider';
import { useEffect, useRef, useState } from 'react';
import type { CodeFault } from '../../features/account/second-factor.ts';
import { accountMessages } from '../../locales/messages/account.ts';
import { loginCodeMessages as messages } from '../../locales/messages/login-code.ts';
import { CodeField } from './CodeField.tsx';

/** The code beside the password, for members who asked for it; takes the place of the log-in form. */
export default function LoginCode({
  pending,
  problem,
  onSubmit,
}: {
  pending: boolean;
  problem: Problem | null;
  onSubmit: (code: string) => void;
}) {
  const t = useT();
  const form = useRef<HTMLFormElement>(null);
  const [code, setCode] = useState('');
  const [missing, setMissing] = useState(false);
  const [changed, setChanged] = useState(false);
  useEffect(() => form.current?.querySelector('input')?.focus(), []);
  const wrong = problem?.code === 'second_factor_invalid';
  const fault: CodeFault | undefined = missing ? 'required' : wrong && !changed ? 'wrong' : undefined;
  return (
    <form
      ref={form}
      noValidate
      method="post"
      onSubmit={event => {
        event.preventDefault();
        setMissing(code === '');
        setChanged(false);
        if (code !== '' && !pending) onSubmit(code);
      }}
    >
      <Stack gap={5}>
        <Text>{t(messages.lead)}</Text>
        <FormErrorNotice problem={wrong ? null : problem} />
        <CodeField
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
      </Stack>
    </form>
  );
}

import { TextButton, TextField } from '@velluto/ui/base';
import { useT } from '@velluto/ui/provider';
import { useEffect, useRef, useState } from 'react';
import type { CodeFault } from '../../features/account/second-factor.ts';
import { commonMessages } from '../../locales/messages/common.ts';
import { loginCodeMessages as messages } from '../../locales/messages/login-code.ts';

const digits = 6;

/** The code of the authenticator app or, unless only that will do, a recovery code. */
export function CodeField({
  value,
  fault,
  appOnly = false,
  onChange,
}: {
  value: string;
  fault: CodeFault | undefined;
  appOnly?: boolean;
  onChange: (value: string) => void;
}) {
  const t = useT();
  const field = useRef<HTMLInputElement>(null);
  const [recovery, setRecovery] = useState(false);
  useEffect(() => {
    if (!fault) return;
    // a wrong code is what one wants to type again
    field.current?.focus();
    field.current?.select();
  }, [fault]);
  const turn = () => {
    setRecovery(!recovery);
    onChange('');
    field.current?.focus();
  };
  const wrong = t(recovery ? messages.wrongRecovery : messages.wrong);
  return (
    <TextField
      ref={field}
      label={t(recovery ? messages.recovery : messages.code)}
      description={t(recovery ? messages.recoveryHint : messages.codeHint)}
      note={
        !appOnly && (
          <TextButton onClick={turn}>{t(recovery ? messages.useApp : messages.useRecovery)}</TextButton>
        )
      }
      error={fault && (fault === 'wrong' ? wrong : t(commonMessages.required))}
      name="code"
      required
      spellCheck={false}
      {...(recovery
        ? { autoComplete: 'off', autoCapitalize: 'characters', maxLength: 40 }
        : { autoComplete: 'one-time-code', inputMode: 'numeric' })}
      value={value}
      onChange={({ target }) =>
        onChange(recovery ? target.value : target.value.replaceAll(/\D/g, '').slice(0, digits))
      }
    />
  );
}

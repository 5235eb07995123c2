'use client';

import { useLingui } from '@lingui/react/macro';
import { ACTIVATION_CODE_MINUTES, digitsOf } from '@velluto/rules';
import { type FormEvent, useLayoutEffect, useRef, useState } from 'react';
import { Button } from '../../../base/Button/Button.tsx';
import { TextField } from '../../../base/TextField/TextField.tsx';
import { confirmEmailBox } from '../../../i18n/messages/accounts/signup.ts';
import type { Problem } from '../../../model/problem.ts';
import { ProblemAlert } from '../../ProblemAlert.tsx';
import * as styles from './ConfirmEmailBox.css.ts';

const digits = 6;

export interface MailedCodeFormProps {
  /** Six digits were typed and sent. */
  onCode: (event: { code: string }) => void;
  /** The code is being checked. */
  pending: boolean;
  /** Why the last code was refused. */
  problem: Problem | null;
}

/** The code of the activation mail, and the button that sends it. */
export function MailedCodeForm({ onCode, pending, problem }: MailedCodeFormProps) {
  const { t } = useLingui();
  const field = useRef<HTMLInputElement>(null);
  const [code, setCode] = useState('');
  const [isShort, setShort] = useState(false);
  /** Typed since the last code was sent. */
  const [isChanged, setChanged] = useState(false);
  const wrong = problem?.code === 'activation_code_invalid';
  useLayoutEffect(() => {
    if (pending || !problem) return;
    // a wrong code is likely to be typed again
    field.current?.focus();
    field.current?.select();
  }, [pending, problem]);
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (pending) return;
    setShort(code.length < digits);
    if (code.length < digits) field.current?.focus();
    else {
      setChanged(false);
      onCode({ code });
    }
  };
  return (
    <form noValidate method="post" className={styles.code} onSubmit={send}>
      <ProblemAlert problem={wrong ? null : problem} />
      <TextField
        ref={field}
        label={t(confirmEmailBox.code)}
        name="code"
        required
        inputMode="numeric"
        autoComplete="one-time-code"
        spellCheck={false}
        value={code}
        error={
          (isShort && t(confirmEmailBox.codeShort({ count: digits }))) ||
          (wrong &&
            !isChanged &&
            !pending &&
            t(confirmEmailBox.codeWrong({ minutes: ACTIVATION_CODE_MINUTES })))
        }
        onChange={({ target }) => {
          setShort(false);
          setChanged(true);
          setCode(digitsOf(target.value, digits));
        }}
      />
      <Button type="submit" tone="primary" size="l" wide pending={pending}>
        {t(confirmEmailBox.confirm)}
      </Button>
    </form>
  );
}

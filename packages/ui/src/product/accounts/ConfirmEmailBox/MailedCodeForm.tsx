'use client';

import { useLingui } from '@lingui/react/macro';
import { ACTIVATION_CODE_MINUTES, MAILED_CODE_LENGTH } from '@velluto/rules';
import { type FormEvent, useState } from 'react';
import { Button } from '../../../base/Button/Button.tsx';
import { confirmEmailBox } from '../../../i18n/messages/accounts/signup.ts';
import { digitsField } from '../../../i18n/messages/error.ts';
import type { Problem } from '../../../model/problem.ts';
import { DigitsField } from '../../DigitsField.tsx';
import { ProblemAlert } from '../../ProblemAlert.tsx';
import * as styles from './ConfirmEmailBox.css.ts';

export interface MailedCodeFormProps {
  /** Six digits were typed and sent. */
  onCode: (event: { code: string }) => void;
  /** The code is being checked. */
  pending: boolean;
  /** Why the last code was refused. */
  problem: Problem | null;
}

/** Whether a code was refused because it is another one or too old. */
export const isWrongCode = (problem: Problem | null): boolean => problem?.code === 'activation_code_invalid';

/** The code of the activation mail, and the button that sends it. */
export function MailedCodeForm({ onCode, pending, problem }: MailedCodeFormProps) {
  const { t } = useLingui();
  const [code, setCode] = useState('');
  /** What the error below the field is about. */
  const [shown, setShown] = useState<'length' | 'answer' | null>('answer');
  const wrong = isWrongCode(problem);
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (pending) return;
    const isComplete = code.length === MAILED_CODE_LENGTH;
    setShown(isComplete ? 'answer' : 'length');
    if (isComplete) onCode({ code });
    else event.currentTarget.querySelector('input')?.focus();
  };
  const error = () => {
    if (shown === 'length') return t(digitsField.short({ count: MAILED_CODE_LENGTH }));
    if (shown === 'answer' && wrong && !pending)
      return t(confirmEmailBox.codeWrong({ minutes: ACTIVATION_CODE_MINUTES }));
    return undefined;
  };
  return (
    <form noValidate method="post" className={styles.code} onSubmit={send}>
      <ProblemAlert problem={wrong ? null : problem} />
      <DigitsField
        label={t(confirmEmailBox.code)}
        name="code"
        length={MAILED_CODE_LENGTH}
        wrong={pending ? null : problem}
        value={code}
        error={error()}
        onChange={digits => {
          setShown(null);
          setCode(digits);
        }}
      />
      <Button type="submit" tone="primary" size="l" wide pending={pending}>
        {t(confirmEmailBox.confirm)}
      </Button>
    </form>
  );
}

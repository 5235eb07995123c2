import { useLingui } from '@lingui/react/macro';
import { digitsOf, LOGIN_CODE_MINUTES, MAILED_CODE_LENGTH } from '@velluto/rules';
import { TextButton, TextField } from '@velluto/ui/base';
import type { Problem } from '@velluto/ui/model';
import { useLayoutEffect, useRef, useState } from 'react';
import { loginCodeMessages as messages } from '../../locales/messages/accounts/login-code.ts';
import { commonMessages } from '../../locales/messages/common.ts';

const texts = {
  app: { label: messages.code, hint: messages.codeHint, wrong: messages.wrong },
  mailed: {
    label: messages.code,
    hint: messages.mailedHint({ minutes: LOGIN_CODE_MINUTES }),
    wrong: messages.wrongMailed,
  },
  recovery: { label: messages.recovery, hint: messages.recoveryHint, wrong: messages.wrongRecovery },
};

/** Where a code comes from: the authenticator app, or a mail. */
export type CodeKind = 'app' | 'mailed';

/** Whether the error is about the code; its field shows it. */
export const isWrongCode = (problem: Problem | null): boolean =>
  problem?.code === 'second_factor_invalid' || problem?.code === 'login_code_invalid';

/** Field for the code of the authenticator app, or unless `appOnly` a recovery code; or for a mailed code. */
export function CodeField({
  kind = 'app',
  value,
  missing,
  problem,
  appOnly = kind === 'mailed',
  onChange,
}: {
  kind?: CodeKind;
  value: string;
  missing: boolean;
  /** Why the form was refused. */
  problem: Problem | null;
  appOnly?: boolean;
  onChange: (value: string) => void;
}) {
  const { t } = useLingui();
  const field = useRef<HTMLInputElement>(null);
  const [recovery, setRecovery] = useState(false);
  const wrong = isWrongCode(problem);
  useLayoutEffect(() => {
    if (!missing && !wrong) return;
    // a wrong code is likely to be typed again
    field.current?.focus();
    field.current?.select();
  }, [missing, wrong]);
  const toggleRecovery = () => {
    setRecovery(!recovery);
    onChange('');
    field.current?.focus();
  };
  const fieldTexts = texts[recovery ? 'recovery' : kind];
  return (
    <TextField
      ref={field}
      label={t(fieldTexts.label)}
      description={t(fieldTexts.hint)}
      note={
        !appOnly && (
          <TextButton onClick={toggleRecovery}>
            {t(recovery ? messages.useApp : messages.useRecovery)}
          </TextButton>
        )
      }
      error={(missing && t(commonMessages.required)) || (wrong && t(fieldTexts.wrong))}
      name="code"
      required
      spellCheck={false}
      {...(recovery
        ? { autoComplete: 'off', autoCapitalize: 'characters' }
        : { autoComplete: 'one-time-code', inputMode: 'numeric' })}
      value={value}
      onChange={({ target }) =>
        onChange(recovery ? target.value : digitsOf(target.value, MAILED_CODE_LENGTH))
      }
    />
  );
}

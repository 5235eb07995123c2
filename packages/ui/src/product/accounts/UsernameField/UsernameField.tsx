'use client';

import { useLingui } from '@lingui/react/macro';
import { NAME_LENGTH } from '@velluto/rules';
import { cx } from '../../../base/cx.ts';
import { Icon } from '../../../base/Icon/Icon.tsx';
import * as icons from '../../../base/Icon/icons.ts';
import type { RootProps } from '../../../base/root-props.ts';
import { TextField } from '../../../base/TextField/TextField.tsx';
import { usernameField } from '../../../i18n/messages/accounts/signup-fields.ts';
import { fieldProblemText } from '../../../i18n/problem-text.ts';
import type { FieldProblemCode } from '../../../model/problem.ts';
import * as styles from './UsernameField.css.ts';

export interface UsernameFieldProps extends RootProps<'input', 'value' | 'onChange' | 'size' | 'required'> {
  /** The text in the field. */
  value: string;
  /** Whether the name is available; "taken" is a field error. */
  check?: 'idle' | 'checking' | 'free';
  /** Why the value was refused. */
  problem?: FieldProblemCode;
  /** The name was changed. */
  onChange: (change: { name: string }) => void;
}

/** The user name, and whether it is available. */
export function UsernameField({
  value,
  check = 'idle',
  problem,
  onChange,
  className,
  ...rest
}: UsernameFieldProps) {
  const { t } = useLingui();
  const bounds = { min: NAME_LENGTH.min, max: NAME_LENGTH.max };
  return (
    <TextField
      label={t(usernameField.label)}
      name="name"
      autoComplete="nickname"
      autoCapitalize="words"
      spellCheck={false}
      required
      {...rest}
      value={value}
      description={t(usernameField.hint(bounds))}
      note={
        <span role="status">
          {check === 'checking' && <span>{t(usernameField.checking)}</span>}
          {check === 'free' && !problem && (
            <span className={styles.free}>
              <span className={styles.tick}>
                <Icon shape={icons.check} size="xs" />
              </span>
              <span>{t(usernameField.free)}</span>
            </span>
          )}
        </span>
      }
      error={fieldProblemText(t, problem, {
        required: t(usernameField.missing),
        too_short: t(usernameField.tooShort(bounds)),
        too_long: t(usernameField.tooLong(bounds)),
        taken: t(usernameField.taken),
        format: t(usernameField.format),
      })}
      className={cx('vl-UsernameField', className)}
      onChange={event => onChange({ name: event.target.value })}
    />
  );
}

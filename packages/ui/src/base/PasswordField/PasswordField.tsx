'use client';

import { useState } from 'react';
import { cx } from '../cx.ts';
import * as styles from '../Field/control.css.ts';
import { Field } from '../Field/Field.tsx';
import * as icons from '../Icon/icons.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import type { TextFieldProps } from '../TextField/TextField.tsx';

export interface PasswordFieldProps extends Omit<TextFieldProps, 'type'> {
  /** Name of the button that shows the password. */
  showLabel: string;
  /** Name of the button that hides the password. */
  hideLabel: string;
}

/** A password field with a button that shows the password. */
export function PasswordField({
  id,
  label,
  description,
  error,
  required,
  note,
  showLabel,
  hideLabel,
  autoComplete = 'current-password',
  className,
  ...rest
}: PasswordFieldProps) {
  const [visible, setVisible] = useState(false);
  return (
    <Field
      controlId={id}
      label={label}
      description={description}
      error={error}
      required={required}
      note={note}
    >
      {props => (
        <div className={styles.holder}>
          <input
            {...rest}
            {...props}
            type={visible ? 'text' : 'password'}
            autoComplete={autoComplete}
            autoCapitalize="none"
            spellCheck={false}
            className={cx('vl-PasswordField', styles.control, styles.beforeTrailing, className)}
          />
          <span className={styles.trailing}>
            <IconButton
              label={visible ? hideLabel : showLabel}
              icon={visible ? icons.eyeOff : icons.eye}
              size="s"
              onClick={() => setVisible(!visible)}
            />
          </span>
        </div>
      )}
    </Field>
  );
}

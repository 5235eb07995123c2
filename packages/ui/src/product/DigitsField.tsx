'use client';

import { digitsOf } from '@velluto/rules';
import { useLayoutEffect, useRef } from 'react';
import { TextField, type TextFieldProps } from '../base/TextField/TextField.tsx';

interface DigitsFieldProps extends Omit<TextFieldProps, 'ref' | 'onChange'> {
  /** Number of digits. */
  length: number;
  /** Why the last code was refused; null while it was not. */
  wrong: unknown;
  /** Other digits were typed; everything else is left out. */
  onChange: (digits: string) => void;
}

/** A field for a code that was sent. A wrong one is selected, to be typed again. */
export function DigitsField({ length, wrong, onChange, ...rest }: DigitsFieldProps) {
  const field = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    if (!wrong) return;
    // selecting alone does not scroll it into view
    field.current?.focus();
    field.current?.select();
  }, [wrong]);
  return (
    <TextField
      {...rest}
      ref={field}
      required
      inputMode="numeric"
      autoComplete="one-time-code"
      spellCheck={false}
      onChange={({ target }) => onChange(digitsOf(target.value, length))}
    />
  );
}

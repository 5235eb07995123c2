'use client';

import { groupedIban } from '@velluto/rules';
import { useLayoutEffect, useRef, useState } from 'react';
import { TextField, type TextFieldProps } from '../../../base/TextField/TextField.tsx';
import { typedIban } from './typed-iban.ts';

interface IbanFieldProps extends Pick<TextFieldProps, 'label' | 'description' | 'error' | 'disabled'> {
  /** Without spaces. */
  value: string;
  onChange: (change: { iban: string }) => void;
}

/** An IBAN in groups of four, also while it is typed; the caret stays in place. */
export function IbanField({ value, onChange, ...field }: IbanFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  // An object, so that an input that changes nothing restores the caret as well.
  const [caret, setCaret] = useState<{ at: number } | null>(null);
  useLayoutEffect(() => {
    if (caret && document.activeElement === input.current)
      input.current?.setSelectionRange(caret.at, caret.at);
  }, [caret]);
  return (
    <TextField
      {...field}
      ref={input}
      name="iban"
      autoComplete="off"
      autoCapitalize="characters"
      autoCorrect="off"
      spellCheck={false}
      translate="no"
      required
      value={groupedIban(value)}
      onChange={event => {
        const { value: text, selectionStart } = event.target;
        const { inputType } = event.nativeEvent as InputEvent;
        const next = typedIban(text, selectionStart ?? text.length, value, inputType);
        setCaret({ at: next.caret });
        onChange({ iban: next.iban });
      }}
    />
  );
}

'use client';

import type { ReactNode } from 'react';
import { TextArea, type TextAreaProps } from '../base/TextArea/TextArea.tsx';
import { useCharacterCount } from './useCharacterCount.ts';

export interface LimitedTextAreaProps extends Omit<TextAreaProps, 'note'> {
  /** Most characters of the text, without blank ends. A longer one is not cut: the field says how many are too many. */
  max: number;
  /** In the line of the label while the limit is far, instead of nothing. */
  note?: ReactNode;
}

/** Several lines of text with a limit. Names what is left near it, and what is too many beyond it. */
export function LimitedTextArea({ value, max, note, error, ...rest }: LimitedTextAreaProps) {
  const { isOver, text } = useCharacterCount(value, max);
  return (
    <TextArea
      {...rest}
      value={value}
      note={isOver ? note : (text ?? note)}
      error={isOver ? <span role="status">{text}</span> : error}
    />
  );
}

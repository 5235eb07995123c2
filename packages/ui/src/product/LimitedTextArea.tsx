'use client';

import type { ReactNode } from 'react';
import { cx } from '../base/cx.ts';
import { TextArea, type TextAreaProps } from '../base/TextArea/TextArea.tsx';
import { useCharacterCount } from './useCharacterCount.ts';

export interface LimitedTextAreaProps extends Omit<TextAreaProps, 'note' | 'live'> {
  /** Maximum number of characters, not counting spaces at the ends. A longer text is kept: the field says by how many. */
  max: number;
  /** Shown at the end of the label's line until the text comes near the limit. */
  note?: ReactNode;
}

/**
 * Several lines of text with a limit. Near it, the field shows how many characters are left; beyond it, how many too
 * many.
 */
export function LimitedTextArea({ value, max, note, error, className, ...rest }: LimitedTextAreaProps) {
  const { isOver, text } = useCharacterCount(value, max);
  return (
    <TextArea
      {...rest}
      value={value}
      note={isOver ? note : (text ?? note)}
      error={isOver ? text : error}
      live
      className={cx('vl-LimitedTextArea', className)}
    />
  );
}

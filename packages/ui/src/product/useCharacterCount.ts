'use client';

import { useLingui } from '@lingui/react/macro';
import { messageLength } from '@velluto/rules';
import { characterCount } from '../i18n/messages/chat.ts';

/** A text compared with its limit, in characters as the server counts them: an emoji of one code point is one. */
export interface CharacterCount {
  length: number;
  /** Whether there is more than the limit: nothing is cut, nothing can be sent. */
  isOver: boolean;
  /** What is left or too many, in words; undefined while the limit is far. */
  text: string | undefined;
}

/** Counts a text without blank ends against the most characters it may have. */
export function useCharacterCount(value: string, max: number): CharacterCount {
  const { t } = useLingui();
  const length = messageLength(value);
  const left = max - length;
  const isNear = left <= Math.min(100, max / 5);
  const words = left < 0 ? characterCount.over({ count: -left }) : characterCount.left({ count: left });
  return { length, isOver: left < 0, text: isNear ? t(words) : undefined };
}

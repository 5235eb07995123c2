'use client';

import { useLingui } from '@lingui/react/macro';
import { messageLength } from '@velluto/rules';
import { characterCount } from '../i18n/messages/chat/chat.ts';

/** Length of a text compared with its limit, in Unicode code points as the server counts them. */
export interface CharacterCount {
  length: number;
  /** The text is longer than the limit. It is not cut, but must not be sent. */
  isOver: boolean;
  /** Text with the number of characters left or too many; undefined while the limit is far. */
  text: string | undefined;
}

/** Compares a text, without spaces at its ends, with the number of characters it may have. */
export function useCharacterCount(value: string, max: number): CharacterCount {
  const { t } = useLingui();
  const length = messageLength(value);
  const left = max - length;
  const isNear = left <= Math.min(100, max / 5);
  const message = left < 0 ? characterCount.over({ count: -left }) : characterCount.left({ count: left });
  return { length, isOver: left < 0, text: isNear ? t(message) : undefined };
}

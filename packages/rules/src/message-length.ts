import { withLineBreaks } from './text.ts';

/** Bounds of a message's length in characters (setting `message_length`). */
export interface MessageLength {
  min: number;
  max: number;
}

/** Why a message cannot be sent. */
export type MessageProblem = 'message_too_short' | 'message_too_long';

/** Length of a message in Unicode code points, which is close to what people count; without spaces at both ends. */
export function messageLength(text: string): number {
  return [...withLineBreaks(text).trim()].length;
}

/** Checks a message against the site's bounds; null means it can be sent (spec § 5.3). */
export function messageProblem(text: string, bounds: MessageLength): MessageProblem | null {
  const count = messageLength(text);
  if (count < bounds.min) return 'message_too_short';
  return count > bounds.max ? 'message_too_long' : null;
}

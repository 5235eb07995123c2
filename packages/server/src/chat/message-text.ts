import { type MessageLength, messageProblem, withLineBreaks } from '@velluto/rules';
import { ApiError, invalidFields } from '../http/api-error.ts';

const controls = /(?![\n\t])\p{Cc}/gu;
/** Nothing of these can be seen: blanks, marks of direction and joining, fillers, signs that only change others. */
const invisible = /^[\s\p{Cf}\p{Cc}\p{Default_Ignorable_Code_Point}\u2800]*$/u;

/** The text as it is stored: blank ends, control characters and broken surrogates are gone. */
export function cleanText(text: string): string {
  return withLineBreaks(text.toWellFormed()).replace(controls, '').trim();
}

const problemOf = (text: string, bounds: MessageLength) =>
  invisible.test(text) ? 'message_too_short' : messageProblem(text, bounds);

/** Throws `message_too_long`, or `invalid_request` for one that is too short or of which nothing can be seen. */
export function checkLength(text: string, bounds: MessageLength): void {
  const problem = problemOf(text, bounds);
  if (problem === 'message_too_long') throw new ApiError('message_too_long', { max: bounds.max });
  if (problem) throw invalidFields({ field: 'text', code: 'too_short' });
}

/** The same for the first message of a sign-up, which waits: what cannot be sent later is refused now. */
export function checkSignupMessage(text: string, bounds: MessageLength): void {
  const problem = problemOf(text, bounds);
  if (!problem) return;
  const code = problem === 'message_too_long' ? 'too_long' : 'too_short';
  throw invalidFields({ field: 'signup_message', code });
}

/**
 * The words of a picture as they are stored: empty where nothing of them can be seen, for the picture is enough.
 *
 * @throws ApiError `message_too_long`
 */
export function cleanCaption(text: string, bounds: MessageLength): string {
  const caption = cleanText(text);
  if (invisible.test(caption)) return '';
  checkLength(caption, { min: 0, max: bounds.max });
  return caption;
}

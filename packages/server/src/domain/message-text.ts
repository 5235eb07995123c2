import { type MessageLength, messageProblem, withLineBreaks, withoutPiledMarks } from '@velluto/rules';
import { ApiError, invalidFields } from './api-error.ts';

const controls = /(?![\n\t])\p{Cc}/gu;
/** A text of invisible characters only: white space, marks of direction, joiners, fillers, variation selectors. */
const invisible = /^[\s\p{Cf}\p{Cc}\p{Default_Ignorable_Code_Point}\u2800]*$/u;

/** The text as it is stored: without white space at the ends, control characters, piles of marks and lone surrogates. */
export function cleanText(text: string): string {
  return withoutPiledMarks(withLineBreaks(text.toWellFormed()).replace(controls, '')).trim();
}

/** The same for a text of one line, such as a town: line breaks and tabs are spaces. */
export const cleanLine = (text: string): string => cleanText(text).replaceAll(/\s+/g, ' ');

const problemOf = (text: string, bounds: MessageLength) =>
  invisible.test(text) ? 'message_too_short' : messageProblem(text, bounds);

/** @throws ApiError `message_too_long`, or `invalid_request` for a text that is too short or invisible */
export function checkLength(text: string, bounds: MessageLength): void {
  const problem = problemOf(text, bounds);
  if (problem === 'message_too_long') throw new ApiError('message_too_long', { max: bounds.max });
  if (problem) throw invalidFields({ field: 'text', code: 'too_short' });
}

/** @throws ApiError `invalid_request` for the first message of a sign-up: it is sent later, so it is refused now if it could not be sent then */
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

import { type MessageLength, messageProblem } from '@velluto/rules';
import { ApiError, invalidFields } from '../http/api-error.ts';

const controls = /(?![\n\t])\p{Cc}/gu;
const previewLength = 200;

/** The text as it is stored: blank ends, control characters and broken surrogates are gone. */
export function cleanText(text: string): string {
  return text.toWellFormed().replaceAll('\r\n', '\n').replace(controls, '').trim();
}

/** Throws `message_too_long`, or `invalid_request` for one that is too short. */
export function checkLength(text: string, bounds: MessageLength): void {
  const problem = messageProblem(text, bounds);
  if (problem === 'message_too_long') throw new ApiError('message_too_long', { max: bounds.max });
  if (problem) throw invalidFields({ field: 'text', code: 'too_short' });
}

/** The beginning of a text for the list of conversations. */
export function previewText(text: string): string {
  return [...text].slice(0, previewLength).join('');
}

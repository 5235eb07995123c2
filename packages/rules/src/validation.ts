import { ageOn, minimumAge } from './age.ts';
import { COMMON_PASSWORDS } from './common-passwords.ts';
import { EMAIL_MAX, MAX_AGE, NAME_LENGTH, PASSWORD_MAX, PASSWORD_MIN } from './constants.ts';
import { canonicalEmail, canReceiveMail } from './email.ts';

// The codes are those of the contract's `FieldErrorCode`, so that page and server report a problem by the same code.

/** Why a name is refused (spec § 6.3). */
export type NameProblem =
  | 'required'
  | 'too_short'
  | 'too_long'
  | 'starts_with_at'
  | 'equals_email'
  | 'format';
/** Why an e-mail address is refused. */
export type EmailProblem = 'required' | 'too_long' | 'format';
/** Why a password is refused (spec § 6.3). */
export type PasswordProblem = 'required' | 'too_short' | 'too_long' | 'common';
/** Why a date of birth is refused. */
export type BirthDateProblem = 'required' | 'format' | 'under_age' | 'not_allowed';

/** Scripts that need zero-width joiners or non-joiners between letters to be spelt correctly. */
const joining = [
  'Arab',
  'Syrc',
  'Mong',
  'Deva',
  'Beng',
  'Guru',
  'Gujr',
  'Orya',
  'Taml',
  'Telu',
  'Knda',
  'Mlym',
]
  .concat('Sinh', 'Khmr', 'Mymr')
  .map(script => `\\p{scx=${script}}`)
  .join('');
/** A zero-width joiner or non-joiner between two letters of such a script. */
const joiner = new RegExp(`(?<=[${joining}])(?<!\\p{N})[\\u200C\\u200D](?=[${joining}])(?!\\p{N})`, 'gu');

/**
 * A name without the joiners of its script (Persian, Hindi, …): they are invisible, so names must not differ by them
 * alone.
 */
export const withoutJoiners = (name: string): string => name.replaceAll(joiner, '');

const length = (text: string) => [...text].length;

/** Checks a member's name; `email` is the address it must not equal. Null means it is fine. */
export function nameProblem(name: string, email?: string): NameProblem | null {
  const text = name.trim();
  if (text === '') return 'required';
  if (text.startsWith('@')) return 'starts_with_at';
  if (email !== undefined && text.toLowerCase() === email.trim().toLowerCase()) return 'equals_email';
  if (length(text) < NAME_LENGTH.min) return 'too_short';
  if (length(text) > NAME_LENGTH.max) return 'too_long';
  // letters of any script, digits, and a few other characters after the first; without @, so never an e-mail address
  return /^[\p{L}\p{N}][\p{L}\p{M}\p{N} ._'’-]*$/u.test(withoutJoiners(text)) ? null : 'format';
}

/**
 * Checks whether mail can be sent to an address; only the activation mail can show whether it exists. Null means it is fine.
 */
export function emailProblem(email: string): EmailProblem | null {
  const text = canonicalEmail(email);
  if (text === '') return 'required';
  if (text.length > EMAIL_MAX) return 'too_long';
  return canReceiveMail(text) ? null : 'format';
}

/** Checks a new password: 10 to 200 characters, and not one of the most used ones. Null means it is fine. */
export function passwordProblem(password: string): PasswordProblem | null {
  if (password === '') return 'required';
  if (length(password) < PASSWORD_MIN) return 'too_short';
  if (length(password) > PASSWORD_MAX) return 'too_long';
  const oneCharacter = new Set(password).size === 1;
  return oneCharacter || COMMON_PASSWORDS.has(password.toLowerCase()) ? 'common' : null;
}

/** Checks a date of birth (`YYYY-MM-DD`) against the site's minimum age, which is never below 18. Null means it is fine. */
export function birthDateProblem(
  dateOfBirth: string,
  today: string,
  siteMinimum?: number | null,
): BirthDateProblem | null {
  if (dateOfBirth === '') return 'required';
  const age = ageOn(dateOfBirth, today);
  if (age === null || age < 0) return 'format';
  if (age < minimumAge(siteMinimum)) return 'under_age';
  return age > MAX_AGE ? 'not_allowed' : null;
}

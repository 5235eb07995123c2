import { ownPath } from '@velluto/rules';
import { type FieldError, invalidFields } from './api-error.ts';

/** Why a page to go on to is refused: it is none of the site. Null means it is fine, or that none was named. */
export const nextProblem = (next: string | undefined): FieldError['code'] | null =>
  next === undefined || ownPath(next) !== null ? null : 'not_allowed';

/**
 * Refuses a page to go on to that is none of the site.
 *
 * @throws ApiError `invalid_request`
 */
export function requireOwnPath(next: string | undefined): void {
  const code = nextProblem(next);
  if (code) throw invalidFields({ field: 'next', code });
}

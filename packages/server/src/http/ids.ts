import { validate } from 'uuid';

/** An id from outside in the form in which the database knows it, or null when it cannot be one of ours. */
export function parseId(text: string): string | null {
  return validate(text) ? text.toLowerCase() : null;
}

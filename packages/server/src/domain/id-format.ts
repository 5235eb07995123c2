import { validate } from 'uuid';

/** A UUID from a request in the form of the database (lower case); null when it is no UUID. */
export function parseId(text: string): string | null {
  return validate(text) ? text.toLowerCase() : null;
}

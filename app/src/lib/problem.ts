import { ApiProblem } from '@velluto/api-client';
import { toProblem as toApiProblem } from '@velluto/api-client/ui';
import type { FieldProblemCode, Problem } from '@velluto/ui/model';

/** The browser stores no cookies, which a log-in needs. */
export class CookiesBlocked extends Error {
  override readonly name = 'CookiesBlocked';
}

/**
 * Maps the error of a call to what components show. A call that did not reach the server is `offline`; an exception of
 * the app itself is a bug, which is not shown as a lost connection and goes to the window's error handlers.
 */
export function toProblem(error: unknown): Problem {
  if (error instanceof CookiesBlocked) return { code: 'cookies_blocked' };
  if (!(error instanceof ApiProblem)) globalThis.reportError?.(error);
  return toApiProblem(error);
}

/** Errors of a form: by field, or one problem of the whole form. */
export interface FormErrors<Field extends string = never> {
  fields?: Partial<Record<Field, FieldProblemCode>>;
  problem?: Problem | null;
}

/**
 * The errors of a failed call: at the fields that the form shows, everything else as one problem.
 *
 * @param named form fields by their names in the call, where these differ
 */
export function toFormErrors<Field extends string>(
  error: unknown,
  shown: readonly Field[],
  named: Readonly<Record<string, Field>> = {},
): FormErrors<Field> {
  const fields: FormErrors<Field>['fields'] = {};
  for (const { field, code } of error instanceof ApiProblem ? error.fields : []) {
    const name = shown.find(candidate => candidate === (named[field] ?? field));
    if (name) fields[name] = code;
  }
  return Object.keys(fields).length > 0 ? { fields } : { problem: toProblem(error) };
}

/** A “required” error for each of these fields that is empty. */
export function requireFields<Field extends string>(
  values: Readonly<Record<NoInfer<Field>, string>>,
  needed: readonly Field[],
): FormErrors<Field> | undefined {
  const empty = needed.filter(name => values[name].trim() === '');
  if (empty.length === 0) return;
  return { fields: Object.fromEntries(empty.map(name => [name, 'required'])) as FormErrors<Field>['fields'] };
}

import { ApiProblem } from '@velluto/api-client';
import type { FieldProblemCode, Problem } from '@velluto/ui/model';

/** What went wrong with a call, as components show it; whatever did not reach the server is `offline`. */
export function toProblem(error: unknown): Problem {
  if (!(error instanceof ApiProblem) || error.status === 0) return { code: 'offline' };
  return { code: error.code, ...error.facts };
}

/** Why something was refused: the fields of the form that are wrong, or the problem as a whole. */
export interface Refusal<Field extends string = never> {
  fields?: Partial<Record<Field, FieldProblemCode>>;
  problem?: Problem | null;
}

/**
 * Why a call failed: at the fields that the form shows, everything else as a whole.
 *
 * @param named the form's names of fields that are called otherwise in the call
 */
export function toRefusal<Field extends string>(
  error: unknown,
  shown: readonly Field[],
  named: Readonly<Record<string, Field>> = {},
): Refusal<Field> {
  const fields: Refusal<Field>['fields'] = {};
  for (const { field, code } of error instanceof ApiProblem ? error.fields : []) {
    const name = shown.find(one => one === (named[field] ?? field));
    if (name) fields[name] = code;
  }
  return Object.keys(fields).length > 0 ? { fields } : { problem: toProblem(error) };
}

/** Refuses a form in which one of these fields is empty. */
export function refuseEmpty<Field extends string>(
  values: Readonly<Record<NoInfer<Field>, string>>,
  needed: readonly Field[],
): Refusal<Field> | undefined {
  const empty = needed.filter(name => values[name].trim() === '');
  if (empty.length === 0) return;
  return { fields: Object.fromEntries(empty.map(name => [name, 'required'])) as Refusal<Field>['fields'] };
}

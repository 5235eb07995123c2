import type { FieldProblemCode, Problem } from '../model/problem.ts';
import { fieldProblemMessages, problemMessages } from './messages/problems.ts';

type Translate = (message: { id: string; message?: string }, values?: Record<string, unknown>) => string;

/** What people read for an error. Figures it needs and does not have count as their mildest value. */
export function problemText(t: Translate, { code, minutes, need, have, max }: Problem): string {
  return t(problemMessages[code], { minutes: minutes ?? 1, need: need ?? 0, have: have ?? 0, max: max ?? 0 });
}

/** What people read below a refused field; `own` are the field's own words for some codes. */
export function fieldProblemText(
  t: Translate,
  code: FieldProblemCode | undefined,
  own: Partial<Record<FieldProblemCode, string>> = {},
): string | undefined {
  return code && (own[code] ?? t(fieldProblemMessages[code]));
}

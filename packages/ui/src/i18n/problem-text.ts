import type { FieldProblemCode, Problem, ProblemCode } from '../model/problem.ts';
import { fieldProblemMessages, problemMessages } from './messages/problems.ts';

type Translate = (message: { id: string; message?: string }, values?: Record<string, unknown>) => string;

const messages: Partial<Record<ProblemCode, Parameters<Translate>[0]>> = problemMessages;

/** What people read for an error. Figures it needs and does not have count as their mildest value. */
export function problemText(t: Translate, { code, minutes, need, have, max }: Problem): string {
  const message = messages[code] ?? problemMessages.internal_error;
  return t(message, { minutes: minutes ?? 1, need: need ?? 0, have: have ?? 0, max: max ?? 0 });
}

/** What people read below a refused field; `own` are the field's own words for some codes. */
export function fieldProblemText(
  t: Translate,
  code: FieldProblemCode | undefined,
  own: Partial<Record<FieldProblemCode, string>> = {},
): string | undefined {
  return code && (own[code] ?? t(fieldProblemMessages[code]));
}

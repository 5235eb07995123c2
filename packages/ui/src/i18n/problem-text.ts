import type { MessageDescriptor } from '@lingui/core';
import type { FieldProblemCode, Problem, ProblemCode } from '../model/problem.ts';
import { fieldProblemMessages, problemMessages } from './messages/problems.ts';
import type { Translate } from './translate.ts';

/** A message, or one that names figures of the problem. */
type ProblemMessage = MessageDescriptor | ((figures: { minutes: number; max: number }) => MessageDescriptor);

const messages: Partial<Record<ProblemCode, ProblemMessage>> = problemMessages;

/** Text of an error. A figure that the text needs and the error lacks counts as its mildest value. */
export function problemText(t: Translate, { code, minutes = 1, max = 0 }: Problem): string {
  const message = messages[code] ?? problemMessages.internal_error;
  return t(typeof message === 'function' ? message({ minutes, max }) : message);
}

/** Text of a refused field; `own` replaces the general text of some codes. */
export function fieldProblemText(
  t: Translate,
  code: FieldProblemCode | undefined,
  own: Partial<Record<FieldProblemCode, string>> = {},
): string | undefined {
  return code && (own[code] ?? t(fieldProblemMessages[code]));
}

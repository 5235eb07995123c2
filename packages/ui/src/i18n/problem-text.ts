import type { MessageDescriptor } from '@lingui/core';
import { REACTIVATION_DAYS } from '@velluto/rules';
import type { FieldProblemCode, Problem, ProblemCode } from '../model/problem.ts';
import { fieldProblemMessages, problemMessages } from './messages/error.ts';
import type { Translate } from './translate.ts';

/** Numbers of a problem, and those that are the same for each. */
interface Figures {
  minutes: number;
  max: number;
  /** Days in which a deleted account can be brought back. */
  days: number;
}

/** A message, or a function that puts numbers of the problem into a message. */
type ProblemMessage = MessageDescriptor | ((figures: Figures) => MessageDescriptor);

const messages: Partial<Record<ProblemCode, ProblemMessage>> = problemMessages;

/** Text of an error; a general text for codes without one. Missing numbers default to 1 minute and a maximum of 0. */
export function problemText(t: Translate, { code, minutes = 1, max = 0 }: Problem): string {
  const message = messages[code] ?? problemMessages.internal_error;
  return t(typeof message === 'function' ? message({ minutes, max, days: REACTIVATION_DAYS }) : message);
}

/** Text of a field error; undefined without a code. `own` replaces the general texts of some codes. */
export function fieldProblemText(
  t: Translate,
  code: FieldProblemCode | undefined,
  own: Partial<Record<FieldProblemCode, string>> = {},
): string | undefined {
  return code && (own[code] ?? t(fieldProblemMessages[code]));
}

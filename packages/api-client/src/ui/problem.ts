import type { Problem } from '@velluto/ui/model';
import { ApiProblem } from '../problem.ts';

/** The error of a call as components show it; a call that did not reach the server is `offline`. */
export function toProblem(error: unknown): Problem {
  if (!(error instanceof ApiProblem) || error.status === 0) return { code: 'offline' };
  const { tries_left: triesLeft, ...facts } = error.facts;
  return { code: error.code, ...facts, ...(triesLeft !== undefined && { triesLeft }) };
}

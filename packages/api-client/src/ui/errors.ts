import type { Problem } from '@velluto/ui/model';
import { ApiProblem } from '../problem.ts';

/**
 * The error of a call as components show it: `offline` where the server could not be reached, and `internal_error` for an
 * exception that is no answer of the server, which has nothing to do with the connection.
 */
export function toProblem(error: unknown): Problem {
  if (!(error instanceof ApiProblem)) return { code: 'internal_error' };
  if (error.status === 0) return { code: 'offline' };
  const { tries_left: triesLeft, ...facts } = error.facts;
  return { code: error.code, ...facts, ...(triesLeft !== undefined && { triesLeft }) };
}

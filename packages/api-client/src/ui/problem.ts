import type { Problem } from '@velluto/ui/model';
import { ApiProblem } from '../problem.ts';

/** The error of a call as components show it; a call that did not reach the server is `offline`. */
export function toProblem(error: unknown): Problem {
  if (!(error instanceof ApiProblem) || error.status === 0) return { code: 'offline' };
  return { code: error.code, ...error.facts };
}

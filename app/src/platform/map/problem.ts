import { ApiProblem } from '@velluto/api-client';
import type { Problem } from '@velluto/ui/model';

/** What went wrong with a call, as components show it; whatever did not reach the server is `offline`. */
export function toProblem(error: unknown): Problem {
  if (!(error instanceof ApiProblem) || error.status === 0) return { code: 'offline' };
  return { code: error.code, ...error.facts };
}

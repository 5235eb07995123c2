import { toProblem } from '@velluto/api-client/ui';
import type { Problem } from '@velluto/ui/model';
import { useCallback, useContext } from 'react';
import { SessionContext } from './session.ts';

/** Errors that any page for members may meet, and that another page mends: the log-in, and the proof of age. */
const ofTheSession: ReadonlySet<Problem['code']> = new Set(['authentication_required', 'age_unproved']);

/**
 * Turns the error of a call into the problem that components show. Where the call asks for a log-in or a proof of age, the
 * session is loaded anew, which brings the page for it.
 */
export function useToProblem(): (error: unknown) => Problem {
  const reloadSession = useContext(SessionContext)?.reload;
  return useCallback(
    (error: unknown) => {
      const problem = toProblem(error);
      if (ofTheSession.has(problem.code)) void reloadSession?.();
      return problem;
    },
    [reloadSession],
  );
}

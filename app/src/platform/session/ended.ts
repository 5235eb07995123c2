import { ApiProblem, getUser } from '@velluto/api-client';
import type { Visit } from '../visit.ts';

const running = new WeakMap<Visit, Promise<unknown>>();

/** Runs what gives this page another session; calls that went out with the old one are refused meanwhile. */
export function whileSessionChanges<Answer>(visit: Visit, work: () => Promise<Answer>): Promise<Answer> {
  const change = work();
  running.set(visit, change);
  return change;
}

/** Whether the session of this page is really over, or a call was only late with a session that was replaced. */
async function sessionIsOver(visit: Visit): Promise<boolean> {
  await running.get(visit)?.catch(() => undefined);
  try {
    await getUser(await visit.api());
    return false;
  } catch (error) {
    return error instanceof ApiProblem && error.status === 403;
  }
}

/** After a call was refused for want of a session: ends it here, unless it was only replaced. */
export async function ended(visit: Visit, reload: () => void): Promise<void> {
  const { session } = visit;
  if (session.state.user === null) return;
  if (!(await sessionIsOver(visit)) || session.state.user === null) return;
  session.end();
  reload(); // nothing personal stays in memory; the server leads to the log-in where one is needed
}

import { ApiProblem, getUser, logout } from '@velluto/api-client';
import type { Visit } from '../visit.ts';

/** What is to be seen of a refused call: nothing, where the page is about to go. */
type Seen = 'silence' | undefined;

const running = new WeakMap<Visit, Promise<unknown>>();

/** Runs what gives this page another session; calls that went out with the old one are refused meanwhile. */
export async function whileSessionChanges<Answer>(
  visit: Visit,
  work: () => Promise<Answer>,
): Promise<Answer> {
  const change = work();
  running.set(visit, change);
  try {
    return await change;
  } catch (error) {
    const refused = error instanceof ApiProblem && error.code === 'authentication_required';
    if (refused && (await sessionIsOver(visit))) await new Promise(() => {});
    throw error;
  } finally {
    if (running.get(visit) === change) running.delete(visit);
  }
}

/** Whether the session of this page is really over, or a call was only late with a session that was replaced. */
async function sessionIsOver(visit: Visit): Promise<boolean> {
  await running.get(visit)?.catch(() => undefined);
  try {
    await getUser(visit.client);
    return false;
  } catch (error) {
    return error instanceof ApiProblem && error.status === 403;
  }
}

const over = new WeakSet<Visit>();

/** After a call was refused for want of a session: ends it here, unless it was only replaced. */
export async function ended(visit: Visit, reload: () => void): Promise<Seen> {
  const { session } = visit;
  if (session.state.user === null) return over.has(visit) ? 'silence' : undefined;
  const decided = decide(visit, reload);
  // the refused call may be the change itself, for whose end the decision waits
  return running.has(visit) ? undefined : decided;
}

async function decide(visit: Visit, reload: () => void): Promise<Seen> {
  if (!(await sessionIsOver(visit))) return undefined;
  if (visit.session.state.user !== null) {
    over.add(visit);
    visit.session.end();
    reload(); // nothing personal stays in memory; the server leads to the log-in where one is needed
  }
  return 'silence';
}

/** Ends the session on the server, then loads the home page anew, so that nothing personal stays in memory. */
export async function logOut(visit: Visit, leave: (address: string) => void): Promise<void> {
  await logout(visit.client);
  visit.session.end();
  leave('/');
}

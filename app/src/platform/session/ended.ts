import { ApiProblem, getUser, logout } from '@velluto/api-client';
import type { AppContext } from '../app-context.ts';

/** What is to be seen of a refused call: nothing, where the page is about to go. */
type Seen = 'silence' | undefined;

const running = new WeakMap<AppContext, Promise<unknown>>();

/** Runs what gives this page another session; calls that went out with the old one are refused meanwhile. */
export async function whileSessionChanges<Answer>(
  app: AppContext,
  work: () => Promise<Answer>,
): Promise<Answer> {
  const change = work();
  running.set(app, change);
  try {
    return await change;
  } catch (error) {
    const refused = error instanceof ApiProblem && error.code === 'authentication_required';
    if (refused && (await sessionIsOver(app))) await new Promise(() => {});
    throw error;
  } finally {
    if (running.get(app) === change) running.delete(app);
  }
}

/** Whether the session of this page is really over, or a call was only late with a session that was replaced. */
async function sessionIsOver(app: AppContext): Promise<boolean> {
  await running.get(app)?.catch(() => undefined);
  try {
    await getUser(app.client);
    return false;
  } catch (error) {
    return error instanceof ApiProblem && error.status === 403;
  }
}

const over = new WeakSet<AppContext>();

/** After a call was refused for want of a session: ends it here, unless it was only replaced. */
export async function ended(app: AppContext, reload: () => void): Promise<Seen> {
  const { session } = app;
  if (session.state.user === null) return over.has(app) ? 'silence' : undefined;
  const decided = decide(app, reload);
  // the refused call may be the change itself, for whose end the decision waits
  return running.has(app) ? undefined : decided;
}

async function decide(app: AppContext, reload: () => void): Promise<Seen> {
  if (!(await sessionIsOver(app))) return undefined;
  if (app.session.state.user !== null) {
    over.add(app);
    app.session.end();
    reload(); // nothing personal stays in memory; the server leads to the log-in where one is needed
  }
  return 'silence';
}

/** Ends the session on the server, then loads the home page anew, so that nothing personal stays in memory. */
export async function logOut(app: AppContext, leave: (address: string) => void): Promise<void> {
  await logout(app.client);
  app.session.end();
  leave('/');
}

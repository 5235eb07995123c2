import { ApiProblem, getUser, logout } from '@velluto/api-client';
import type { AppContext } from '../app-context.ts';

/** `silence`: the refused call shows no error, because the page is about to be reloaded. */
type HandledCall = 'silence' | undefined;

const sessionChanges = new WeakMap<AppContext, Promise<unknown>>();

/** Runs a call that replaces the session of this page; calls sent with the old one fail meanwhile. */
export async function whileSessionChanges<Answer>(
  app: AppContext,
  work: () => Promise<Answer>,
): Promise<Answer> {
  const change = work();
  sessionChanges.set(app, change);
  try {
    return await change;
  } catch (error) {
    const refused = error instanceof ApiProblem && error.code === 'authentication_required';
    if (refused && (await sessionIsOver(app))) await new Promise(() => {});
    throw error;
  } finally {
    if (sessionChanges.get(app) === change) sessionChanges.delete(app);
  }
}

/** Whether the session has really ended, or a call only used a session that was replaced. */
async function sessionIsOver(app: AppContext): Promise<boolean> {
  await sessionChanges.get(app)?.catch(() => undefined); // the caller of the change handles its error
  try {
    await getUser(app.client);
    return false;
  } catch (error) {
    return error instanceof ApiProblem && error.status === 403;
  }
}

const endedContexts = new WeakSet<AppContext>();

/** A call was refused for a missing session: ends it on this page, unless it was only replaced. */
export async function handleLostSession(app: AppContext, reload: () => void): Promise<HandledCall> {
  const { session } = app;
  if (session.state.user === null) return endedContexts.has(app) ? 'silence' : undefined;
  const decided = handleRefusal(app, reload);
  // the refused call may be the session change itself, which the check waits for
  return sessionChanges.has(app) ? undefined : decided;
}

async function handleRefusal(app: AppContext, reload: () => void): Promise<HandledCall> {
  if (!(await sessionIsOver(app))) return undefined;
  if (app.session.state.user !== null) {
    endedContexts.add(app);
    app.session.end();
    reload(); // removes personal data from memory; the server redirects to the log-in where one is needed
  }
  return 'silence';
}

/** Ends the session on the server, then reloads the home page, so that no personal data stays in memory. */
export async function logOut(app: AppContext, leave: (address: string) => void): Promise<void> {
  await logout(app.client);
  app.session.end();
  leave('/');
}

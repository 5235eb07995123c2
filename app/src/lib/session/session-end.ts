import { ApiProblem, getUser, logout, type SessionLoss, sessionLossOf } from '@velluto/api-client';
import type { AppContext } from '../app-context.ts';
import { makeClient } from '../client.ts';
import { ignoreFailedCall } from '../ignore-failed-call.ts';
import { loginPath } from '../router/auth-paths.ts';
import { createUnsavedStore } from './unsaved.ts';

/** `silence`: the refused call shows no error, because the page is about to be reloaded. */
type HandledCall = 'silence' | undefined;

const sessionChanges = new WeakMap<AppContext, Promise<unknown>>();
const endedContexts = new WeakSet<AppContext>();

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
    const refused = error instanceof ApiProblem && sessionLossOf(error.code) !== undefined;
    if (refused && (await sessionIsOver(app))) await new Promise(() => {});
    throw error;
  } finally {
    if (sessionChanges.get(app) === change) sessionChanges.delete(app);
  }
}

/**
 * Whether the session of this page has ended or is another member's; false if a call was only sent with a session that was
 * replaced meanwhile. A visitor's page has no session: it is over when a member is logged in.
 */
async function sessionIsOver(app: AppContext): Promise<boolean> {
  await sessionChanges.get(app)?.catch(() => undefined); // the caller of the change handles its error
  try {
    await getUser(app.client);
    return false;
  } catch (error) {
    if (!(error instanceof ApiProblem)) return false;
    if (endedContexts.has(app)) return true; // another refused call has found out meanwhile
    return error.code === 'member_changed' || (error.status === 403 && app.session.state.user !== null);
  }
}

/**
 * Handles a call that was refused because its session has ended or is another member's: reloads the page if that is so,
 * unless it has unsaved input or another member would not find it: then a notice is shown instead.
 */
export async function handleLostSession(
  app: AppContext,
  code: SessionLoss,
  reload: () => void,
): Promise<HandledCall> {
  if (endedContexts.has(app)) return 'silence';
  // a visitor gets the error, which asks to log in
  if (app.session.state.user === null && code === 'authentication_required') return undefined;
  const decided = handleRefusal(app, reload);
  // the refused call may be the session change itself, which the check waits for
  return sessionChanges.has(app) ? undefined : decided;
}

async function handleRefusal(app: AppContext, reload: () => void): Promise<HandledCall> {
  if (!(await sessionIsOver(app))) return undefined;
  const unsaved = app.store(createUnsavedStore);
  if (unsaved.state.typed || (await unsaved.isLostToOther())) {
    void ignoreFailedCall(unsaved.showLoggedIn());
    return undefined;
  }
  if (!endedContexts.has(app)) {
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

/**
 * Logs out whoever is logged in now, and leads by the log-in page back to this address.
 *
 * @param client names no member, because the page is of another one
 */
export async function logInAgain(
  address: string,
  leave: (address: string) => void,
  client = makeClient({}),
): Promise<void> {
  await logout(client);
  leave(loginPath(address));
}

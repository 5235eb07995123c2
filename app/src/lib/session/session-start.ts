import { ApiProblem, getUser, PAGE_MEMBER_HEADER, type User } from '@velluto/api-client';
import type { AppContext } from '../app-context.ts';
import { CookiesBlocked } from '../problem.ts';
import { whileSessionChanges } from './session-end.ts';

/**
 * Logs in or signs up, and turns the visitor's page into the member's.
 *
 * @param browser without cookies nothing is sent: sign-up would make an account that this browser cannot log in to
 * @throws CookiesBlocked when the browser did not keep the session's cookie, and whatever `send` throws
 */
export async function startSession(
  app: AppContext,
  send: () => Promise<{ user: User }>,
  browser: { cookieEnabled?: boolean } = navigator,
): Promise<void> {
  if (browser.cookieEnabled === false) throw new CookiesBlocked();
  await whileSessionChanges(app, async () => {
    const { user } = await send();
    if (!(await hasSession(app, user.id))) throw new CookiesBlocked();
    app.session.setUser(user);
  });
}

/** Whether the browser sends the cookie of the new session; asked for the member, because the page is still a visitor's. */
async function hasSession({ client }: AppContext, member: string): Promise<boolean> {
  try {
    await getUser(client, { headers: { [PAGE_MEMBER_HEADER]: member } });
    return true;
  } catch (error) {
    // without an answer the session is assumed to work: otherwise the next call is refused
    return !(error instanceof ApiProblem && error.code === 'authentication_required');
  }
}

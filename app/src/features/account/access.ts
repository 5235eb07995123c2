import {
  confirmMailChange,
  getUser,
  type LoginRequest,
  login,
  restoreAccount,
  undoMailChange,
} from '@velluto/api-client';
import type { AppContext } from '../../platform/app-context.ts';

/** Logs in. */
export async function logIn(app: AppContext, values: LoginRequest): Promise<void> {
  const { user } = await login(app.client, values);
  app.session.setUser(user);
}

/** Puts the new address in force, by the link mailed there; gives it. */
export async function confirmMail(
  { client, session }: AppContext,
  token: string,
): Promise<{ email: string }> {
  const { email } = await confirmMailChange(client, { token });
  if (session.state.user) {
    // the address of the page's own user; whoever opened the link elsewhere logs in with it
    await getUser(client).then(
      ({ user }) => session.setUser(user),
      () => undefined,
    );
  }
  return { email };
}

/** Takes a changed address back; gives the one in force, and the token with which a new password can be chosen at once. */
export async function undoMail(
  { client, session }: AppContext,
  token: string,
): Promise<{ email: string; resetToken: string }> {
  const { email, reset_token } = await undoMailChange(client, { token });
  session.end(); // the server has ended every session
  return { email, resetToken: reset_token };
}

/** Brings a deleted account back. */
export async function restore({ client }: AppContext, token: string): Promise<void> {
  await restoreAccount(client, { token });
}

import {
  activateByCode,
  confirmMailChange,
  type LoginRequest,
  login,
  resendActivation,
  restoreAccount,
  undoMailChange,
} from '@velluto/api-client';
import { proxy } from 'valtio/vanilla';
import type { AppContext } from '../../lib/app-context.ts';
import { ignoreFailedCall } from '../../lib/ignore-failed-call.ts';
import { refreshUser } from '../../lib/session/refresh-user.ts';
import { startSession } from '../../lib/session/session-start.ts';

/** Logs in. */
export async function logIn(app: AppContext, values: LoginRequest): Promise<void> {
  await startSession(app, () => login(app.client, values));
}

/** Confirms a new e-mail address by the link mailed there; returns the address. */
export async function confirmEmailChange(app: AppContext, token: string): Promise<{ email: string }> {
  const { email } = await confirmMailChange(app.client, { token });
  // updates the address on this page; in another browser the member logs in with it
  if (app.session.state.user) await ignoreFailedCall(refreshUser(app));
  return { email };
}

/** Undoes a change of the e-mail address; returns the address in force, and a token to set a new password at once. */
export async function undoEmailChange(
  { client, session }: AppContext,
  token: string,
): Promise<{ email: string; resetToken: string }> {
  const { email, reset_token } = await undoMailChange(client, { token });
  session.end(); // the server has ended every session
  return { email, resetToken: reset_token };
}

/** Restores a deleted account; says whether the link was used before, and whether Premium renews no more. */
export const restoreAccountByLink = ({ client }: AppContext, token: string) =>
  restoreAccount(client, { token });

/** Confirms the e-mail address by the code of the activation mail. */
export async function confirmEmail(app: AppContext, code: string): Promise<void> {
  await activateByCode(app.client, { code });
  await ignoreFailedCall(refreshUser(app));
}

/** Sending the activation mail again. */
export function createActivationMailStore(app: AppContext) {
  const state = proxy<{ resend: 'idle' | 'sending' | 'sent' | 'error' }>({ resend: 'idle' });
  return {
    state,
    async resend(): Promise<void> {
      if (state.resend === 'sending') return;
      state.resend = 'sending';
      try {
        await resendActivation(app.client);
        state.resend = 'sent';
      } catch {
        state.resend = 'error';
      }
    },
  };
}

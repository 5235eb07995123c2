import { completeAgeCheck, startAgeCheck } from '@velluto/api-client';
import type { AppContext } from '../../lib/app-context.ts';
import { refreshUser } from '../../lib/session/refresh-user.ts';

/**
 * Begins a proof of age; gives the address of the provider's page, or null when nothing has to be proved any more.
 *
 * @param destination the page that the proof leads on to; null for none
 */
export async function beginAgeCheck(app: AppContext, destination: string | null): Promise<string | null> {
  const { url } = await startAgeCheck(app.client, destination === null ? {} : { next: destination });
  // another tab may have completed it
  if (url === null) await refreshUser(app);
  return url;
}

/** Completes a proof of age with the token that the provider sent along. */
export async function finishAgeCheck({ client, session }: AppContext, token: string): Promise<void> {
  const { user } = await completeAgeCheck(client, { token });
  session.setUser(user);
}

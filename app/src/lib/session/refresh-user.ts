import { getUser } from '@velluto/api-client';
import type { AppContext } from '../app-context.ts';

/** Fetches the user again, after a call that changes more of the user than its answer contains. */
export async function refreshUser({ client, session }: AppContext): Promise<void> {
  const { user } = await getUser(client);
  if (session.state.user !== null) session.setUser(user); // else logged out meanwhile
}

import { getUser } from '@velluto/api-client';
import type { AppContext } from '../app-context.ts';

/** Fetches the user anew, after something that changed more than its answer tells. */
export async function refreshUser({ client, session }: AppContext): Promise<void> {
  const { user } = await getUser(client);
  if (session.state.user !== null) session.setUser(user); // else logged out meanwhile
}

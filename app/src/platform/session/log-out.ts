import { logout } from '@velluto/api-client';
import type { Visit } from '../visit.ts';

/** Ends the session on the server, then loads the home page anew, so that nothing personal stays in memory. */
export async function logOut(visit: Visit, leave: (address: string) => void): Promise<void> {
  await logout(visit.client);
  visit.session.end();
  leave('/');
}

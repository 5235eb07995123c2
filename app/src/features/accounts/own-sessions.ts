import { endSession, getSessions, type SessionsResponse } from '@velluto/api-client';
import type { AppContext } from '../../lib/app-context.ts';

/** Sessions and two-factor state of the user. */
export const fetchSessions = ({ client }: AppContext): Promise<SessionsResponse> => getSessions(client);

/** One session, or all but this page's. */
export type SessionsToEnd = { session: string } | { others: true };

/** Ends sessions; returns the remaining ones. */
export async function endSessions(
  app: AppContext,
  which: SessionsToEnd,
  password: string,
): Promise<SessionsResponse> {
  await endSession(app.client, { ...which, password });
  return fetchSessions(app);
}

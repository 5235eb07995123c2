import { ApiProblem, checkReset } from '@velluto/api-client';
import type { LoadContext } from '../../platform/router/route.ts';

/** Whether the mailed link works, so that nobody types a new password for nothing. */
export interface ResetLinkData {
  works: boolean;
}

export async function load({ client, search, signal }: LoadContext): Promise<ResetLinkData> {
  const token = search.get('token');
  if (!token) return { works: false };
  try {
    await checkReset(client, { token }, { signal });
    return { works: true };
  } catch (error) {
    if (error instanceof ApiProblem && error.status === 400) return { works: false };
    throw error;
  }
}

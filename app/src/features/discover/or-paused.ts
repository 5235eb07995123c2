import { ApiProblem } from '@velluto/api-client';
import type { AppContext } from '../../lib/app-context.ts';

/**
 * Loads proposals; `paused` for members who withdrew the consent that they are made by, here or just now in another tab.
 */
export async function orPaused<Answer>(
  { session }: AppContext,
  load: () => Promise<Answer>,
): Promise<Answer | 'paused'> {
  if (session.state.user?.preferences.looking_for === null) return 'paused';
  try {
    return await load();
  } catch (error) {
    if (error instanceof ApiProblem && error.code === 'consent_withdrawn') return 'paused';
    throw error;
  }
}

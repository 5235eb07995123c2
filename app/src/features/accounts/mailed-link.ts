import { ApiProblem } from '@velluto/api-client';

/** The answer to a mailed link; null for a link that does not work, or no longer, where trying again does not help. */
export async function unlessInvalid<Answer>(answer: Promise<Answer>): Promise<Answer | null> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof ApiProblem && error.code === 'reset_link_invalid') return null;
    throw error;
  }
}

import { type LoginRequest, login } from '@velluto/api-client';
import type { Problem } from '@velluto/ui/model';
import { toProblem } from '../../platform/map/problem.ts';
import type { Visit } from '../../platform/visit.ts';

/** Logs in; null when it worked, else why it did not. */
export async function logIn(visit: Visit, values: LoginRequest): Promise<Problem | null> {
  try {
    const { user } = await login(visit.client, values);
    visit.session.setUser(user);
    return null;
  } catch (error) {
    return toProblem(error);
  }
}

import {
  askMailChange,
  changePassword,
  endSession,
  getSessions,
  getUser,
  type SessionsResponse,
  updatePrivacy,
  updateProfile,
} from '@velluto/api-client';
import { emailProblem } from '@velluto/rules';
import type { FieldProblemCode, Problem } from '@velluto/ui/model';
import type { Place } from '@velluto/ui/patterns';
import { toProblem } from '../../platform/map/problem.ts';
import { whileSessionChanges } from '../../platform/session/ended.ts';
import { movePush } from '../../platform/session/move-push.ts';
import type { Visit } from '../../platform/visit.ts';
import { newPasswordProblem, type Refused, refusal } from './reset.ts';

/** Why a change that needs the password was refused. */
export interface SecretRefused extends Refused {
  /** About the password in force. */
  old?: FieldProblemCode;
}

const oldPasswordMissing = (password: string): SecretRefused | null =>
  password === '' ? { old: 'required' } : null;

/** Asks for another e-mail address; null when the link is on its way. */
export async function requestMailChange(
  visit: Visit,
  values: { email: string; password: string },
): Promise<SecretRefused | null> {
  const field = emailProblem(values.email);
  if (field) return { field };
  const missing = oldPasswordMissing(values.password);
  if (missing) return missing;
  try {
    await askMailChange(visit.client, { ...values, email: values.email.trim() });
    return null;
  } catch (error) {
    return refusal(error, 'email');
  }
}

/** Sets another password. All other sessions end; the one of this page goes on. Null when it is set. */
export async function setPassword(
  visit: Visit,
  values: { old: string; password: string; repeat: string },
): Promise<SecretRefused | null> {
  const missing = oldPasswordMissing(values.old) ?? newPasswordProblem(values);
  if (missing) return missing;
  const { old, password, repeat } = values;
  const body = { old_password: old, password, password_repeat: repeat };
  try {
    const client = visit.client;
    await whileSessionChanges(visit, () => changePassword(client, body));
    // what other sessions asked for has ended, and this one's with it
    movePush(visit).catch(() => undefined);
    return null;
  } catch (error) {
    return refusal(error, 'password');
  }
}

/** One session, or all but this page's. */
export type SessionsToEnd = { session: string } | { others: true };

/** Ends sessions; gives those that are left. */
export async function endSessions(
  visit: Visit,
  which: SessionsToEnd,
  password: string,
): Promise<SessionsResponse | SecretRefused> {
  const missing = oldPasswordMissing(password);
  if (missing) return missing;
  try {
    const client = visit.client;
    await endSession(client, { ...which, password });
    return await getSessions(client);
  } catch (error) {
    return { problem: toProblem(error) };
  }
}

/** Makes the user invisible, or visible again; null when it is so. */
export async function setInvisible(visit: Visit, invisible: boolean): Promise<Problem | null> {
  try {
    await updatePrivacy(visit.client, { invisible });
    return null;
  } catch (error) {
    return toProblem(error);
  }
}

/** Saves where the user lives; null when it is kept. */
export async function savePlace(visit: Visit, place: Required<Place>): Promise<Problem | null> {
  const { country, region, city } = place;
  try {
    const client = visit.client;
    await updateProfile(client, { country, region, city: city.trim() || null });
    const { user } = await getUser(client);
    visit.session.setUser(user);
    return null;
  } catch (error) {
    return toProblem(error);
  }
}

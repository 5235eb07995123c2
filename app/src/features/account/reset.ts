import { ApiProblem, askReset, resetPassword } from '@velluto/api-client';
import { emailProblem, passwordProblem } from '@velluto/rules';
import type { FieldProblemCode, Problem } from '@velluto/ui/model';
import { toProblem } from '../../platform/map/problem.ts';
import type { Visit } from '../../platform/visit.ts';

/** Why something was refused: the field, or the whole. */
export interface Refused {
  field?: FieldProblemCode;
  problem?: Problem;
}

/** Asks for the link with which a new password is chosen; null when the mail is on its way. */
export async function requestReset(visit: Visit, email: string): Promise<Refused | null> {
  const field = emailProblem(email);
  if (field) return { field };
  try {
    await askReset(visit.client, { email: email.trim() });
    return null;
  } catch (error) {
    return refusal(error, 'email');
  }
}

/** A new password, typed twice. */
export interface NewPassword {
  password: string;
  repeat: string;
}

/** What can be said of a new password without asking anybody. */
export function newPasswordProblem({ password, repeat }: NewPassword): Refused | null {
  const field = passwordProblem(password);
  if (field) return { field };
  return password === repeat ? null : { problem: { code: 'passwords_do_not_match' } };
}

/** Chooses a new password by a mailed link; null when it is set. */
export async function chooseByLink(
  visit: Visit,
  token: string,
  values: NewPassword,
): Promise<Refused | null> {
  const wrong = newPasswordProblem(values);
  if (wrong) return wrong;
  const { password, repeat } = values;
  try {
    await resetPassword(visit.client, { token, password, password_repeat: repeat });
    visit.session.end(); // the server has ended every session
    return null;
  } catch (error) {
    return refusal(error, 'password');
  }
}

/** Why a call was refused: at this field when it names it, else as a whole. */
export function refusal(error: unknown, name: string): Refused {
  const field = error instanceof ApiProblem && error.fields.find(one => one.field === name);
  return field ? { field: field.code } : { problem: toProblem(error) };
}

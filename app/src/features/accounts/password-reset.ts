import { ApiProblem, askReset, checkReset, resetPassword } from '@velluto/api-client';
import { canonicalEmail, emailProblem, passwordProblem } from '@velluto/rules';
import type { AppContext } from '../../lib/app-context.ts';
import type { FormErrors } from '../../lib/problem.ts';
import type { LoadContext } from '../../lib/router/route.ts';

/** Whether the mailed link works, checked before the user types a new password. */
export interface ResetLinkData {
  /** Address of the account; null for a link that does not work. */
  email: string | null;
}

export async function load({ client, search, signal }: LoadContext): Promise<ResetLinkData> {
  const token = search.get('token');
  if (!token) return { email: null };
  try {
    const { email } = await checkReset(client, { token }, { signal });
    return { email };
  } catch (error) {
    if (error instanceof ApiProblem && error.status === 400) return { email: null };
    throw error;
  }
}

/** Requests the mail with the link for a new password; it leads on to `next`, null where nothing was chosen. */
export async function requestReset(
  { client }: AppContext,
  { email }: { email: string },
  next: string | null,
): Promise<FormErrors<'email'> | undefined> {
  const wrong = emailProblem(email);
  if (wrong) return { fields: { email: wrong } };
  await askReset(client, { email: canonicalEmail(email), ...(next !== null && { next }) });
}

/** A new password and its repetition. */
export interface NewPassword {
  password: string;
  repeat: string;
}

/** Checks a new password in the browser. */
export function validateNewPassword({ password, repeat }: NewPassword): FormErrors<'password'> | undefined {
  const wrong = passwordProblem(password);
  if (wrong) return { fields: { password: wrong } };
  if (password !== repeat) return { problem: { code: 'passwords_do_not_match' } };
}

/** Sets a new password by the mailed link. */
export async function resetPasswordByLink(
  { client, session }: AppContext,
  token: string,
  values: NewPassword,
): Promise<FormErrors<'password'> | undefined> {
  const errors = validateNewPassword(values);
  if (errors) return errors;
  const { password, repeat } = values;
  await resetPassword(client, { token, password, password_repeat: repeat });
  session.end(); // the server has ended every session
}

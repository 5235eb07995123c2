import { askMailChange, changePassword } from '@velluto/api-client';
import { canonicalEmail, emailProblem } from '@velluto/rules';
import type { AppContext } from '../../lib/app-context.ts';
import { ignoreFailedCall } from '../../lib/ignore-failed-call.ts';
import { type FormErrors, requireFields } from '../../lib/problem.ts';
import { whileSessionChanges } from '../../lib/session/session-end.ts';
import { claimPushSubscription } from '../notifications/claim-push.ts';
import { type NewPassword, validateNewPassword } from './password-reset.ts';

/** Requests a change of the e-mail address; a link is mailed to the new one. */
export async function requestMailChange(
  { client }: AppContext,
  values: { email: string; password: string },
): Promise<FormErrors<'email' | 'password'> | undefined> {
  const wrong = emailProblem(values.email);
  if (wrong) return { fields: { email: wrong } };
  const errors = requireFields(values, ['password']);
  if (errors) return errors;
  await askMailChange(client, { ...values, email: canonicalEmail(values.email) });
}

/** Changes the password. All other sessions end; the one of this page stays. */
export async function setPassword(
  app: AppContext,
  values: NewPassword & { old: string },
): Promise<FormErrors<'old' | 'password'> | undefined> {
  const errors = requireFields(values, ['old']) ?? validateNewPassword(values);
  if (errors) return errors;
  const { old, password, repeat } = values;
  const body = { old_password: old, password, password_repeat: repeat };
  await whileSessionChanges(app, () => changePassword(app.client, body));
  // changing the password ended the push subscriptions of all sessions, including this one
  void ignoreFailedCall(claimPushSubscription(app));
}

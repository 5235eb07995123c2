import { type BodyOf, deleteAccount, getDeletion, type SuccessBody } from '@velluto/api-client';
import type { Problem } from '@velluto/ui/model';
import { toProblem } from '../../platform/map/problem.ts';
import type { Visit } from '../../platform/visit.ts';

/** What the user would give up. */
export type Holdings = SuccessBody<'getDeletion'>;
/** Longest text about it, in characters. */
export const DELETION_TEXT_MAX = 1000;
/** Why somebody leaves. */
export type DeletionReason = BodyOf<'deleteAccount'>['reason'];

/** The reasons, in the order of the list. */
export const deletionReasons: readonly DeletionReason[] = [
  'found_somebody',
  'no_success',
  'too_expensive',
  'privacy',
  'no_trust',
  'technical',
  'pause',
  'other',
];

/** What deleting the account would give up. */
export async function holdingsOf(visit: Visit): Promise<Holdings | { problem: Problem }> {
  try {
    return await getDeletion(visit.client);
  } catch (error) {
    return { problem: toProblem(error) };
  }
}

/** Deletes the account; the answer says until when it can come back. */
export async function leave(
  visit: Visit,
  form: { password: string; reason: DeletionReason; text: string; paidCredits: number },
): Promise<{ until: string } | { problem: Problem }> {
  const { password, reason, paidCredits } = form;
  const text = form.text.trim();
  try {
    const { restorable_until: until } = await deleteAccount(visit.client, {
      ...{ password, reason },
      ...(text && { text }),
      ...(paidCredits > 0 ? { paid_credits: paidCredits } : {}),
    });
    visit.session.end(); // the server has ended every session
    return { until };
  } catch (error) {
    return { problem: toProblem(error) };
  }
}

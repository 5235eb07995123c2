import { type BodyOf, deleteAccount, getDeletion, type SuccessBody } from '@velluto/api-client';
import type { AppContext } from '../../lib/app-context.ts';

/** What is lost when the account is deleted. */
export type DeletionSummary = SuccessBody<'getDeletion'>;

/** Loads what is lost when the account is deleted. */
export const fetchDeletionSummary = ({ client }: AppContext): Promise<DeletionSummary> => getDeletion(client);

/** Longest explanation, in characters. */
export const DELETION_TEXT_MAX = 1000;

/** Reason for leaving. */
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

/** Deletes the account. */
export async function deleteOwnAccount(
  { client, session }: AppContext,
  { password, reason, text, paidCredits }: DeletionForm,
): Promise<void> {
  const comment = text.trim();
  await deleteAccount(client, {
    password,
    reason,
    ...(comment && { text: comment }),
    ...(paidCredits > 0 && { paid_credits: paidCredits }),
  });
  session.end(); // the server has ended every session
}

/** The form for deleting the account. */
export interface DeletionForm {
  password: string;
  reason: DeletionReason;
  text: string;
  paidCredits: number;
}

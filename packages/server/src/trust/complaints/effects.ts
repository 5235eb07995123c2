import type { components } from '@velluto/api-client/schema';
import { deactivateMember, reactivateMember } from '../../accounts/account-status.ts';
import type { Context } from '../../context.ts';
import { OperatorError } from '../../operator-error.ts';
import { judgePhoto } from '../../photos/moderation.ts';
import type { Tx } from '../../ports/db/transaction.ts';
import { isBanned, isRemoved } from '../bans.ts';
import type { ComplaintRow } from './complaint-queries.ts';

/** What is decided, and which photo goes. */
export interface Outcome {
  outcome: components['schemas']['ComplaintOutcome'];
  photo: string | null;
}

/** Whether an outcome goes against a member. */
export const restricts = (outcome: Outcome['outcome']): boolean =>
  outcome !== 'rejected' && outcome !== 'upheld';

type Complaint = Pick<ComplaintRow, 'id' | 'kind' | 'about_id'>;

/**
 * Goes from one outcome to another: what the first one did and the second does not is undone, what is new is done.
 *
 * @param from null when nothing was decided before
 * @throws OperatorError when the outcome does not fit the complaint
 */
export async function changeOutcome(
  ctx: Context,
  tx: Tx,
  complaint: Complaint,
  from: Outcome | null,
  to: Outcome,
): Promise<void> {
  check(complaint, to);
  const { about_id: memberId } = complaint;
  if (memberId === null) return;
  const samePhoto = from?.outcome === to.outcome && from.photo === to.photo;
  if (from?.outcome === 'photo_removed' && from.photo && !samePhoto) {
    const stays = await isRemoved(tx.db, memberId, from.photo);
    if (!stays) await judgePhoto(ctx, tx, { id: from.photo, owner: memberId }, 'active');
  }
  if (to.outcome === 'photo_removed' && !samePhoto) await removePhoto(ctx, tx, memberId, to.photo);
  if (from?.outcome === to.outcome) return;
  if (to.outcome === 'account_disabled') await deactivateMember(ctx, tx, memberId, 'disabled');
  if (from?.outcome === 'account_disabled' && !(await isBanned(tx.db, memberId))) {
    await reactivateMember(ctx, tx, memberId, 'disabled');
  }
}

function check({ kind, about_id }: Complaint, { outcome, photo }: Outcome): void {
  if (restricts(outcome) && kind === 'general')
    throw new OperatorError('A complaint about the service is rejected or upheld.');
  if (restricts(outcome) && about_id === null)
    throw new OperatorError('The member has left; nothing can be done to them.');
  if (outcome === 'upheld' && kind !== 'general') {
    throw new OperatorError(
      'A report is upheld by what is done: warn, remove the photo or disable the account.',
    );
  }
  if (outcome === 'photo_removed' && photo === null) throw new OperatorError('Say which photo to remove.');
}

async function removePhoto(ctx: Context, tx: Tx, owner: string, photo: string | null): Promise<void> {
  if (photo === null || !(await judgePhoto(ctx, tx, { id: photo, owner }, 'rejected'))) throw noSuchPhoto();
}

/** What an operator is told who names a photo that is not one of the member reported. */
export const noSuchPhoto = () => new OperatorError('The member has no such photo; they may have deleted it.');

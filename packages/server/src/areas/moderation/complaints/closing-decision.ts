import type { Context } from '../../../context/context.ts';
import { tokenHash } from '../../sessions/api.ts';
import { selectOutcomes } from '../outcome-queries.ts';
import { insertKey } from './complaint-queries.ts';

/**
 * The decision in force that closed a member's account, with a new key to read it and to appeal; undefined where there is none.
 * Only for whoever has proved to be the member.
 */
export async function closingDecision(
  ctx: Context,
  memberId: string,
): Promise<{ reference: string; key: string } | undefined> {
  const [closing] = (await selectOutcomes(ctx.db, memberId))
    .filter(({ outcome }) => outcome === 'account_disabled')
    .toSorted((a, b) => b.decided_at.getTime() - a.decided_at.getTime());
  if (!closing) return undefined;
  const key = ctx.ids.token();
  await insertKey(ctx.db, {
    key_hash: tokenHash(key),
    complaint_id: closing.id,
    role: 'affected',
    created_at: ctx.clock.now(),
  });
  return { reference: closing.reference, key };
}

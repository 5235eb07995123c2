import { cleanText } from '../../chat/message-text.ts';
import type { Context } from '../../context.ts';
import { invalidFields } from '../../http/api-error.ts';
import * as queries from './complaint-queries.ts';
import { type Claimant, canAppeal, claim } from './view.ts';

/**
 * Appeals against a decision; each party once. Another person decides then.
 *
 * @throws ApiError `not_found`, `invalid_request` when there is nothing to appeal against (any more)
 */
export async function submitAppeal(
  ctx: Context,
  claimant: Claimant,
  sent: { reference: string; text: string },
) {
  const text = cleanText(sent.text);
  if (text.length < 10) throw invalidFields({ field: 'text', code: 'too_short' });
  return ctx.transaction(async tx => {
    const part = await claim(tx.db, claimant, sent.reference);
    const [row] = await queries.selectComplaints(tx.db, [part.id], true);
    const now = ctx.clock.now();
    if (!row || !canAppeal(row, part.role, now)) {
      throw invalidFields({ field: 'reference', code: 'not_allowed' });
    }
    await queries.setAppeal(tx.db, part.id, part.role, text, now);
    return part;
  });
}

import { RESET_MINUTES } from '@velluto/rules';
import type { Context } from '../context.ts';
import { sendWayBack } from '../deletion/way-back.ts';
import { ApiError } from '../http/api-error.ts';
import { bumpState } from '../live/user-state.ts';
import type { Site } from '../sites/site.ts';
import { forgetBrowsers } from './known-browser-queries.ts';
import * as queries from './mail-change-queries.ts';
import { endEverythingOpen } from './password-queries.ts';
import { tokenHash } from './sessions.ts';
import { makeToken } from './tokens.ts';

/** What the old address gets back. */
export interface Undone {
  memberId: string;
  /** The address in force again. */
  email: string;
  /** Leads straight to a new password: whoever changed the address knew the old one. */
  resetToken: string;
}

/**
 * Undoes a change of the address from the old one, and with it all later ones. Every session ends, and no browser is
 * known any more. Doing it again answers the same with a fresh way to a new password.
 *
 * @throws ApiError `reset_link_invalid`
 */
export async function undoMailChange(
  ctx: Context,
  site: Site,
  token: string,
  origin: string,
): Promise<Undone> {
  return ctx.transaction(async tx => {
    const now = ctx.clock.now();
    const hash = tokenHash(token);
    const seen = await queries.selectByUndo(tx.db, site.pool, hash, now);
    if (!seen) throw new ApiError('reset_link_invalid');
    const { member_id: memberId, old_email: email } = seen;
    const owner = await queries.lockOwner(tx.db, memberId);
    const change = await queries.selectByUndo(tx.db, site.pool, hash, now);
    // undone by an earlier address, this one has no say any more
    const outdone = change?.undone_at && owner.email !== email;
    if (!change || outdone || owner.member_status === 'disabled') throw new ApiError('reset_link_invalid');
    if (!change.undone_at) {
      await queries.setEmail(tx.db, memberId, email);
      await endEverythingOpen(tx.db, memberId);
      await forgetBrowsers(tx.db, memberId);
      await queries.undoChanges(tx.db, memberId, change.created_at, now);
      await bumpState(tx.db, memberId);
      // somebody who changed the address and deleted the account has the way back; its owner gets one too
      await sendWayBack(ctx, tx, { site, memberId, origin });
      tx.after(() => ctx.live.close(memberId));
    }
    const expires = new Date(now.getTime() + RESET_MINUTES * 60_000);
    const resetToken = await makeToken(ctx, tx, { memberId, kind: 'reset', expires });
    return { memberId, email, resetToken };
  });
}

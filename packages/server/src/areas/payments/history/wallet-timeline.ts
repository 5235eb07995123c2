import type { components } from '@velluto/api-client/schema';
import type { Context } from '../../../context/context.ts';
import { invalidFields } from '../../../domain/api-error.ts';
import { parseId } from '../../../domain/id-format.ts';
import type { Site } from '../../../domain/sites/site.ts';
import { snapshot } from '../../../infrastructure/postgres/transaction.ts';
import { limitsOf, walletOf } from '../../wallet/api.ts';
import { mayBeginAtOnce } from '../settlement/early-start.ts';
import * as queries from './wallet-timeline-queries.ts';

type WalletResponse = components['schemas']['WalletResponse'];
type WalletEntry = components['schemas']['WalletEntry'];

const perPage = 50;

/**
 * The wallet with a page of its timeline, read from one snapshot of the database, so that the balances add up.
 *
 * @throws ApiError `invalid_request` for a cursor that is not one of the member's movements
 */
export async function readWallet(
  ctx: Context,
  site: Site,
  member: { id: string; country: string },
  cursor?: string,
): Promise<WalletResponse> {
  const before = cursor === undefined ? null : parseId(cursor);
  return snapshot(ctx.db, async db => {
    if (cursor !== undefined && !(before && (await queries.isOwnMovement(db, member.id, before)))) {
      throw invalidFields({ field: 'before', code: 'unknown' });
    }
    const { balance, held, debt } = await walletOf(db, member.id);
    const rows = await queries.selectMovements(db, member.id, before, perPage + 1);
    const later = before === null ? 0 : await queries.sumSince(db, member.id, before);
    const shown = rows.slice(0, perPage);
    return {
      balance,
      held,
      owed: debt,
      waiting: (await queries.selectWaiting(db, member.id)).map(
        ({ id, credits, waits_until, refund_days }) => ({
          payment: id,
          credits,
          usable_from: (waits_until ?? ctx.clock.now()).toISOString(),
          refund_days,
        }),
      ),
      may_begin_at_once: await mayBeginAtOnce(ctx, db, member.id),
      entries: withBalances(shown, balance - later),
      next: rows.length > perPage ? (shown.at(-1)?.id ?? null) : null,
      limits: await limitsOf(ctx, db, site, member),
    };
  });
}

/** @param balance free credits after the first (latest) row */
function withBalances(rows: queries.TimelineRow[], balance: number): WalletEntry[] {
  let after = balance;
  return rows.map(row => {
    const entry = toWire(row, after);
    after -= row.credits;
    return entry;
  });
}

function toWire(row: queries.TimelineRow, balanceAfter: number): WalletEntry {
  const { profile, name, origin } = row;
  return {
    id: row.id,
    kind: row.reason,
    at: row.created_at.toISOString(),
    credits: row.credits,
    held: row.held,
    owed: row.owed,
    balance_after: balanceAfter,
    to: profile !== null && name !== null && origin !== null ? { profile, name, origin } : null,
    refunded: row.refunded,
    payment: row.payment_id,
  };
}

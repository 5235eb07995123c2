import type { Language } from '@velluto/rules';
import type { Context } from '../context.ts';
import type { Tx } from '../ports/db/transaction.ts';
import * as queries from './discount-queries.ts';

/** A code for one member. */
export interface PersonalGift {
  pool: string;
  memberId: string;
  percent: number;
  /** Why the member gets it; there is no personal code without a reason. */
  why: Partial<Record<Language, string>>;
  expiresAt: Date | null;
}

/** Gives a member a code of their own, used once; says which. */
export async function givePersonalCode(ctx: Context, tx: Tx, gift: PersonalGift): Promise<string> {
  const code = `P${gift.percent}${ctx.ids.key().slice(0, 10).toUpperCase()}`;
  await queries.insertPersonal(tx.db, {
    pool: gift.pool,
    code_key: code,
    code,
    member_id: gift.memberId,
    percent: gift.percent,
    why: JSON.stringify(gift.why),
    expires_at: gift.expiresAt,
    created_at: ctx.clock.now(),
  });
  return code;
}

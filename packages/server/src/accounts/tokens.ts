import type { Context } from '../context.ts';
import type { Tx } from '../ports/db/transaction.ts';
import { tokenHash } from './sessions.ts';
import * as queries from './token-queries.ts';

/** Makes the secret of a mailed link; only its hash is kept. */
export async function makeToken(
  ctx: Context,
  tx: Tx,
  about: { memberId: string; kind: queries.TokenKind; expires: Date },
): Promise<string> {
  const token = ctx.ids.token();
  await queries.insertToken(tx.db, {
    token_hash: tokenHash(token),
    member_id: about.memberId,
    kind: about.kind,
    created_at: ctx.clock.now(),
    expires_at: about.expires,
  });
  return token;
}

/** A mailed link that is still good, locked until the transaction ends; undefined for any other. */
export async function lockToken(
  ctx: Context,
  tx: Tx,
  about: { pool: string; token: string; kind: queries.TokenKind },
) {
  const { pool, token, kind } = about;
  return queries.lockToken(tx.db, pool, tokenHash(token), kind, ctx.clock.now());
}

import { hash } from 'node:crypto';
import type { Context } from '../context.ts';
import type { Tx } from '../ports/db/transaction.ts';
import * as queries from './account-queries.ts';

/** SHA-256 of a token, which is all the database keeps of it. */
export function tokenHash(token: string): Buffer {
  return hash('sha256', token, 'buffer');
}

interface TokenSearch {
  pool: string;
  token: string;
  kind: queries.TokenKind;
}

/** Makes the secret of a mailed link; only its hash is kept. */
export async function createAccountToken(
  ctx: Context,
  tx: Tx,
  about: { memberId: string; kind: queries.TokenKind; expires: Date },
): Promise<string> {
  const token = ctx.ids.token();
  await queries.insertAccountToken(tx.db, {
    token_hash: tokenHash(token),
    member_id: about.memberId,
    kind: about.kind,
    created_at: ctx.clock.now(),
    expires_at: about.expires,
  });
  return token;
}

/** A mailed link that is still good; undefined for any other. */
export async function findAccountToken(ctx: Context, about: TokenSearch) {
  const { pool, token, kind } = about;
  return queries.selectAccountToken(ctx.db, pool, tokenHash(token), kind, ctx.clock.now());
}

/** A mailed link that is still good, locked until the transaction ends; undefined for any other. */
export async function lockAccountToken(ctx: Context, tx: Tx, about: TokenSearch) {
  const { pool, token, kind } = about;
  return queries.lockAccountToken(tx.db, pool, tokenHash(token), kind, ctx.clock.now());
}

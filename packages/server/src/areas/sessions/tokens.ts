import { hash } from 'node:crypto';
import type { Context } from '../../context/context.ts';
import type { Tx } from '../../infrastructure/postgres/transaction.ts';
import * as queries from './access-queries.ts';

/** SHA-256 of a token: the database stores only this. */
export function tokenHash(token: string): Buffer {
  return hash('sha256', token, 'buffer');
}

interface TokenSearch {
  pool: string;
  token: string;
  kind: queries.TokenKind;
}

/** Makes the token of a mailed link; only its hash is stored. */
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

/** The row of a mailed link that is still valid; undefined otherwise. */
export async function findAccountToken(ctx: Context, about: TokenSearch) {
  const { pool, token, kind } = about;
  return queries.selectAccountToken(ctx.db, pool, tokenHash(token), kind, ctx.clock.now());
}

/** The same, locked until the transaction ends. */
export async function lockAccountToken(ctx: Context, tx: Tx, about: TokenSearch) {
  const { pool, token, kind } = about;
  return queries.lockAccountToken(tx.db, pool, tokenHash(token), kind, ctx.clock.now());
}

/** Makes all mailed links of one kind invalid. */
export const dropLinks = (tx: Tx, memberId: string, kind: queries.TokenKind): Promise<void> =>
  queries.deleteAccountTokens(tx.db, memberId, kind);

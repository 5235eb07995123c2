import { emailIdentity, IDENTITY_KEPT_DAYS, knownIdentities } from '@velluto/rules';
import type { Context } from '../../context/context.ts';
import { decryptDebtor } from '../../domain/debtor.ts';
import { lockDeliveries } from '../../infrastructure/postgres/delivery-lock.ts';
import type { IdentityMarkTable } from '../../infrastructure/postgres/tables/moderation.ts';
import type { Db, Tx } from '../../infrastructure/postgres/transaction.ts';
import { isBanInForce } from './bans.ts';
import * as queries from './identity-mark-queries.ts';

const day = 86_400_000;

/** What a person is recognised by. */
export interface Identity {
  pool: string;
  memberId: string;
  /** The address of the account, or one that it is to have. */
  email: string;
}

/** @param identity key of a mailbox, see `emailIdentity` */
const emailHash = (ctx: Context, identity: string) => ctx.encryption.fingerprint(`email:${identity}`);
/** Stands for the browsers that the member was the last to log in with (cookie `velluto_last`). */
const deviceHash = (ctx: Context, memberId: string) => ctx.encryption.fingerprint(`device:${memberId}`);

/**
 * Keyed hashes of everything that a member has proved to be theirs. An order that was never signed adds none, because
 * it may name anybody's account.
 *
 * @param identities keys of the mailboxes that are the member's
 */
async function hashesOf(ctx: Context, db: Db, memberId: string, identities: string[]) {
  const hashes: Pick<IdentityMarkTable, 'kind' | 'hash'>[] = [
    { kind: 'device', hash: await deviceHash(ctx, memberId) },
  ];
  for (const identity of identities) hashes.push({ kind: 'email', hash: await emailHash(ctx, identity) });
  for (const payer of await queries.selectPayers(db, memberId)) {
    const { phone } = decryptDebtor(ctx, payer);
    hashes.push(
      { kind: 'iban', hash: payer.iban_fingerprint },
      { kind: 'phone', hash: await ctx.encryption.fingerprint(`phone:${phone}`) },
    );
  }
  return hashes;
}

/**
 * Stores the marks of a member as keyed hashes, which remain after the account is erased.
 *
 * @param source what the marks belong to: id of the complaint of a ban, or of the deletion of an account
 * @param since when the account was closed
 * @param withdrawn_at withdrawals that count for the next account of the same person too
 */
export async function markIdentity(
  ctx: Context,
  tx: Tx,
  memberId: string,
  {
    reason,
    source,
    since,
    withdrawn_at,
  }: Pick<IdentityMarkTable, 'reason' | 'source'> & { since: Date; withdrawn_at?: Date[] },
): Promise<void> {
  const known = await queries.selectAddresses(tx.db, memberId);
  if (!known) return;
  const expires_at = new Date(since.getTime() + IDENTITY_KEPT_DAYS * day);
  const { pool, emails } = known;
  const hashes = await hashesOf(ctx, tx.db, memberId, emails.map(emailIdentity));
  await queries.insertMarks(
    tx.db,
    hashes.map(hash => ({ ...hash, pool, reason, source, expires_at, withdrawn_at })),
  );
}

/** Deletes the marks of a ban that was lifted, or of a deletion that was undone. */
export const forgetMarks = (tx: Tx, source: string): Promise<void> => queries.deleteMarks(tx.db, source);

/**
 * Why somebody seems to have had an account before, so that one-time gifts are not given again: a ban comes first, then
 * a deleted account; null for a new person.
 */
export async function knownBy(
  ctx: Context,
  db: Db,
  { pool, memberId, email }: Identity,
): Promise<IdentityMarkTable['reason'] | null> {
  const mailbox = knownIdentities(email).map(identity => emailHash(ctx, identity));
  const hashes = await Promise.all([...mailbox, deviceHash(ctx, memberId)]);
  const marks = await queries.selectMarks(db, { pool, hashes, now: ctx.clock.now() });
  return marks.find(({ reason }) => reason === 'banned')?.reason ?? marks[0]?.reason ?? null;
}

/** The withdrawals that were stored for earlier accounts of the same person. */
export async function withdrawnBefore(ctx: Context, db: Db, memberId: string): Promise<Date[]> {
  const known = await queries.selectAddresses(db, memberId);
  if (!known) return [];
  const identities = known.emails.flatMap(knownIdentities);
  const hashes = (await hashesOf(ctx, db, memberId, identities)).map(({ hash }) => hash);
  const marks = await queries.selectMarks(db, { pool: known.pool, hashes, now: ctx.clock.now() });
  // what the account itself left when it was deleted only repeats its own withdrawals
  const own = await queries.selectDeletion(db, memberId);
  const earlier = marks.filter(({ source }) => source !== own);
  const times = new Set(earlier.flatMap(({ withdrawn_at }) => withdrawn_at.map(Number)));
  return [...times].map(time => new Date(time));
}

/** Replaces the withdrawals that a deleted account carries to the next one; does nothing for an account that is not deleted. */
export async function noteWithdrawn(tx: Tx, memberId: string, at: Date[]): Promise<void> {
  const deletion = await queries.selectDeletion(tx.db, memberId);
  if (deletion) await queries.setWithdrawn(tx.db, deletion, at);
}

/** Whether an account may not be opened, or not with this address: it seems to be that of a person whose account was closed. */
export const isRefused = async (ctx: Context, db: Db, identity: Identity): Promise<boolean> =>
  (await knownBy(ctx, db, identity)) === 'banned';

/**
 * Copies the marks of a browser's last member to the member who signs up with it.
 *
 * @returns whether there were any
 */
export async function followDevice(
  ctx: Context,
  tx: Tx,
  { pool, from, to }: { pool: string; from: string; to: string },
): Promise<boolean> {
  const marks = await queries.selectMarks(tx.db, {
    pool,
    hashes: [await deviceHash(ctx, from)],
    now: ctx.clock.now(),
  });
  const hash = await deviceHash(ctx, to);
  await queries.insertMarks(
    tx.db,
    marks.map(mark => ({ ...mark, pool, kind: 'device', hash })),
  );
  return marks.length > 0;
}

/** Whether a bank account or a phone number is that of a member whose account was closed. */
export async function isPayerRefused(
  ctx: Context,
  db: Db,
  payer: { pool: string; hashes: Buffer[] },
): Promise<boolean> {
  const marks = await queries.selectMarks(db, { ...payer, now: ctx.clock.now() });
  return marks.some(({ reason }) => reason === 'banned');
}

/** Job: deletes marks whose time is over, with which a ban ends, and makes those that are missing. */
export async function tidyMarks(ctx: Context): Promise<void> {
  await queries.deleteEndedMarks(ctx.db, ctx.clock.now());
  await markEarlierBans(ctx);
}

/** Marks members who were banned before there were marks, or while they were not made, as if it had been done then. */
async function markEarlierBans(ctx: Context): Promise<void> {
  const after = new Date(ctx.clock.now().getTime() - IDENTITY_KEPT_DAYS * day);
  for (const { id, member_id, since } of await queries.selectUnmarkedBans(ctx.db, after)) {
    await ctx.transaction(async tx => {
      // an appeal that lifts the ban meanwhile takes this lock too
      await lockDeliveries(tx, member_id);
      if (await isBanInForce(tx.db, member_id, id))
        await markIdentity(ctx, tx, member_id, { reason: 'banned', source: id, since });
    });
  }
}

import type { Context } from '../../context/context.ts';
import type { Site } from '../../domain/sites/site.ts';
import type { BlockedPair } from '../../infrastructure/jobs/payloads.ts';
import type { Tx } from '../../infrastructure/postgres/transaction.ts';
import { incrementVersion, lockStates } from '../../infrastructure/postgres/user-state.ts';
import { blocksBetween } from '../access/api.ts';
import { lockWallet } from '../wallet/api.ts';
import { planBlockRefund } from './block-refund.ts';
import { releaseHeldMessages, sendSignupMessage, withdrawHeldMessages } from './held-messages.ts';
import * as queries from './hidden-conversation-queries.ts';
import { refundUnread } from './refund.ts';

/** Hides the conversation of two members who block: what the blocker has not read is refunded, and counted for neither. */
export async function hideConversation(ctx: Context, tx: Tx, pair: BlockedPair): Promise<void> {
  const { blocker, blocked } = pair;
  // locks in the same order as all other transactions: wallet, conversation, state
  await lockWallet(tx, blocked);
  await queries.lockBoth(tx.db, blocker, blocked);
  await refundUnread(ctx, tx, { from: blocked, to: blocker });
  await planBlockRefund(ctx, tx, pair);
  const sides = await queries.lockBoth(tx.db, blocker, blocked);
  await queries.clearUnread(tx.db, blocker, blocked);
  await countUnread(
    tx,
    sides.map(side => ({ ...side, unread: -side.unread })),
  );
}

/** Brings the conversation back with its unread messages, unless the other member blocks too. */
export async function showConversation(_: Context, tx: Tx, { blocker, blocked }: BlockedPair): Promise<void> {
  if ((await blocksBetween(tx.db, blocker, blocked)).blockedMe) return;
  await queries.lockBoth(tx.db, blocker, blocked);
  await countUnread(tx, await queries.recountUnread(tx.db, blocker, blocked));
}

/** Adds to the unread messages of two members; both raise their versions anyway. */
async function countUnread(tx: Tx, sides: { member_id: string; unread: number }[]): Promise<void> {
  const changed = sides.filter(({ unread }) => unread !== 0);
  if (changed.length === 0) return;
  await lockStates(
    tx.db,
    sides.map(({ member_id }) => member_id),
  );
  for (const { member_id, unread } of changed) await incrementVersion(tx.db, member_id, { unread });
}

/** Refunds what others paid for messages that a hidden member has not read, and counts none of theirs as unread. */
export async function hideConversations(
  ctx: Context,
  tx: Tx,
  { memberId, forGood }: { memberId: string; forGood: boolean },
): Promise<void> {
  await refundUnread(ctx, tx, { to: memberId, forGood });
  await queries.lockOtherSides(tx.db, memberId);
  await queries.updateUnreadOfContacts(tx.db, memberId, 'clear');
}

/** Counts the messages of a member who is shown again as unread, where they are; refunds are not reversed. */
export async function showConversations(
  _: Context,
  tx: Tx,
  { memberId }: { memberId: string },
): Promise<void> {
  await queries.lockOtherSides(tx.db, memberId);
  await queries.updateUnreadOfContacts(tx.db, memberId, 'count');
}

/** Delivers what a member wrote before confirming the address: first the message of the sign-up, then the others. */
export async function releaseMessages(
  ctx: Context,
  tx: Tx,
  about: { memberId: string; site: Site; firstMessage: { to: string; text: string } | null },
): Promise<void> {
  const { memberId, site, firstMessage } = about;
  if (firstMessage) await sendSignupMessage(ctx, tx, site, memberId, firstMessage.to, firstMessage.text);
  await releaseHeldMessages(ctx, tx, memberId);
}

/** Cancels what a member wrote with the credits of a newcomer who is none. */
export const withdrawMessages = (ctx: Context, tx: Tx, { memberId }: { memberId: string }): Promise<void> =>
  withdrawHeldMessages(ctx, tx, memberId);

/** Refunds what others paid for messages that an erased member will never read. */
export const refundForGood = (ctx: Context, tx: Tx, { memberId }: { memberId: string }): Promise<number> =>
  refundUnread(ctx, tx, { to: memberId, forGood: true });

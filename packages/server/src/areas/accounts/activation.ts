import { ACTIVATION_CODE_MINUTES, ACTIVATION_DAYS, dayIn } from '@velluto/rules';
import type { Context } from '../../context/context.ts';
import type { SignedIn } from '../../context/signed-in.ts';
import { siteOrigin } from '../../context/web-origin.ts';
import { parseBase32 } from '../../domain/base32.ts';
import type { Site } from '../../domain/sites/site.ts';
import { aboutMail } from '../../infrastructure/mail/about-mail.ts';
import {
  activationMail,
  addressRefusedMail,
  signupTakenMail,
} from '../../infrastructure/mail/mails/accounts.ts';
import { confirmReminderMail } from '../../infrastructure/mail/mails/notifications.ts';
import { isDuplicate } from '../../infrastructure/postgres/errors.ts';
import type { Tx } from '../../infrastructure/postgres/transaction.ts';
import { incrementVersion } from '../../infrastructure/postgres/user-state.ts';
import { isActive } from '../access/api.ts';
import { lockForConfirmation } from '../chat/api.ts';
import { isRefused, knownBy } from '../moderation/api.ts';
import { findRecipient, hasEnabled, mailContext, siteOf } from '../notifications/api.ts';
import { checkWithLockout, codeCounter, tokenHash } from '../sessions/api.ts';
import { endWelcome, lockAccount } from './account-queries.ts';
import * as queries from './activation-queries.ts';
import { memberConfirmed, welcomeEnded } from './events.ts';
import { selectOtherOwner } from './mail-change-queries.ts';
import { sendWelcome } from './welcome.ts';

const minute = 60_000;
const day = 86_400_000;
/** Members who have not confirmed by then are reminded. */
const remindAfterMs = 2 * day;
/** Milliseconds before the mail can be requested again: people press the button twice. */
const resendPause = minute;
/** The address is unconfirmed and may be a stranger's, who must not be flooded. */
const mailsPerDay = 10;

/** The hash of a code includes its member: it confirms no other address. */
const hashOf = (ctx: Context, memberId: string, code: string): Promise<Buffer> =>
  ctx.encryption.fingerprint(`activation-code:${memberId}:${code}`);

/**
 * Makes a link that confirms the address and is valid for 7 days.
 *
 * @param code code of the same mail that does so too, for 60 minutes: ten mails a day and twenty tries an hour guess it with
 *   a chance of about 1 in 5,000 a day
 */
export async function activationLink(
  ctx: Context,
  tx: Tx,
  { memberId, origin, code }: { memberId: string; origin: string; code?: string },
): Promise<string> {
  const token = ctx.ids.token();
  const now = ctx.clock.now();
  const after = (ms: number) => new Date(now.getTime() + ms);
  const ofCode =
    code === undefined
      ? { code_hash: null, code_expires_at: null }
      : {
          code_hash: await hashOf(ctx, memberId, code),
          code_expires_at: after(ACTIVATION_CODE_MINUTES * minute),
        };
  await queries.insertToken(tx.db, {
    token_hash: tokenHash(token),
    member_id: memberId,
    created_at: now,
    expires_at: after(ACTIVATION_DAYS * day),
    used_at: null,
    ...ofCode,
  });
  return `${origin}/api/activate.php?token=${token}`;
}

/**
 * Mails a link and a code that confirm the address. The owner of an address that has an account gets another mail, once a day:
 * somebody tried to sign up with it. Both cases count and store the same, and an address that many people sign up with
 * gets only a few mails.
 */
export async function sendActivation(
  ctx: Context,
  tx: Tx,
  site: Site,
  memberId: string,
  origin: string,
): Promise<void> {
  const { email, name, language, pool } = await queries.selectAddressee(tx.db, memberId);
  const now = ctx.clock.now();
  const mailed = await queries.countOfAddress(tx.db, { pool, email, since: new Date(now.getTime() - day) });
  const code = ctx.ids.code();
  const link = await activationLink(ctx, tx, { memberId, origin, code });
  if (mailed >= mailsPerDay) return;
  const owner = await selectOtherOwner(tx.db, { pool, email, memberId, now });
  // queried in every case, so that the amount of work reveals nothing either
  const refused = await isRefused(ctx, tx.db, { pool, memberId, email });
  if (owner) {
    const content = await signupTakenMail(aboutMail({ site, origin }, owner));
    const dedupeKey = `signup-taken:${owner.id}:${dayIn(site.time_zone, now)}`;
    await ctx.mail.send(tx, { siteId: site.id, kind: 'signup-taken', to: email, ...content, dedupeKey });
    return;
  }
  if (refused) {
    const content = await addressRefusedMail(aboutMail({ site, origin }, { name, language }));
    const dedupeKey = `address-refused:${memberId}:${dayIn(site.time_zone, now)}`;
    await ctx.mail.send(tx, { siteId: site.id, kind: 'address-refused', to: email, ...content, dedupeKey });
    return;
  }
  const content = await activationMail({
    ...aboutMail({ site, origin }, { name, language }),
    link,
    code,
  });
  await ctx.mail.send(tx, {
    siteId: site.id,
    kind: 'activation',
    to: email,
    ...content,
    dedupeKey: `activation:${tokenHash(link).toString('hex')}`,
  });
}

/** Sends the mail again, unless the member is confirmed, or got one within the last minute or ten within a day. */
export async function resendActivation(
  ctx: Context,
  site: Site,
  memberId: string,
  origin: string,
): Promise<void> {
  await ctx.transaction(async tx => {
    // of two concurrent requests the second one sees the mail of the first
    await lockAccount(tx.db, memberId);
    const { status } = await queries.selectAddressee(tx.db, memberId);
    const now = ctx.clock.now().getTime();
    const { count, last_at } = await queries.countSince(tx.db, memberId, new Date(now - day));
    const justSent = last_at !== null && now - last_at.getTime() < resendPause;
    if (status === 'active' || justSent || count >= mailsPerDay) return;
    await sendActivation(ctx, tx, site, memberId, origin);
  });
}

/** The page that a visitor had chosen before the sign-up, if any. */
interface Activated {
  next: string | null;
}

/**
 * Confirms the address behind a link: from now on others find the profile, and held messages and likes are delivered.
 * The link works again until it ends.
 *
 * @returns null when the link is unknown or too old, or another account with the address was confirmed before
 */
export const activate = (ctx: Context, site: Site, token: string): Promise<Activated | null> =>
  activateBy(ctx, site, { token: tokenHash(token) });

/**
 * Confirms the address of a member by the code of an activation mail. Five wrong codes block codes for 15 minutes.
 *
 * @throws ApiError `activation_code_invalid`, `account_blocked`
 */
export async function activateByCode(
  ctx: Context,
  site: Site,
  { id: memberId, accountStatus }: Pick<SignedIn, 'id' | 'accountStatus'>,
  typed: string,
): Promise<void> {
  if (accountStatus === 'active') return;
  const check = async () => {
    const code = await hashOf(ctx, memberId, parseBase32(typed));
    return (await activateBy(ctx, site, { memberId, code })) !== null;
  };
  await checkWithLockout(ctx, [codeCounter(site.pool, memberId)], check, 'activation_code_invalid');
}

async function activateBy(ctx: Context, site: Site, proof: queries.MailedProof): Promise<Activated | null> {
  const work = (tx: Tx) => activateIn(ctx, tx, site, proof);
  return ctx.transaction(work).catch(error => {
    if (isDuplicate(error, 'account')) return null;
    throw error;
  });
}

async function activateIn(
  ctx: Context,
  tx: Tx,
  site: Site,
  proof: queries.MailedProof,
): Promise<Activated | null> {
  const now = ctx.clock.now();
  const account = await queries.lockProvedAccount(tx.db, site.pool, proof, now);
  if (!account) return null;
  const { id: memberId, email, signup_next: next } = account;
  // the mail arrived; that withdraws no complaint about unwanted ones
  tx.after(async () => void (await ctx.suppressions.lift(email, 'bounced')));
  if (account.status === 'active') return { next };
  if (await selectOtherOwner(tx.db, { pool: site.pool, email, memberId, now })) return null;
  await queries.markUsed(tx.db, account.token_hash, now);
  return (await confirmAccount(ctx, tx, site, account)) ? { next } : null;
}

/** An account whose address was just confirmed. */
export interface ConfirmedAccount {
  id: string;
  /** The address that is confirmed. */
  email: string;
  signup_message: string | null;
  signup_member: string | null;
}

/**
 * Confirms an account: from now on others find the profile, and held messages and likes are delivered.
 *
 * @returns false, without any change, when the account was deleted or disabled at the same moment, or may not be opened
 */
export async function confirmAccount(
  ctx: Context,
  tx: Tx,
  site: Site,
  account: ConfirmedAccount,
): Promise<boolean> {
  const { id, signup_message, signup_member, email } = account;
  const identity = { pool: site.pool, memberId: id, email };
  await lockForConfirmation(tx, id, signup_member);
  // deleting the account takes the same locks, so only now the status is certain
  if (!(await isActive(tx.db, id))) return false;
  const known = await knownBy(ctx, tx.db, identity);
  if (known === 'banned') return false;
  // only now, when the address is proved: earlier it would tell strangers that somebody had an account
  if (known !== null) {
    await endWelcome(tx.db, id);
    await ctx.events.emit(tx, welcomeEnded, { memberId: id });
  }
  await queries.confirm(tx.db, id, ctx.clock.now());
  const firstMessage = signup_message && signup_member ? { to: signup_member, text: signup_message } : null;
  await ctx.events.emit(tx, memberConfirmed, { memberId: id, site, firstMessage });
  await sendWelcome(ctx, tx, id);
  await incrementVersion(tx.db, id);
  tx.after(() => ctx.live.send(id, { event: 'user', data: {} }));
  return true;
}

/** Plans the reminder of an address that is not confirmed; call it in the transaction of the sign-up. */
export async function planConfirmReminder(ctx: Context, tx: Tx, memberId: string): Promise<void> {
  const runAt = new Date(ctx.clock.now().getTime() + remindAfterMs);
  await ctx.jobs.enqueue(tx, 'reminders.confirm', { member: memberId }, { runAt, key: memberId });
}

/** Job: mails one reminder to confirm the address; no other notification goes to an unconfirmed address. */
export async function remindToConfirm(ctx: Context, { member }: { member: string }): Promise<void> {
  await ctx.transaction(async tx => {
    const recipient = await findRecipient(ctx, tx.db, member);
    if (
      !recipient ||
      recipient.status === 'active' ||
      !recipient.emails_enabled ||
      !hasEnabled(recipient, 'reminders')
    )
      return;
    const site = siteOf(ctx, recipient);
    const address = { pool: site.pool, email: recipient.email, memberId: member, now: ctx.clock.now() };
    // the owner of the address was told of the sign-up already, and nothing is left to be confirmed
    if (await selectOtherOwner(tx.db, address)) return;
    if (await isRefused(ctx, tx.db, { pool: site.pool, memberId: member, email: recipient.email })) return;
    const link = await activationLink(ctx, tx, { memberId: member, origin: siteOrigin(ctx, site) });
    await ctx.mail.send(tx, {
      siteId: recipient.site_id,
      kind: 'reminders',
      to: recipient.email,
      ...(await confirmReminderMail({ ...(await mailContext(ctx, recipient, 'reminders')), link })),
      dedupeKey: `confirm-reminder:${member}`,
    });
  });
}

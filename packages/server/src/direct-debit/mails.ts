import { dayIn, type Language } from '@velluto/rules';
import type { Context } from '../context.ts';
import { addresseeOf } from '../mail/addresses.ts';
import {
  mandateMail,
  mandateRevokedMail,
  notCollectedMail,
  preNotificationMail,
} from '../mail/direct-debit-mails.ts';
import type { Tx } from '../ports/db/transaction.ts';
import type { Site } from '../sites/site.ts';
import type { DebitRow } from './debit-queries.ts';
import type { MandateRow } from './mandate-queries.ts';

/** What the mails about a mandate have in common; null when its member cannot be reached any more. */
async function about(tx: Tx, site: Site, origin: string, mandate: MandateRow) {
  const reader = await addresseeOf(tx.db, mandate.member_id);
  if (!reader) return null;
  const { email: to, name, language } = reader;
  const { reference, creditor } = mandate;
  return { to, words: { site, name, language, origin, reference, creditorId: creditor.id } };
}

/** Sends the mandate in the words and the language it was signed in. */
export async function mailMandate(ctx: Context, tx: Tx, site: Site, origin: string, mandate: MandateRow) {
  const known = await about(tx, site, origin, mandate);
  if (!known) return;
  const mandateText = mandate.text.split('\n').join('\n\n');
  const mail = await mandateMail({ ...known.words, language: mandate.language as Language, mandateText });
  const kind = 'mandate';
  await ctx.mail.send(tx, {
    siteId: site.id,
    kind,
    to: known.to,
    ...mail,
    dedupeKey: `${kind}:${mandate.id}`,
  });
}

/** Announces a collection: amount and day. */
export async function mailPreNotification(
  ctx: Context,
  tx: Tx,
  site: Site,
  origin: string,
  mandate: MandateRow,
  debit: DebitRow,
) {
  const reader = await addresseeOf(tx.db, mandate.member_id);
  if (!reader) return;
  const mail = await preNotificationMail({
    site,
    origin,
    language: reader.language,
    name: reader.name,
    amount: { amountMinor: debit.amount_minor, currency: 'EUR' },
    day: debit.collect_at,
    ibanLast4: mandate.iban_last4,
    creditorId: mandate.creditor.id,
    mandateReference: mandate.reference,
  });
  const kind = 'pre-notification';
  await ctx.mail.send(tx, {
    siteId: site.id,
    kind,
    to: reader.email,
    ...mail,
    dedupeKey: `${kind}:${debit.payment_id}`,
  });
}

/** Renewals that are left out. */
interface SkippedRenewals {
  subscriptionId: string;
  amountMinor: number;
  /** When they would have been collected; at least one, the earliest first. */
  days: readonly Date[];
}

/** Says that renewals are left out because of the member's own limits; once for each, in one mail where there are several. */
export async function mailSkippedRenewals(
  ctx: Context,
  tx: Tx,
  site: Site,
  origin: string,
  mandate: MandateRow,
  { subscriptionId, amountMinor, days }: SkippedRenewals,
) {
  const reader = await addresseeOf(tx.db, mandate.member_id);
  if (!reader) return;
  const mail = await notCollectedMail({
    site,
    origin,
    language: reader.language,
    name: reader.name,
    amount: { amountMinor, currency: 'EUR' },
    days,
    mandateReference: mandate.reference,
  });
  const kind = 'not-collected';
  const last = days.at(-1);
  await ctx.mail.send(tx, {
    siteId: site.id,
    kind,
    to: reader.email,
    ...mail,
    dedupeKey: `${kind}:${subscriptionId}:${last && dayIn(site.time_zone, last)}`,
  });
}

/** A revoked mandate, and what is left of it. */
export interface Revocation {
  mandate: MandateRow;
  /** The bank was asked for them before: they still come. */
  coming: DebitRow[];
  /** Something that was announced is not collected. */
  cancelled: boolean;
  /** Credits that came with what is not collected, but were spent. */
  owed: number;
  /** Premium that renewed with it: when the paid months end; null when none are paid. */
  premium: { endsAt: Date | null } | undefined;
}

/** Confirms that a mandate was revoked, and says what still comes and what ends. */
export async function mailRevoked(
  ctx: Context,
  tx: Tx,
  site: Site,
  origin: string,
  { mandate, coming, ...left }: Revocation,
) {
  const known = await about(tx, site, origin, mandate);
  if (!known) return;
  const mail = await mandateRevokedMail({
    ...known.words,
    ...left,
    coming: coming.map(one => ({ amountMinor: one.amount_minor, collectAt: one.collect_at })),
  });
  const kind = 'mandate-revoked';
  await ctx.mail.send(tx, {
    siteId: site.id,
    kind,
    to: known.to,
    ...mail,
    dedupeKey: `${kind}:${mandate.id}`,
  });
}

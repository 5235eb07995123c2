import { dayIn, type Language } from '@velluto/rules';
import type { Context } from '../context.ts';
import { addresseeOf } from '../mail/addresses.ts';
import {
  mandateMail,
  mandateRevokedMail,
  notCollectedMail,
  preNotificationMail,
} from '../mail/direct-debit-mails.ts';
import type { MailAbout, MailContent } from '../mail/mail-types.ts';
import type { Tx } from '../ports/db/transaction.ts';
import type { Site } from '../sites/site.ts';
import type { DebitRow } from './debit-queries.ts';
import type { MandateRow } from './mandate-queries.ts';

/** The mandate that a mail is about, and the site that sends it. */
export interface MandateMail {
  site: Site;
  /** Scheme, host and port of the site. */
  origin: string;
  mandate: MandateRow;
}

/**
 * Sends a mail to the member who signed a mandate; to nobody when the account is gone.
 *
 * @param id what the mail is about: it is sent once
 */
async function send(
  ctx: Context,
  tx: Tx,
  { site, origin, mandate }: MandateMail,
  { kind, id }: { kind: string; id: string },
  write: (about: MailAbout) => Promise<MailContent>,
): Promise<void> {
  const recipient = await addresseeOf(tx.db, mandate.member_id);
  if (!recipient) return;
  const { email, name, language } = recipient;
  const content = await write({ site, origin, name, language });
  await ctx.mail.send(tx, { siteId: site.id, kind, to: email, ...content, dedupeKey: `${kind}:${id}` });
}

/** Sends the mandate in the words and the language it was signed in. */
export async function mailMandate(ctx: Context, tx: Tx, mail: MandateMail): Promise<void> {
  const { id, reference, creditor, language, text } = mail.mandate;
  await send(ctx, tx, mail, { kind: 'mandate', id }, about =>
    mandateMail({
      ...about,
      reference,
      creditorId: creditor.id,
      language: language as Language,
      mandateText: text.split('\n').join('\n\n'),
    }),
  );
}

/** Announces a collection: amount and day. */
export async function mailPreNotification(
  ctx: Context,
  tx: Tx,
  mail: MandateMail,
  debit: DebitRow,
): Promise<void> {
  const { reference, creditor, iban_last4: ibanLast4 } = mail.mandate;
  await send(ctx, tx, mail, { kind: 'pre-notification', id: debit.payment_id }, about =>
    preNotificationMail({
      ...about,
      amount: { amountMinor: debit.amount_minor, currency: 'EUR' },
      day: debit.collect_at,
      ibanLast4,
      creditorId: creditor.id,
      mandateReference: reference,
    }),
  );
}

/** Renewals that are skipped. */
interface SkippedRenewals {
  subscriptionId: string;
  amountMinor: number;
  /** When they would have been collected; at least one, the earliest first. */
  days: readonly Date[];
}

/** Says that renewals are skipped because of the member's own limits; several of them in one mail. */
export async function mailSkippedRenewals(
  ctx: Context,
  tx: Tx,
  mail: MandateMail,
  { subscriptionId, amountMinor, days }: SkippedRenewals,
): Promise<void> {
  const last = days.at(-1);
  const id = `${subscriptionId}:${last && dayIn(mail.site.time_zone, last)}`;
  await send(ctx, tx, mail, { kind: 'not-collected', id }, about =>
    notCollectedMail({
      ...about,
      amount: { amountMinor, currency: 'EUR' },
      days,
      mandateReference: mail.mandate.reference,
    }),
  );
}

/** What is left of a revoked mandate. */
export interface Revocation {
  /** Collections that the bank was asked for before: they still come. */
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
  mail: MandateMail,
  { coming, ...left }: Revocation,
): Promise<void> {
  const { id, reference, creditor } = mail.mandate;
  await send(ctx, tx, mail, { kind: 'mandate-revoked', id }, about =>
    mandateRevokedMail({
      ...about,
      ...left,
      reference,
      creditorId: creditor.id,
      coming: coming.map(one => ({ amountMinor: one.amount_minor, collectAt: one.collect_at })),
    }),
  );
}

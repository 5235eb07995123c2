import { dayIn, shortIban } from '@velluto/rules';
import type { Context } from '../../../context/context.ts';
import type { Debtor } from '../../../domain/debtor.ts';
import type { Site } from '../../../domain/sites/site.ts';
import { aboutMail } from '../../../infrastructure/mail/about-mail.ts';
import { addresseeOf } from '../../../infrastructure/mail/addresses.ts';
import type { MailAbout, MailContent } from '../../../infrastructure/mail/mail-types.ts';
import {
  mandateMail,
  mandateRevokedMail,
  notCollectedMail,
  preNotificationMail,
} from '../../../infrastructure/mail/mails/payments/direct-debit.ts';
import type { Tx } from '../../../infrastructure/postgres/transaction.ts';
import type { PaymentRow } from '../settlement/direct-debit-payments.ts';
import type { DebitRow } from '../settlement/direct-debit-queries.ts';
import { mailContract, mailPayment } from '../settlement/mails.ts';
import type { MandateRow } from '../settlement/mandate-queries.ts';

/** The mandate that a mail is about, and the site that sends it. */
export interface MandateMail {
  site: Site;
  /** Scheme, host and port of the site. */
  origin: string;
  mandate: MandateRow;
}

/**
 * Sends a mail to the member who signed a mandate; does nothing when the account is erased.
 *
 * @param id id of the mail's subject: for each kind and id one mail is sent
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
  const content = await write(aboutMail({ site, origin }, { name, language }));
  await ctx.mail.send(tx, { siteId: site.id, kind, to: email, ...content, dedupeKey: `${kind}:${id}` });
}

/** Confirms an order, with the mandate in the wording and the language in which it was signed. */
export async function mailMandate(
  ctx: Context,
  tx: Tx,
  mail: MandateMail,
  { payment, debit, debtor }: { payment: PaymentRow; debit: DebitRow; debtor: Debtor },
): Promise<void> {
  const { id, reference, creditor, language, text, iban_country, iban_last4 } = mail.mandate;
  await send(ctx, tx, mail, { kind: 'mandate', id }, about =>
    mandateMail({
      ...aboutMail(about, { name: about.name, language }),
      payment: mailPayment(payment),
      contract: mailContract(payment),
      collectAt: debit.collect_at,
      account: shortIban(iban_country, iban_last4),
      creditor: {
        name: creditor.name,
        street: creditor.address,
        city: creditor.city,
        country: creditor.country,
      },
      debtor: {
        name: debtor.holder,
        street: `${debtor.street} ${debtor.houseNumber}`,
        city: `${debtor.zip} ${debtor.city}`,
      },
      signed: { place: debtor.city, at: mail.mandate.signed_at },
      reference,
      creditorId: creditor.id,
      mandateText: text.split('\n').join('\n\n'),
    }),
  );
}

/** Announces the amount and the day of a collection. */
export async function mailPreNotification(
  ctx: Context,
  tx: Tx,
  mail: MandateMail,
  debit: DebitRow,
): Promise<void> {
  const { reference, creditor, iban_country, iban_last4 } = mail.mandate;
  await send(ctx, tx, mail, { kind: 'pre-notification', id: debit.payment_id }, about =>
    preNotificationMail({
      ...about,
      amount: { amountMinor: debit.amount_minor, currency: 'EUR' },
      day: debit.collect_at,
      account: shortIban(iban_country, iban_last4),
      creditorId: creditor.id,
      mandateReference: reference,
    }),
  );
}

/** Renewals that are skipped. */
interface SkippedRenewals {
  subscriptionId: string;
  amountMinor: number;
  /** The days on which they would have been collected; at least one, the earliest first. */
  days: readonly Date[];
}

/** Sends one mail about all renewals that are skipped because of the member's own spending limits. */
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

/** The consequences of a revoked mandate. */
export interface Revocation {
  /** Debits that were requested from the bank before, and will still be collected. */
  coming: DebitRow[];
  /** Whether an announced debit was cancelled. */
  cancelled: boolean;
  /** Credits that the member owes: they came with a cancelled debit but were spent. */
  owed: number;
  /** Set when premium renewed under the mandate; `endsAt` is the end of the paid months, null when none is paid. */
  premium: { endsAt: Date | null } | undefined;
}

/** Confirms that a mandate was revoked, and says which debits are still collected and what ends. */
export async function mailRevoked(
  ctx: Context,
  tx: Tx,
  mail: MandateMail,
  { coming, ...consequences }: Revocation,
): Promise<void> {
  const { id, reference, creditor } = mail.mandate;
  await send(ctx, tx, mail, { kind: 'mandate-revoked', id }, about =>
    mandateRevokedMail({
      ...about,
      ...consequences,
      reference,
      creditorId: creditor.id,
      coming: coming.map(debit => ({ amountMinor: debit.amount_minor, collectAt: debit.collect_at })),
    }),
  );
}

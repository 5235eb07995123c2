import { DIRECT_DEBIT_CODE_MINUTES, type Language } from '@velluto/rules';
import { base32 } from '../../../domain/base32.ts';
import type { Site } from '../../../domain/sites/site.ts';
import { moneyText } from '../../../infrastructure/mail/format.ts';
import { translator } from '../../../infrastructure/mail/translate.ts';
import type { StoredCreditor } from '../../../infrastructure/postgres/tables/payments/direct-debit.ts';
import { directDebitMessages as messages } from './messages.ts';

/** Version of the mandate's wording; stored with each signed mandate. */
export const MANDATE_VERSION = '2026-11';

/** The creditor of a site: the company that collects. */
export function creditorOf({ company }: Site, creditorId: string): StoredCreditor {
  const { name, address, city, country } = company;
  return { name, id: creditorId, address, city, country };
}

/** Amounts of a mandate, in euro cents; `renewal` is null for a single payment. */
export interface MandateTerms {
  amountMinor: number;
  renewal: { amountMinor: number; afterMonths: number } | null;
  noticeDays: number;
}

/** The paragraphs of the SEPA core mandate in a language. */
export async function mandateText(
  language: Language,
  creditor: StoredCreditor,
  terms: MandateTerms,
): Promise<string[]> {
  const t = await translator(language);
  const amount = moneyText(language, terms.amountMinor, 'EUR');
  const { renewal } = terms;
  return [
    t(messages.authorise.id, { creditor: creditor.name }),
    t(messages.refund),
    renewal === null
      ? t(messages.once.id, { amount })
      : t(messages.recurring.id, {
          amount,
          months: renewal.afterMonths,
          monthly: moneyText(language, renewal.amountMinor, 'EUR'),
        }),
    t(messages.notice.id, { days: terms.noticeDays }),
    t(messages.revoke),
  ];
}

/** Days of notice before a collection that an order or a mandate promises. Old ones have no number stored: theirs is in the fourth paragraph of the text. */
export function noticeDaysOf({ notice_days, text }: { notice_days: number | null; text: string }): number {
  return notice_days ?? Number(/\d+/.exec(text.split('\n')[3] ?? '')?.[0] ?? 1);
}

/**
 * The SMS with the code. Its last line lets phones fill in the code on this host only.
 *
 * @param host the site's host, to which the code is bound
 */
export async function otpText(
  language: Language,
  about: { site: Site; code: string; amountMinor: number; host: string },
): Promise<string> {
  const t = await translator(language);
  const text = t(messages.sms.id, {
    code: about.code,
    site: about.site.name,
    amount: moneyText(language, about.amountMinor, 'EUR'),
    minutes: DIRECT_DEBIT_CODE_MINUTES,
  });
  return `${text}\n\n@${about.host} #${about.code}`;
}

const groups = /.{4}/g;

/**
 * A mandate reference such as `VELLUTO-7K3M-Q9XD-4T2P-0HRW`: the site's id and 80 random bits, in the characters that SEPA allows.
 *
 * @param key 128 random bits, hexadecimal
 */
export function mandateReference(siteId: string, key: string): string {
  const name = siteId
    .toUpperCase()
    .replaceAll(/[^A-Z0-9]/g, '')
    .slice(0, 12);
  return [name, ...(base32(key, 16).match(groups) ?? [])].join('-');
}

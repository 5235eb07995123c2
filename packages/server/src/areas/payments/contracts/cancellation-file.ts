import { CANCELLATION_KEPT_DAYS, dayIn, type Language, startOfDay } from '@velluto/rules';
import type { Context } from '../../../context/context.ts';
import { ApiError } from '../../../domain/api-error.ts';
import type { Site } from '../../../domain/sites/site.ts';
import { momentText } from '../../../infrastructure/mail/format.ts';
import { sellerLines } from '../../../infrastructure/mail/legal.ts';
import type { MailFact } from '../../../infrastructure/mail/mail-types.ts';
import { cancellationFacts, endFact } from '../../../infrastructure/mail/mails/payments/payments.ts';
import { factsMessages } from '../../../infrastructure/mail/messages/common.ts';
import { cancellationMessages } from '../../../infrastructure/mail/messages/payments/payments.ts';
import { type Translate, translator } from '../../../infrastructure/mail/translate.ts';
import { addDays } from '../settlement/calendar.ts';
import * as payments from '../settlement/payment-queries.ts';
import { drawFacts } from '../settlement/printed-facts.ts';
import * as cancellations from './cancellation-queries.ts';
import { deleteBefore } from './declaration-queries.ts';

/**
 * The confirmation of a cancellation as a PDF file: what was declared and when it was received. For the member whose contracts
 * ended also these, with their ends; whoever else has the key sees only what was typed.
 *
 * @throws ApiError `not_found`
 */
export async function cancellationFile(
  ctx: Context,
  { site, memberId, language }: { site: Site; memberId: string | null; language: Language },
  key: string,
): Promise<{ name: string; file: Buffer }> {
  const stored = await cancellations.selectCancellation(ctx.db, key);
  if (!stored || stored.site_id !== site.id) throw new ApiError('not_found');
  const t = await translator(language);
  const { kind, ends_on, email, name, number, reason, received_at } = stored;
  const wishedFor = ends_on === null ? null : new Date(startOfDay(site.time_zone, ends_on));
  const typed: [keyof typeof factsMessages, string | null][] = [
    ['name', name],
    ['address', email],
    ['number', number],
  ];
  const isOwn = memberId !== null && stored.member_id === memberId;
  const file = await drawFacts({
    language,
    title: t(cancellationMessages.fileTitle),
    site: site.name,
    issuedAt: received_at,
    facts: [
      ...cancellationFacts(t, site, language, { kind, wishedFor }),
      ...typed.flatMap(([row, value]): MailFact[] => (value ? [[t(factsMessages[row]), value]] : [])),
      [t(factsMessages.received), momentText(site, language, received_at)],
      ...(isOwn ? await contractFacts(ctx, t, site, language, stored) : []),
    ],
    texts: [
      t(cancellationMessages.fileBody.id, { site: site.name }),
      ...(reason === null
        ? []
        : [`${t(cancellationMessages.fileReason)} ${reason}`, t(cancellationMessages.byPerson)]),
    ],
    seller: [...sellerLines(t, language, site.company), site.support_email],
  });
  return { name: `${site.id}-${dayIn(site.time_zone, received_at)}`, file };
}

/** The contracts that ended, each with its end and reference. */
async function contractFacts(
  ctx: Context,
  t: Translate,
  site: Site,
  language: Language,
  { kind, contracts }: cancellations.CancellationRow,
): Promise<MailFact[]> {
  const facts: MailFact[] = [];
  for (const { payment, ends_at, first_collection: first } of contracts) {
    const { months } = await payments.selectById(ctx.db, payment);
    facts.push(
      [t(factsMessages.contract), t(factsMessages.premium.id, { months: months ?? 1 })],
      endFact(t, site, language, { kind, endsAt: new Date(ends_at), pending: first !== null }),
      [t(factsMessages.reference), payment],
    );
  }
  return facts;
}

/** Deletes declarations that belong to no account, and what waited for a confirmation, a year after they were received. */
export async function cleanUpCancellations(ctx: Context): Promise<void> {
  const before = addDays(ctx.clock.now(), -CANCELLATION_KEPT_DAYS);
  await cancellations.deleteUnknown(ctx.db, before);
  await deleteBefore(ctx.db, before);
}

import type { Language } from '@velluto/rules';
import type { Context } from '../../../context/context.ts';
import { ApiError } from '../../../domain/api-error.ts';
import { parseId } from '../../../domain/id-format.ts';
import type { SiteCompany } from '../../../domain/sites/site.ts';
import { moneyText } from '../../../infrastructure/mail/format.ts';
import { sellerLines } from '../../../infrastructure/mail/legal.ts';
import type { MailFact } from '../../../infrastructure/mail/mail-types.ts';
import { factsMessages } from '../../../infrastructure/mail/messages/common.ts';
import { paymentFacts, taxFacts } from '../../../infrastructure/mail/payment-facts.ts';
import { translator } from '../../../infrastructure/mail/translate.ts';
import { mailPayment } from '../settlement/mails.ts';
import { selectOwn } from '../settlement/payment-queries.ts';
import { drawFacts } from '../settlement/printed-facts.ts';
import { selectReceipts } from '../settlement/receipt-queries.ts';
import { receiptNumber, sellerOf, vatOf } from '../settlement/receipts.ts';
import { selectRepaid } from '../settlement/reversal-queries.ts';

/**
 * The receipt of a member's payment as a PDF file, with the company as it was when the receipt was issued.
 *
 * @throws ApiError `not_found` for a payment that is somebody else's or has no receipt
 */
export async function receiptFile(
  ctx: Context,
  memberId: string,
  id: string,
  language: Language,
): Promise<{ number: string; file: Buffer }> {
  const paymentId = parseId(id);
  const row = paymentId && (await selectOwn(ctx.db, memberId, paymentId));
  const receipt = row && (await selectReceipts(ctx.db, [row.id])).get(row.id);
  if (!row || !receipt) throw new ApiError('not_found');
  const t = await translator(language);
  const site = sellerOf(ctx, row);
  const number = receiptNumber(receipt);
  const repaid = (await selectRepaid(ctx.db, [row.id])).get(row.id);
  const payment = mailPayment(row);
  const file = await drawFacts({
    language,
    title: `${t(factsMessages.receipt)} ${number}`,
    site: site.name,
    issuedAt: receipt.issued_at,
    facts: [
      ...paymentFacts(t, site, language, payment),
      ...taxFacts(t, language, payment, vatOf(receipt, row.amount_minor)),
      ...(repaid
        ? [[t(factsMessages.repaid), moneyText(language, repaid, row.currency)] satisfies MailFact]
        : []),
    ],
    texts: [],
    seller: [
      t(factsMessages.seller),
      ...sellerLines(t, language, receipt.company as SiteCompany),
      site.support_email,
    ],
  });
  return { number, file };
}

import type { Context } from '../../../context/context.ts';
import { signature } from '../../../infrastructure/mail/signature.ts';
import type { Tx } from '../../../infrastructure/postgres/transaction.ts';
import { sendDeclaration } from '../settlement/mails.ts';
import type { PaymentRow } from '../settlement/payment-queries.ts';
import { sellerOf } from '../settlement/receipts.ts';
import type { CancellationRow } from './cancellation-queries.ts';
import { termsOf } from './cancellation-terms.ts';
import * as queries from './declaration-queries.ts';

/** The same declaration within this time is a repeated press, acknowledged by one mail. */
const SAME_PRESS = 10 * 60_000;

/** What decides about a declaration: the link in the mail, or a person. */
export type DeclarationAct = 'confirm' | 'undo';

/** The mailed links to confirm a declaration and to say that somebody else made it. */
export async function declarationLinks(ctx: Context, origin: string, id: string) {
  const token = `${id}${await signature(ctx, 'declaration', id)}`;
  const link = (act: DeclarationAct) => `${origin}/declaration/do?${new URLSearchParams({ [act]: token })}`;
  return { confirm: link('confirm'), undo: link('undo') };
}

/**
 * Keeps the declaration of a visitor about a contract that exists, and acknowledges it by a mail to the account with links that
 * confirm or stop it; nothing takes effect before. The same declaration again is the one that waits.
 *
 * @param cancellation what was declared; null for a withdrawal
 * @returns when it was received, at first
 */
export async function keepDeclaration(
  ctx: Context,
  tx: Tx,
  payment: PaymentRow,
  cancellation: CancellationRow | null,
): Promise<Date> {
  const now = ctx.clock.now();
  const declaration = await queries.insertOrSelect(tx.db, {
    id: ctx.ids.uuid(),
    site_id: payment.site_id,
    member_id: payment.member_id,
    payment_id: payment.id,
    cancellation_key: cancellation?.key ?? null,
    received_at: cancellation?.received_at ?? now,
    changed_at: now,
  });
  const site = sellerOf(ctx, payment);
  const press = Math.floor(now.getTime() / SAME_PRESS);
  await sendDeclaration(ctx, tx, site, payment, {
    dedupeKey: `declaration:${declaration.id}:${press}`,
    receivedAt: declaration.received_at,
    cancellation: cancellation && {
      kind: cancellation.kind,
      wishedFor: termsOf(site, cancellation).day?.first ?? null,
    },
    links: origin => declarationLinks(ctx, origin, declaration.id),
  });
  return declaration.received_at;
}

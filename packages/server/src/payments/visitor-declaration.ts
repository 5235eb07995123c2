import { canonicalEmail, emailKey, emailProblem } from '@velluto/rules';
import type { Context } from '../context.ts';
import { ApiError, invalidFields } from '../http/api-error.ts';
import { dayText } from '../mail/format.ts';
import { translator } from '../mail/translate.ts';
import type { Site } from '../sites/site.ts';
import { passToSupport, type SupportClient, type Visit } from '../trust/complaints/submit.ts';
import type { CancellationTerms } from './cancellation-terms.ts';
import { declarationMessages } from './messages.ts';
import type { Payer } from './named-payments.ts';

/** Declarations from visitors in the name of one address within a day: numbers of receipts are easily guessed. */
const PER_DAY = 5;
const day = 86_400_000;

/** What a visitor fills in. */
interface VisitorForm {
  step: 'ask' | 'confirm';
  payment?: string | undefined;
  email?: string | undefined;
  name?: string | undefined;
}

/** What a visitor declares, and about whose contract. */
export interface VisitorDeclaration {
  payer: Payer;
  email: string;
  name: string;
  /** The number as it was typed. */
  number: string;
}

/**
 * Checks what a visitor filled in, without a look at what exists: the answer tells nothing of it.
 *
 * @throws ApiError `invalid_request`; `rate_limited` when the address was named too often today
 */
export async function checkVisitor(
  ctx: Context,
  site: Site,
  { step, payment, email: typed, name }: VisitorForm,
): Promise<VisitorDeclaration> {
  if (typed === undefined) throw invalidFields({ field: 'email', code: 'required' });
  if (payment === undefined) throw invalidFields({ field: 'payment', code: 'required' });
  const email = canonicalEmail(typed);
  const problem = emailProblem(email);
  // the confirmation goes there
  if (problem) throw invalidFields({ field: 'email', code: problem });
  if (step === 'confirm') {
    const key = await ctx.vault.fingerprint(`declaration:${site.pool}:${emailKey(email)}`);
    const { current, ttl } = await ctx.limits.add(key.toString('base64url'), day);
    if (current > PER_DAY) throw new ApiError('rate_limited', { minutes: Math.ceil(ttl / 60_000) });
  }
  return { payer: { pool: site.pool, emailKey: emailKey(email) }, email, name: name ?? '', number: payment };
}

/** A declaration as support reads it. */
interface PassedOn {
  declared: 'withdrawal' | 'cancellation';
  /** The number that was typed; none for all contracts of a member. */
  number?: string | undefined;
  /** Cause and wished end of a cancellation. */
  terms?: CancellationTerms;
}

/** Passes on to support what could not be done, in the words of a declaration; whoever made it gets a mail that says so. */
export async function leaveToSupport(
  ctx: Context,
  visit: Visit,
  client: SupportClient,
  { declared, number, terms }: PassedOn,
): Promise<void> {
  const t = await translator(visit.language);
  const name = client.name || t(declarationMessages.noName);
  const words = [
    number === undefined
      ? t(declarationMessages.cancellationOfAll.id, { name })
      : t(declarationMessages[declared].id, { number, name }),
  ];
  if (terms?.day) {
    const date = dayText(visit.site, visit.language, terms.day.first);
    words.push(t(declarationMessages.endsOn.id, { date }));
  }
  if (terms?.reason) words.push(t(declarationMessages.cause.id, { reason: terms.reason }));
  const text = words.join('\n');
  await passToSupport(ctx, visit, client, { text, reason: 'payment', url: `/${declared}` });
}

import { canonicalEmail, emailKey, emailProblem } from '@velluto/rules';
import type { Context } from '../../../context/context.ts';
import { ApiError, invalidFields } from '../../../domain/api-error.ts';
import type { Site } from '../../../domain/sites/site.ts';
import { dayText, momentText } from '../../../infrastructure/mail/format.ts';
import { translator } from '../../../infrastructure/mail/translate.ts';
import { isMailableName, passToSupport, type SupportClient, type Visit } from '../../moderation/api.ts';
import { declarationMessages } from '../settlement/messages.ts';
import type { CancellationTerms } from './cancellation-terms.ts';

/** Declarations from visitors in the name of one address, or about one contract, within a day, since each sends a mail. */
const PER_DAY = 5;
const day = 86_400_000;

/** What a visitor fills in. */
interface VisitorForm {
  payment?: string | undefined;
  email?: string | undefined;
  name?: string | undefined;
}

/** What a visitor declares, and about whose contract. */
export interface VisitorDeclaration {
  payer: { pool: string; emailKey: string };
  email: string;
  name: string;
  /** The number as it was typed. */
  number: string;
}

/**
 * Reads what a visitor filled in.
 *
 * @throws ApiError `invalid_request`
 */
export function readVisitor(
  { pool }: Site,
  { payment, email: typed, name }: VisitorForm,
): VisitorDeclaration {
  if (typed === undefined) throw invalidFields({ field: 'email', code: 'required' });
  if (payment === undefined) throw invalidFields({ field: 'payment', code: 'required' });
  const email = canonicalEmail(typed);
  const problem = emailProblem(email);
  // the confirmation goes there
  if (problem) throw invalidFields({ field: 'email', code: problem });
  return { payer: { pool, emailKey: emailKey(email) }, email, name: name ?? '', number: payment };
}

/**
 * Counts a declaration, in the name of its address if its number names no contract. One with the right number is counted for the
 * owner: else a stranger could use the count up by guessing, and the owner would declare too late. So after too many wrong
 * numbers a right one is answered otherwise than they are; receipts have a secret part that cannot be guessed.
 *
 * @param known the payment that the number names
 * @throws ApiError `rate_limited` when there were too many today
 */
export async function countDeclaration(
  ctx: Context,
  { payer }: VisitorDeclaration,
  known: { member_id: string } | undefined,
): Promise<void> {
  const subject = known ? `member:${known.member_id}` : `${payer.pool}:${payer.emailKey}`;
  const key = await ctx.encryption.fingerprint(`declaration:${subject}`);
  const { current, ttl } = await ctx.limits.add(key.toString('base64url'), day);
  if (current > PER_DAY) throw new ApiError('rate_limited', { minutes: Math.ceil(ttl / 60_000) });
}

/** A declaration as support reads it. */
interface PassedOn {
  declared: 'withdrawal' | 'cancellation';
  /** The number that was typed; none for all contracts of a member. */
  number?: string | undefined;
  /** Cause and wished end of a cancellation. */
  terms?: CancellationTerms;
  /** When it was received, if that was earlier. */
  receivedAt?: Date;
  /** The owner of the account says that somebody else declared it. */
  refuted?: boolean;
  /** The number is that of a renewal that was collected after it was received. */
  collected?: boolean;
}

/** Passes a declaration that could not be carried out to support; its author gets a confirmation by mail. */
export async function leaveToSupport(
  ctx: Context,
  visit: Visit,
  client: SupportClient,
  { declared, number, terms, receivedAt, refuted = false, collected = false }: PassedOn,
): Promise<void> {
  const t = await translator(visit.language);
  const say = (name: string, typed: string | undefined) => {
    const words = [
      typed === undefined
        ? t(declarationMessages.cancellationOfAll.id, { name })
        : t(declarationMessages[declared].id, { number: typed, name }),
    ];
    if (terms?.day) {
      const date = dayText(visit.site, visit.language, terms.day.first);
      words.push(t(declarationMessages.endsOn.id, { date }));
    }
    if (receivedAt) {
      const moment = momentText(visit.site, visit.language, receivedAt);
      words.push(t(declarationMessages.receivedAt.id, { moment }));
    }
    if (collected) words.push(t(declarationMessages.collected));
    if (refuted) words.push(t(declarationMessages.refuted));
    return words;
  };
  const noName = t(declarationMessages.noName);
  const reason = terms?.reason ? [t(declarationMessages.cause.id, { reason: terms.reason })] : [];
  const own = 'id' in client;
  // anybody can type an address: what is mailed to it can carry no message
  const mailable = own
    ? [...say(client.name, number), ...reason]
    : say(isMailableName(client.name) ? client.name : noName, number && mailableNumber(number));
  await passToSupport(ctx, visit, client, {
    text: [...say(client.name || noName, number), ...reason].join('\n'),
    reason: 'payment',
    url: `/${declared}`,
    declared: { declared, words: mailable.join('\n') },
  });
}

/** A typed number as far as it looks like one of our numbers. */
const mailableNumber = (typed: string) =>
  /^[A-Za-z\d /#-]{1,64}$/.test(typed) && /\d/.test(typed) ? typed : '…';

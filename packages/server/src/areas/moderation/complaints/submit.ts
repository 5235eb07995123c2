import type { components } from '@velluto/api-client/schema';
import type { Context } from '../../../context/context.ts';
import type { SignedIn } from '../../../context/signed-in.ts';
import { siteOrigin } from '../../../context/web-origin.ts';
import { ApiError, invalidFields } from '../../../domain/api-error.ts';
import { cleanText } from '../../../domain/message-text.ts';
import { poolView } from '../../../domain/sites/shared-pool.ts';
import type { Tx } from '../../../infrastructure/postgres/transaction.ts';
import { selectSuspension } from '../suspension-queries.ts';
import * as queries from './complaint-queries.ts';
import { type Declared, sendAcknowledgement } from './mails.ts';
import { mayWait } from './notices.ts';
import { newReference } from './reference.ts';
import {
  addressReporter,
  memberReporter,
  type Reporter,
  type SupportClient,
  type Visit,
  visitorReporter,
} from './reporter.ts';
import { planStaffMail } from './staff.ts';
import { generalSubject, hashOf, type Subject, subjectOf } from './subject.ts';

type ReportRequest = components['schemas']['ReportRequest'];

type ComplaintRequest = components['schemas']['ComplaintRequest'];

type Reason = components['schemas']['ComplaintReason'];

/** Most characters of a reporter's text about one subject, in all reports together. */
const ALL_TEXT_MAX = 30_000;
const day = 86_400_000;

/** Id of a complaint, and whether it is new. */
export interface Submitted {
  id: string;
  isNew: boolean;
}

/**
 * Adds a report of a profile, photo or message to the queue. Another report of it for the same reason, while the first is
 * undecided, adds its text to that one; for another reason it is a separate report.
 *
 * @throws ApiError `invalid_request`, `not_found`, `rate_limited`
 */
export async function submitReport(
  ctx: Context,
  visit: Visit,
  me: SignedIn,
  sent: ReportRequest,
): Promise<Submitted> {
  const text = cleanText(sent.text);
  if (sent.reason === 'other' && text === '') throw invalidFields({ field: 'text', code: 'required' });
  const subject = await subjectOf(ctx, { id: me.id, ...poolView(ctx.sites, visit.site) }, sent);
  return submit(ctx, visit, await memberReporter(ctx, me), { subject, reason: sent.reason, text, url: null });
}

/**
 * The words of a complaint, an objection or an appeal, as they are stored.
 *
 * @throws ApiError `invalid_request` when there are hardly any
 */
export function complaintText(sent: string): string {
  const text = cleanText(sent);
  if (text.length < 10) throw invalidFields({ field: 'text', code: 'too_short' });
  return text;
}

/**
 * Adds a complaint to the queue, also from a person who is not logged in.
 *
 * @throws ApiError `invalid_request`, `not_found`, `rate_limited`
 */
export async function submitComplaint(
  ctx: Context,
  visit: Visit,
  me: SignedIn | null,
  sent: ComplaintRequest,
): Promise<Submitted> {
  const text = complaintText(sent.text);
  const reporter = me ? await memberReporter(ctx, me) : visitorReporter(visit, sent);
  const viewer = { id: me?.id ?? null, ...poolView(ctx.sites, visit.site) };
  const found = sent.profile
    ? await subjectOf(ctx, viewer, { kind: 'profile', profile: sent.profile })
    : generalSubject(text);
  // anybody can type an address: an existing complaint is returned only for the same text
  const subject = me ? found : { ...found, target: `${found.target}:${hashOf(text)}` };
  const url = webAddress(cleanText(sent.url ?? ''), siteOrigin(ctx, visit.site));
  return submit(ctx, visit, reporter, { subject, reason: sent.reason, text, url });
}

/** An address as it was typed, with its protocol and host; null for none. */
function webAddress(typed: string, origin: string): string | null {
  if (typed === '') return null;
  const address = typed.startsWith('/') || /^https?:\/\//i.test(typed) ? typed : `https://${typed}`;
  const url = URL.canParse(address, origin) ? new URL(address, origin) : null;
  if (!url || !/^[^.\s]+(\.[^.\s]+)+$|^localhost$/.test(url.hostname)) {
    throw invalidFields({ field: 'url', code: 'format' });
  }
  return url.href;
}

/**
 * Files a complaint for someone else, who gets the acknowledgement. Repeating it while it is open does nothing. The
 * caller limits how often an address may be named.
 *
 * @throws ApiError `rate_limited` for a member who complained too often today
 */
export async function passToSupport(
  ctx: Context,
  visit: Visit,
  client: SupportClient,
  { text: words, reason, url, declared }: Omit<Content, 'subject'>,
): Promise<void> {
  const text = cleanText(words);
  const subject = generalSubject(text);
  const reporter = 'id' in client ? await memberReporter(ctx, client) : addressReporter(visit, client);
  await submit(ctx, visit, reporter, { subject, reason, text, url, declared });
}

interface Content {
  subject: Subject;
  reason: Reason;
  text: string;
  url: string | null;
  /** What is acknowledged as a declaration instead of a complaint. */
  declared?: Declared | undefined;
}

/** Files a complaint, or adds to the one about the same that is open, in a transaction of its own. */
export async function submit(
  ctx: Context,
  { site, language }: Visit,
  reporter: Reporter,
  { subject, reason, text, url, declared }: Content,
): Promise<Submitted> {
  return ctx.transaction(async tx => {
    await queries.lockReporter(tx.db, reporter.key);
    const now = ctx.clock.now();
    const target = `${subject.target}:${reason}`;
    const existing = await queries.selectOpen(tx.db, reporter.key, target);
    if (existing) {
      await addContent(tx, existing, { text, url }, now);
      return { id: existing.id, isNew: false };
    }
    const today = await queries.countSince(tx.db, reporter.key, new Date(now.getTime() - day));
    if (today >= reporter.perDay) throw new ApiError('rate_limited', { minutes: 1440 });

    const suspension = mayWait({ kind: subject.kind, reason })
      ? await selectSuspension(tx.db, reporter.key, 'unfounded_notices')
      : undefined;
    const id = ctx.ids.uuid();
    const address = url ?? (subject.path && siteOrigin(ctx, site) + subject.path);
    const head = { id, reference: newReference(ctx), site_id: site.id, created_at: now, url: address };
    await queries.insertComplaint(tx.db, {
      ...head,
      pool: site.pool,
      kind: subject.kind,
      reason,
      text,
      updated_at: now,
      reporter_key: reporter.key,
      target,
      picture: subject.picture,
      about_id: subject.about?.id ?? null,
      about_name: subject.about?.name ?? null,
      about_origin: subject.about?.origin ?? null,
      snapshot: subject.snapshot && JSON.stringify(subject.snapshot),
      waits_for: suspension?.id ?? null,
    });
    const party = {
      complaint_id: id,
      role: 'reporter' as const,
      language,
      appeal: null,
      appealed_at: null,
      member_id: reporter.memberId,
      name: reporter.name,
      email: reporter.email,
    };
    await queries.insertParty(tx.db, party);
    const handledFrom = suspension?.until ?? null;
    await sendAcknowledgement(ctx, tx, head, party, { declared, handledFrom });
    if (!suspension) await planStaffMail(ctx, tx, site.id, now);
    return { id, isNew: true };
  });
}

/** Adds the new text of another report about the same subject, and below it the address that it names, if it is another one. */
async function addContent(
  tx: Tx,
  existing: Pick<Content, 'text' | 'url'> & { id: string },
  { text, url }: Pick<Content, 'text' | 'url'>,
  now: Date,
): Promise<void> {
  const parts = existing.text.includes(text) ? [] : [text];
  const known = [existing.url, ...existing.text.split('\n')];
  if (existing.url !== null && url !== null && !known.includes(url)) parts.push(url);
  const all = [existing.text, parts.join('\n')].filter(part => part !== '').join('\n\n');
  if (all.length > ALL_TEXT_MAX) throw invalidFields({ field: 'text', code: 'too_long' });
  if (all !== existing.text || (existing.url === null && url !== null))
    await queries.setContent(tx.db, existing.id, { text: all, url: existing.url ?? url }, now);
}

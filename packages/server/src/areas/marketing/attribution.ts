import type { components } from '@velluto/api-client/schema';
import { TRAFFIC_COOKIE, TRAFFIC_DAYS } from '@velluto/rules';
import type { Context } from '../../context/context.ts';
import type { CookieChange } from '../../domain/cookie-change.ts';
import { cleanText } from '../../domain/message-text.ts';
import type { Site } from '../../domain/sites/site.ts';
import type { Tx } from '../../infrastructure/postgres/transaction.ts';
import { tokenHash } from '../sessions/api.ts';
import * as queries from './attribution-queries.ts';

type Source = components['schemas']['TrafficSource'];
/** Traffic source and time of a visit. */
export type Visit = Required<Source> & { created_at: Date };

const day = 86_400_000;
const forgotten: CookieChange = { name: TRAFFIC_COOKIE, value: null, httpOnly: true };
const rememberedSince = (ctx: Context) => new Date(ctx.clock.now().getTime() - TRAFFIC_DAYS * day);

/** Cleans every parameter as a text; missing ones become empty. */
function cleanSource({ network = '', ref = '', sub1 = '', sub2 = '', sub3 = '' }: Source): Required<Source> {
  const [a = '', b = '', c = '', d = '', e = ''] = [network, ref, sub1, sub2, sub3].map(cleanText);
  return { network: a, ref: b, sub1: c, sub2: d, sub3: e };
}

/** Whether a link had no parameters about its source. */
const isEmpty = (source: Required<Source>) => Object.values(source).every(part => part === '');

/**
 * Keeps where a visitor came from, if they agreed; the first source stays. Without consent nothing is kept, and what
 * was kept is forgotten, for a member also what the sign-up took from it.
 *
 * @param cookie what the browser sent, if anything
 * @param optsOut the browser sends Global Privacy Control, which counts as a refusal
 */
export async function trackVisit(
  ctx: Context,
  site: Site,
  { consent, ...source }: components['schemas']['TrackVisitRequest'],
  { cookie, memberId, optsOut }: { cookie: string | undefined; memberId: string | null; optsOut: boolean },
): Promise<CookieChange[]> {
  if (!consent || optsOut) {
    if (memberId) await queries.deleteAttribution(ctx.db, memberId);
    if (cookie) await queries.deleteVisit(ctx.db, tokenHash(cookie));
    return cookie ? [forgotten] : [];
  }
  if (await rememberedVisit(ctx, cookie)) return [];
  const visit = cleanSource(source);
  if (isEmpty(visit)) return [];
  const token = ctx.ids.token();
  const at = ctx.clock.now();
  await queries.insertVisit(ctx.db, {
    ...visit,
    token_hash: tokenHash(token),
    site_id: site.id,
    created_at: at,
  });
  const life = { maxAgeSeconds: TRAFFIC_DAYS * 86_400, httpOnly: true };
  return [{ name: TRAFFIC_COOKIE, value: token, ...life }];
}

/** The stored visit of a browser's cookie, or null. */
export async function rememberedVisit(ctx: Context, cookie: string | undefined): Promise<Visit | null> {
  if (!cookie) return null;
  return (await queries.selectVisit(ctx.db, tokenHash(cookie), rememberedSince(ctx))) ?? null;
}

/** Whether a client names a source that it has in memory: it may open the sign-up, and is not stored. */
export const namesSource = (sent: Source | undefined): boolean =>
  sent !== undefined && !isEmpty(cleanSource(sent));

/** Attaches the source that a visitor agreed to have remembered to the new member, in the transaction that makes them. */
export async function saveAttribution(tx: Tx, memberId: string, visit: Visit): Promise<void> {
  await queries.insertAttribution(tx.db, memberId, visit);
}

/** Deletes visits that are too old to be kept. */
export async function cleanUpVisits(ctx: Context): Promise<void> {
  await queries.deleteOldVisits(ctx.db, rememberedSince(ctx));
}

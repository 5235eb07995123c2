import type { components } from '@velluto/api-client/schema';
import { calendarDay, SWIPE_LIKES_PER_DAY } from '@velluto/rules';
import type { Context } from '../../context/context.ts';
import { bornAsSought } from '../../domain/age-limits.ts';
import { ApiError } from '../../domain/api-error.ts';
import { parseId } from '../../domain/id-format.ts';
import type { Site } from '../../domain/sites/site.ts';
import type { Db, Tx } from '../../infrastructure/postgres/transaction.ts';
import { lockStates } from '../../infrastructure/postgres/user-state.ts';
import { assertCanView } from '../access/api.ts';
import { likeBetween, likeMemberInTransaction } from '../likes/api.ts';
import { previewsOf, requireConsent } from '../profiles/api.ts';
import { summariesOf, summaryFor, type Viewer } from '../search/api.ts';
import * as decks from './deck-queries.ts';
import * as queries from './swipe-queries.ts';

type Schemas = components['schemas'];
type Game = Pick<Schemas['SwipeDeckResponse'], 'likes' | 'may_undo' | 'server_time'>;
type Card = Schemas['SwipeCard'];
type State = Schemas['SwipeResponse']['state'];

/** The member who plays the swipe game. Premium members see all photos. */
export type Swiper = Viewer & { id: string; premium: boolean };

/** Number of cards in one response. */
const DECK = 12;

async function gameOf(ctx: Context, db: Db, site: Site, memberId: string): Promise<Game> {
  const now = ctx.clock.now();
  const { start, end } = calendarDay(site.time_zone, now.getTime());
  const { likes, may_undo } = await queries.selectGame(db, memberId, new Date(start), new Date(end));
  const left = Math.max(0, SWIPE_LIKES_PER_DAY - Number(likes));
  return {
    likes: { left, max: SWIPE_LIKES_PER_DAY, resets_at: new Date(end).toISOString() },
    may_undo: Boolean(may_undo),
    server_time: now.toISOString(),
  };
}

/** Members as cards, in the order of the ids; members who are not active are left out. */
async function cardsOf(ctx: Context, viewer: Swiper, memberIds: string[]): Promise<Card[]> {
  const [summaries, previews] = await Promise.all([
    summariesOf(ctx, viewer, memberIds),
    previewsOf(ctx, viewer.id, memberIds, viewer.premium),
  ]);
  return summaries.flatMap(summary => {
    const preview = previews.get(summary.id);
    return preview ? { ...summary, ...preview } : [];
  });
}

/**
 * Cards to answer, those of the member's country first, and the remaining likes of the day.
 *
 * @throws ApiError `consent_withdrawn`
 */
export async function deckFor(
  ctx: Context,
  site: Site,
  viewer: Swiper,
): Promise<Schemas['SwipeDeckResponse']> {
  const row = await decks.selectPlayer(ctx.db, viewer.id);
  const player = { ...row, looking_for: requireConsent(row.looking_for) };
  const ages = bornAsSought(site, ctx.clock.now(), {
    min: row.sought_min_age,
    max: row.sought_max_age,
    country: player.country,
  });
  const select = (countries: string[], limit: number) =>
    decks.selectCards(ctx.db, player, { countries, ...ages }, viewer, limit);
  const home = await select([player.country], DECK);
  const others = site.countries.filter(country => country !== player.country);
  const missing = DECK - home.length;
  const away = missing > 0 ? await select(others, missing) : [];
  const [results, game] = await Promise.all([
    cardsOf(ctx, viewer, [...home, ...away]),
    gameOf(ctx, ctx.db, site, viewer.id),
  ]);
  return { results, ...game };
}

/**
 * Answers a card. Concurrent answers of one member wait for each other, so that two open pages cannot give more
 * likes than a day allows; the same answer again changes nothing.
 *
 * @throws ApiError `not_found` for a profile that is not shown, `blocked_by_member`, `consent_withdrawn`, `swipe_limit_reached`
 * (details.max, details.resets_at)
 */
export async function answerCard(
  ctx: Context,
  site: Site,
  viewer: Swiper,
  profile: string,
  choice: 'like' | 'pass',
): Promise<Schemas['SwipeResponse']> {
  const other = parseId(profile);
  if (other === null || other === viewer.id) throw new ApiError('not_found');
  const { blocked } = await assertCanView(ctx, viewer, other);
  if (blocked) throw new ApiError('not_found');
  requireConsent((await decks.selectPlayer(ctx.db, viewer.id)).looking_for);
  const { state, game } = await ctx.transaction(async tx => {
    const state =
      choice === 'like' ? await likeCard(ctx, tx, site, viewer, other) : await pass(ctx, tx, viewer, other);
    return { state, game: await gameOf(ctx, tx.db, site, viewer.id) };
  });
  const summary = await summaryFor(ctx, viewer, other);
  if (!summary) throw new ApiError('not_found');
  return { state, profile: summary, ...game };
}

async function likeCard(ctx: Context, tx: Tx, site: Site, viewer: Swiper, other: string): Promise<State> {
  const memberId = viewer.id;
  const { state, fresh } = await likeMemberInTransaction(ctx, tx, viewer, other);
  // a profile that was liked before, here or on its page, costs no like of the day
  if (!fresh) return state;
  const before = await queries.selectChoice(tx.db, memberId, other);
  if (before === 'like') return state;
  const { likes } = await gameOf(ctx, tx.db, site, memberId);
  if (likes.left === 0) {
    throw new ApiError('swipe_limit_reached', { max: likes.max, resets_at: likes.resets_at });
  }
  await queries.saveChoice(tx.db, {
    member_id: memberId,
    profile_id: other,
    choice: 'like',
    swiped_at: ctx.clock.now(),
  });
  return state;
}

async function pass(ctx: Context, tx: Tx, { id }: Swiper, other: string): Promise<State> {
  await lockStates(tx.db, [id]);
  const before = await queries.selectChoice(tx.db, id, other);
  // a like stays a like: turning it into a pass would give the like of the day back
  if (before === 'like') return (await likeBetween(tx.db, id, other)) ?? 'passed';
  if (before === undefined) {
    await queries.saveChoice(tx.db, {
      member_id: id,
      profile_id: other,
      choice: 'pass',
      swiped_at: ctx.clock.now(),
    });
  }
  return 'passed';
}

/**
 * Undoes the last answer if it was a pass.
 *
 * @throws ApiError `not_found` when there is no answer to undo
 */
export async function undoPass(
  ctx: Context,
  site: Site,
  viewer: Swiper,
): Promise<Schemas['UndoSwipeResponse']> {
  const { other, game } = await ctx.transaction(async tx => {
    await lockStates(tx.db, [viewer.id]);
    const other = await queries.deleteUndoable(tx.db, viewer.id);
    if (other === undefined) throw new ApiError('not_found');
    return { other, game: await gameOf(ctx, tx.db, site, viewer.id) };
  });
  const [card] = (await maySee(ctx, viewer, other)) ? await cardsOf(ctx, viewer, [other]) : [];
  return { profile: card ?? null, ...game };
}

async function maySee(ctx: Context, viewer: Swiper, other: string): Promise<boolean> {
  try {
    return !(await assertCanView(ctx, viewer, other)).blocked;
  } catch (error) {
    if (error instanceof ApiError) return false;
    throw error;
  }
}

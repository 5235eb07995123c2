import { autoLike, getLikes, type LikesResponse, type MemberSummary } from '@velluto/api-client';
import { STATUS_FIRST_REFRESH_MS } from '@velluto/rules';
import type { Like } from '@velluto/ui/model';
import { proxy } from 'valtio/vanilla';
import type { AppContext } from '../../platform/app-context.ts';
import { toLike } from './map.ts';

/** So long after the match dialog opened the likes are loaded anew (product.md §7). */
const reloadMs = 500;
/** So many older likes at most are passed over for the match that has just come. */
const mostPassed = 10;
/** Longest delay that an address may ask for, in seconds. */
const longest = 3600;

/** Seconds by which the address delays the like dialog: `?t=5`. */
export function delayOf(search: string): number {
  const seconds = Number(new URLSearchParams(search).get('t') ?? 0);
  return Number.isFinite(seconds) ? Math.min(Math.max(seconds, 0), longest) : 0;
}

interface MomentsState {
  /** A like that came while the page was open. */
  like: Like | null;
  /** Who is shown in the match dialog, and as what. */
  match: { kind: 'match' | 'newLike'; member: MemberSummary } | null;
}

/** Likes and matches that come while the page is open, each shown once. */
export function createMomentsStore(app: AppContext) {
  const state = proxy<MomentsState>({ like: null, match: null });
  const reload = async (): Promise<LikesResponse> => {
    const likes = await getLikes(app.client);
    app.bus.emit('likes', likes);
    return likes;
  };

  /** The oldest like that the match dialog has not shown; or, when one is named, only that person's. */
  const next = async (wanted?: string): Promise<MomentsState['match']> => {
    const client = app.client;
    for (let passed = 0; passed < mostPassed; passed++) {
      const { profile, state: what } = await autoLike(client);
      if (!profile) break;
      if (wanted === undefined || profile.id === wanted)
        return { kind: what === 'matched' ? 'match' : 'newLike', member: profile };
    }
    return null;
  };
  const show = (match: MomentsState['match']) => {
    if (!match) return;
    state.like = null;
    state.match = match;
    setTimeout(() => void reload().catch(() => undefined), reloadMs);
  };
  let greeted = false;
  /** Came when one had left the members: shown when one is back. */
  let late: MomentsState['match'] = null;

  return {
    state,

    /** The user has just liked back. */
    celebrate(member: MemberSummary): void {
      show({ kind: 'match', member });
    },

    /**
     * Some seconds after the members were opened: a like that came meanwhile, once a page. Nothing comes without a new
     * like, nor above another dialog or another page. The answer takes it back.
     */
    greet(isBusy: () => boolean): () => void {
      let here = true;
      const greeting = async () => {
        if (isBusy()) return;
        if (!late && (greeted || app.session.state.newLikes === 0)) return;
        greeted = true;
        const match = late ?? (await next());
        late = here && !isBusy() ? null : match;
        if (!late) show(match);
      };
      const timer = setTimeout(
        () => void greeting().catch(() => undefined), // the badge tells of it all the same
        STATUS_FIRST_REFRESH_MS,
      );
      return () => {
        here = false;
        clearTimeout(timer);
      };
    },

    /** Follows what comes until the returned function is called. */
    follow(search: () => string): () => void {
      const timers = new Set<ReturnType<typeof setTimeout>>();
      const after = (ms: number, run: () => Promise<unknown>) => {
        const timer = setTimeout(() => {
          timers.delete(timer);
          run().catch(() => undefined); // the badge tells of it all the same
        }, ms);
        timers.add(timer);
      };
      const stops = [
        app.bus.on('like', ({ profile }) =>
          after(delayOf(search()) * 1000, async () => {
            const item = (await reload()).liked_by.find(one => one.profile.id === profile);
            if (item?.like_new && !state.match) state.like = toLike(item);
          }),
        ),
        app.bus.on('match', ({ profile }) => after(0, async () => show(await next(profile)))),
      ];
      return () => {
        for (const stop of stops) stop();
        for (const timer of timers) clearTimeout(timer);
      };
    },

    close(): void {
      state.like = null;
      state.match = null;
    },
  };
}

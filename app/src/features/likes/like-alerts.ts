import { autoLike, getLikes, type MemberSummary } from '@velluto/api-client';
import { STATUS_FIRST_REFRESH_MS } from '@velluto/rules';
import type { Like } from '@velluto/ui/model';
import { proxy } from 'valtio/vanilla';
import { toLike } from '../../platform/api-mapping.ts';
import type { AppContext } from '../../platform/app-context.ts';
import { inBackground } from '../../platform/in-background.ts';

/** Likes are reloaded this long after the match dialog opened (product.md §7). */
const reloadDelayMs = 500;
/** Longest delay that an address may set. */
const maxDelaySeconds = 3600;

/** Seconds by which the address delays the like dialog: `?t=5`. */
export function alertDelaySeconds(search: string): number {
  const seconds = Number(new URLSearchParams(search).get('t') ?? 0);
  return Number.isFinite(seconds) ? Math.min(Math.max(seconds, 0), maxDelaySeconds) : 0;
}

interface LikeAlertsState {
  /** A like that came while the page was open. */
  like: Like | null;
  /** Who is shown in the match dialog, and as what. */
  match: { kind: 'match' | 'newLike'; member: MemberSummary } | null;
}

/** Likes and matches that come while the page is open, each shown once. */
export function createLikeAlertsStore(app: AppContext) {
  const state = proxy<LikeAlertsState>({ like: null, match: null });
  const reload = async () => app.bus.emit('likes', await getLikes(app.client));

  /** Fetches the oldest like that no dialog has shown yet, or that of one member; the server hands each to one tab only. */
  const claim = async (liker?: string): Promise<LikeAlertsState['match']> => {
    const { profile, state: what } = await autoLike(
      app.client,
      liker === undefined ? {} : { profile: liker },
    );
    return profile && { kind: what === 'matched' ? 'match' : 'newLike', member: profile };
  };
  const show = (match: LikeAlertsState['match']) => {
    if (!match) return;
    state.like = null;
    state.match = match;
    setTimeout(() => void inBackground(reload()), reloadDelayMs);
  };
  /** Members whose like must not be shown: seen, liked back, or blocked meanwhile. */
  const seen = new Set<string>();
  let alerted = false;
  /** Arrived when the user was not on the members page: shown when they return. */
  let deferred: LikeAlertsState['match'] = null;

  return {
    state,

    /** The user has just liked back. */
    celebrate(member: MemberSummary): void {
      show({ kind: 'match', member });
    },

    /**
     * Some seconds after the members page was opened: shows a like that arrived meanwhile, once per page load. Never above
     * another dialog or on another page. The returned function cancels it.
     */
    alertOnMembersPage(isBusy: () => boolean): () => void {
      let active = true;
      const alert = async () => {
        if (isBusy()) return;
        if (!deferred && (alerted || app.session.state.newLikes === 0)) return;
        alerted = true;
        const match = deferred ?? (await claim());
        deferred = active && !isBusy() ? null : match;
        if (!deferred) show(match);
      };
      const timer = setTimeout(
        () => void inBackground(alert()), // the badge counts the like in any case
        STATUS_FIRST_REFRESH_MS,
      );
      return () => {
        active = false;
        clearTimeout(timer);
      };
    },

    /** Shows likes and matches as they arrive, until the returned function is called. */
    follow(search: () => string): () => void {
      const timers = new Set<ReturnType<typeof setTimeout>>();
      const after = (ms: number, run: () => Promise<unknown>) => {
        const timer = setTimeout(() => {
          timers.delete(timer);
          void inBackground(run()); // the badge counts the like in any case
        }, ms);
        timers.add(timer);
      };
      const stops = [
        app.bus.on('blocked', ({ profile }) => seen.add(profile)),
        app.bus.on('like', ({ like }) => {
          seen.delete(like.profile.id);
          after(alertDelaySeconds(search()) * 1000, async () => {
            if (!state.match && !seen.has(like.profile.id)) state.like = toLike(like);
          });
        }),
        app.bus.on('match', ({ profile }) => after(0, async () => show(await claim(profile)))),
      ];
      return () => {
        for (const stop of stops) stop();
        for (const timer of timers) clearTimeout(timer);
      };
    },

    /** The user has seen this like: it is not shown any more. */
    markSeen(memberId: string): void {
      seen.add(memberId);
    },

    close(): void {
      state.like = null;
      state.match = null;
    },
  };
}

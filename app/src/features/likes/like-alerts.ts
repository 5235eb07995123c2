import { autoLike, getLikes, type MemberSummary } from '@velluto/api-client';
import { toLike } from '@velluto/api-client/ui';
import { STATUS_FIRST_REFRESH_MS } from '@velluto/rules';
import type { Like } from '@velluto/ui/model';
import { proxy } from 'valtio/vanilla';
import type { AppContext } from '../../lib/app-context.ts';
import { ignoreFailedCall } from '../../lib/ignore-failed-call.ts';
import { createVibrationStore } from '../../lib/vibration.ts';

/** Likes are reloaded this long after the match dialog opened (spec § 4.4). */
const reloadDelayMs = 500;
/** Longest delay that an address may set. */
const maxDelaySeconds = 3600;

/** Seconds by which the address delays the like dialog: `?t=5`. */
export function alertDelaySeconds(search: string): number {
  const seconds = Number(new URLSearchParams(search).get('t') ?? 0);
  return Number.isFinite(seconds) ? Math.min(Math.max(seconds, 0), maxDelaySeconds) : 0;
}

interface LikeAlertsState {
  /** A like that came while the page was open, until its dialog is closed. Others that come meanwhile are only counted. */
  like: Like | null;
  /** The member to show in the match dialog, as a match or as a new like. */
  match: { kind: 'match' | 'newLike'; member: MemberSummary } | null;
  /** The match comes from the user's own press: it is shown at once. */
  ownPress: boolean;
  /** Likes to fetch from the server: the match with `liker`, or without one the oldest like that no dialog has shown. */
  pending: readonly { liker?: string }[];
}

/** Likes and matches that come while the page is open, each shown once. */
export function createLikeAlertsStore(app: AppContext) {
  const state = proxy<LikeAlertsState>({ like: null, match: null, ownPress: false, pending: [] });
  const reload = async () => app.bus.emit('likes', await getLikes(app.client));

  const show = (match: NonNullable<LikeAlertsState['match']>, ownPress: boolean) => {
    if (state.like?.member.id === match.member.id) state.like = null;
    state.match = match;
    if (match.kind === 'match') app.store(createVibrationStore).vibrate('match');
    state.ownPress = ownPress;
    setTimeout(() => void ignoreFailedCall(reload()), reloadDelayMs);
  };
  /** Fetches the first pending like; the server gives each to one tab only. */
  const fetchFirst = async ([{ liker } = {}]: LikeAlertsState['pending']) => {
    try {
      const { profile, state: what } = await autoLike(app.client, liker ? { profile: liker } : {});
      if (profile) show({ kind: what === 'matched' ? 'match' : 'newLike', member: profile }, false);
    } finally {
      state.pending = state.pending.slice(1);
    }
  };
  /** Members whose like is not to be shown: seen, liked back, or blocked since it came. */
  const seen = new Set<string>();
  const markSeen = (memberId: string) => {
    seen.add(memberId);
    if (state.like?.member.id === memberId) state.like = null;
  };
  let alerted = false;

  return {
    state,
    markSeen,

    /** The user has just liked back. */
    showMatch(member: MemberSummary): void {
      show({ kind: 'match', member }, true);
    },

    /**
     * Some seconds after the members page was opened, a new like is to be claimed, once per page load. The returned
     * function cancels it.
     */
    alertOnMembersPage(): () => void {
      const timer = setTimeout(() => {
        if (alerted || app.session.state.newLikes === 0) return;
        alerted = true;
        state.pending = [...state.pending, {}];
      }, STATUS_FIRST_REFRESH_MS);
      return () => clearTimeout(timer);
    },

    /** Fetches the pending likes, until there is one to show. */
    async fetchNext(): Promise<void> {
      while (!state.match && state.pending.length > 0) await fetchFirst(state.pending);
    },

    /**
     * Listens to likes and matches of the event stream, as long as the page is open.
     *
     * @param search query of the address, which may delay the like dialog
     */
    follow(search: () => string): void {
      app.bus.on('blocked', ({ profile }) => {
        markSeen(profile);
        if (state.match?.member.id === profile) state.match = null;
      });
      app.bus.on('like', ({ like }) => {
        seen.delete(like.profile.id);
        setTimeout(() => {
          if (!seen.has(like.profile.id)) state.like ??= toLike(like);
        }, alertDelaySeconds(search()) * 1000);
      });
      app.bus.on('match', ({ profile }) => {
        state.pending = [...state.pending, { liker: profile }];
      });
    },

    /** Closes what is shown: the match, which comes before the like. */
    close(): void {
      if (state.match) state.match = null;
      else state.like = null;
    },
  };
}

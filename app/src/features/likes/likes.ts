import {
  getLikes,
  type LikesResponse,
  like,
  type MemberSummary,
  markLikeSeen,
  unlike,
} from '@velluto/api-client';
import { toLike } from '@velluto/api-client/ui';
import type { Like, LikeState, LikesType, Problem } from '@velluto/ui/model';
import { proxy } from 'valtio/vanilla';
import type { AppContext } from '../../lib/app-context.ts';
import { ignoreFailedCall } from '../../lib/ignore-failed-call.ts';
import { toProblem } from '../../lib/problem.ts';
import { createResource } from '../../lib/resource.ts';
import { type LoadContext, RouteError } from '../../lib/router/route.ts';
import { createVibrationStore } from '../../lib/vibration.ts';
import { createLikeAlertsStore } from './like-alerts.ts';

/** Tabs of the likes page; the last part of its address. */
export const likesTypes: readonly LikesType[] = ['received', 'given', 'matches'];

interface LikesState {
  /** Given by the user. */
  given: Like[];
  /** Received, new ones first. */
  received: Like[];
  /** State of the like button by member, for members opened or liked on this visit. */
  states: Record<string, LikeState>;
  problem: Problem | null;
}

type Wish = 'like' | 'unlike';

/** Likes: lists, and the state of each like button. */
export function createLikesStore(app: AppContext) {
  const state = proxy<LikesState>({ given: [], received: [], states: {}, problem: null });

  /** A new like was seen or liked back, or its sender was blocked. */
  const forgetNewLike = () => app.session.setNewLikes(app.session.state.newLikes - 1);
  /** The last press by member, while one is being answered; if that succeeds, only the last is sent afterwards. */
  const wishes = new Map<string, Wish>();
  const answers = new Map<string, Promise<boolean>>();
  /** Members whose new like was seen since the page was loaded. */
  const seenMembers = new Set<string>();
  const { applySnapshot } = createResource<LikesResponse>(likes => {
    state.given = likes.profiles.map(toLike);
    state.received = likes.liked_by.map(toLike);
    app.session.setNewLikes(likes.num_new);
  });
  app.bus.on('likes', applySnapshot);
  app.bus.on('like', ({ like: item }) => {
    const others = state.received.filter(({ member }) => member.id !== item.profile.id);
    state.received = [toLike(item), ...others];
  });
  app.bus.on('blocked', ({ profile }) => {
    const others = ({ member }: Like) => member.id !== profile;
    const gone = state.received.find(like => like.likeNew && !others(like));
    if (gone) forgetNewLike();
    state.given = state.given.filter(others);
    state.received = state.received.filter(others);
  });

  /** Opens the match dialog, for somebody who was liked here or in the swipe game. */
  const showMatch = (member: MemberSummary) => {
    state.states[member.id] = 'matched';
    app.store(createLikeAlertsStore).showMatch(member);
  };

  const give = async (memberId: string): Promise<LikeState> => {
    const { state: result, profile } = await like(app.client, { profile: memberId });
    app.store(createLikeAlertsStore).markSeen(memberId);
    const received = state.received.find(item => item.member.id === memberId);
    if (received?.likeNew) forgetNewLike();
    if (received) Object.assign(received, { state: result, likeNew: false });
    if (result === 'matched' && wishes.get(memberId) === 'like') showMatch(profile);
    return result;
  };

  const takeBack = async (memberId: string): Promise<LikeState> => {
    await unlike(app.client, { profile: memberId });
    app.bus.emit('unliked', { profile: memberId });
    state.given = state.given.filter(item => item.member.id !== memberId);
    const received = state.received.find(item => item.member.id === memberId);
    if (received) received.state = 'received';
    return 'idle';
  };

  /** Sends the presses for a member, the first at once; `stored` is the state before them. */
  const send = async (memberId: string, stored: LikeState): Promise<boolean> => {
    let kept = stored;
    try {
      for (let sent: Wish | undefined; sent !== wishes.get(memberId); ) {
        sent = wishes.get(memberId);
        kept = await (sent === 'like' ? give(memberId) : takeBack(memberId));
      }
      return true;
    } catch (error) {
      state.problem = toProblem(error);
      return false;
    } finally {
      state.states[memberId] = kept;
      wishes.delete(memberId);
      answers.delete(memberId);
    }
  };

  /** Shows the press at once; it is undone when the server refuses. */
  const press = (memberId: string, wish: Wish): Promise<boolean> => {
    const before = state.states[memberId] ?? (wish === 'like' ? 'idle' : 'liked');
    state.states[memberId] = wish === 'like' ? 'liked' : 'idle';
    state.problem = null;
    if (wish === 'like') app.store(createVibrationStore).vibrate('decision');
    wishes.set(memberId, wish);
    const answer = answers.get(memberId) ?? send(memberId, before);
    answers.set(memberId, answer);
    return answer;
  };

  return {
    state,
    applySnapshot,
    showMatch,

    /**
     * Likes a person, which shows at once, and is undone when the server refuses; shows the match dialog when it is mutual.
     * Visitors never get here.
     *
     * @returns whether the server took all presses for the person that were under way; `problem` says why it did not
     */
    like: (memberId: string) => press(memberId, 'like'),

    /** Takes a like back; one that is on its way, after it has arrived. */
    unlike: (memberId: string) => press(memberId, 'unlike'),

    /** Removes the “new” mark of a like once its profile is opened. */
    async seen(memberId: string): Promise<void> {
      const item = state.received.find(like => like.member.id === memberId);
      // likes that arrived by an event are in no list yet
      if (item ? item.likeNew : !seenMembers.has(memberId)) forgetNewLike();
      if (item) item.likeNew = false;
      seenMembers.add(memberId);
      app.bus.emit('likeSeen', { profile: memberId });
      app.store(createLikeAlertsStore).markSeen(memberId);
      await ignoreFailedCall(markLikeSeen(app.client, { profile: memberId }));
    },

    closeProblem() {
      state.problem = null;
    },
  };
}

/**
 * All likes; the tabs filter them. The page of one person exists only where there is a like between them and the
 * user.
 */
export async function load({ client, params, signal }: LoadContext): Promise<LikesResponse> {
  const { type, id } = params;
  if (type !== undefined && !likesTypes.some(known => known === type)) throw new RouteError(404);
  const likes = await getLikes(client, {}, { signal });
  const likesOf = [...likes.liked_by, ...likes.profiles].filter(({ profile }) => profile.id === id);
  if (id !== undefined && likesOf.length === 0) throw new RouteError(404);
  return likes;
}

export function hydrate(app: AppContext, data: LikesResponse): void {
  app.store(createLikesStore).applySnapshot(data);
}

import {
  getSwipeDeck,
  type SwipeDeckResponse,
  swipe,
  undoSwipe,
  type MemberSummary as WireMember,
} from '@velluto/api-client';
import { toSwipeMember } from '@velluto/api-client/ui';
import type { MemberSummary, Problem, SwipeMember } from '@velluto/ui/model';
import { proxy } from 'valtio/vanilla';
import type { AppContext } from '../../lib/app-context.ts';
import { toProblem } from '../../lib/problem.ts';
import type { LoadContext } from '../../lib/router/route.ts';
import { createVibrationStore } from '../../lib/vibration.ts';
import { orPaused } from './or-paused.ts';

/** Refusals of an answer to somebody who cannot be answered any more: they have left, or blocked the user. */
const gone = new Set(['not_found', 'blocked_by_member']);

/** More cards are fetched when fewer than this are left. */
const refillBelow = 4;

interface DeckState {
  /** Members to like or pass, the next one first. */
  cards: (MemberSummary & SwipeMember)[];
  likesLeft: number;
  /** The last answer was a pass and can be undone. */
  mayUndo: boolean;
  status: 'ready' | 'loading' | 'error';
  problem: Problem | null;
}

/** The swipe game. An answer takes effect on the screen at once; the calls follow in the same order. */
export function createDeckStore(app: AppContext) {
  const state = proxy<DeckState>({
    cards: [],
    likesLeft: 0,
    mayUndo: false,
    status: 'ready',
    problem: null,
  });
  const answered = new Set<string>();
  let inFlight = 0;
  let queue: Promise<unknown> = Promise.resolve();

  /** Takes likes left and undo from an answer; ignored while newer calls are pending. */
  const takeCounts = ({ likes, may_undo }: Pick<SwipeDeckResponse, 'likes' | 'may_undo'>) => {
    if (inFlight > 0) return;
    state.likesLeft = likes.left;
    state.mayUndo = may_undo;
  };
  const applySnapshot = (deck: SwipeDeckResponse) => {
    const results = deck.results.filter(({ id }) => !answered.has(id)).map(toSwipeMember);
    const fresh = new Map(results.map(card => [card.id, card]));
    // cards that are kept show what is so now, such as photos that Premium has opened
    const kept = state.cards.map(card => fresh.get(card.id) ?? card);
    for (const { id } of kept) fresh.delete(id);
    state.cards = [...kept, ...fresh.values()];
    state.status = 'ready';
    takeCounts(deck);
  };

  /** Queues calls, in the order of the cards. */
  function enqueue<Result>(work: () => Promise<Result>): Promise<Result> {
    inFlight += 1;
    const run = queue.then(work).finally(() => {
      inFlight -= 1;
    });
    queue = run.catch(() => undefined); // the caller handles the error; the queue goes on
    return run;
  }

  async function fetchMore(): Promise<void> {
    if (state.status === 'loading') return;
    if (state.cards.length === 0) state.status = 'loading';
    state.problem = null;
    try {
      applySnapshot(await getSwipeDeck(app.client));
    } catch {
      if (state.cards.length === 0) state.status = 'error';
    }
  }

  const refill = () => {
    if (state.cards.length < refillBelow) void fetchMore();
  };

  app.bus.on('preferences', () => {
    state.cards = [];
  });

  return {
    state,
    applySnapshot,
    retry: fetchMore,

    /** Answers a card. Returns the person when it was a match. */
    async decide(memberId: string, choice: 'like' | 'pass'): Promise<WireMember | null> {
      const card = state.cards.find(card => card.id === memberId);
      if (!card) return null;
      app.store(createVibrationStore).vibrate('decision');
      answered.add(memberId);
      state.cards = state.cards.filter(card => card.id !== memberId);
      state.problem = null;
      state.mayUndo = choice === 'pass';
      if (choice === 'like') state.likesLeft -= 1;
      try {
        const answer = await enqueue(async () => swipe(app.client, { profile: memberId, choice }));
        takeCounts(answer);
        refill();
        return answer.state === 'matched' ? answer.profile : null;
      } catch (error) {
        const problem = toProblem(error);
        state.mayUndo = false;
        const spent = problem.code === 'swipe_limit_reached';
        if (spent) state.likesLeft = 0;
        else if (choice === 'like') state.likesLeft += 1;
        if (gone.has(problem.code)) refill();
        else {
          answered.delete(memberId);
          state.cards = [card, ...state.cards];
          if (!spent) state.problem = problem;
        }
        return null;
      }
    },

    /** Undoes the last pass. */
    async undo(): Promise<void> {
      if (!state.mayUndo) return;
      state.mayUndo = false;
      state.problem = null;
      try {
        const answer = await enqueue(async () => undoSwipe(app.client));
        const { profile } = answer;
        if (profile) {
          answered.delete(profile.id);
          state.cards = [toSwipeMember(profile), ...state.cards.filter(card => card.id !== profile.id)];
        }
        takeCounts(answer);
      } catch (error) {
        state.mayUndo = true;
        state.problem = toProblem(error);
      }
    },

    /** Removes somebody who was blocked. */
    remove(memberId: string): void {
      answered.add(memberId);
      state.cards = state.cards.filter(card => card.id !== memberId);
    },
  };
}

/** Data of the swipe game: the first cards. */
export type DeckData = SwipeDeckResponse | 'paused';

export const load = ({ client, app, signal }: LoadContext): Promise<DeckData> =>
  orPaused(app, () => getSwipeDeck(client, { signal }));

export function hydrate(app: AppContext, data: DeckData): void {
  if (data !== 'paused') app.store(createDeckStore).applySnapshot(data);
}

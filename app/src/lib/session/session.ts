import type { User } from '@velluto/api-client';
import { lotsAfterSpending } from '@velluto/rules';
import { proxy, ref } from 'valtio/vanilla';

/** State of the logged-in user that all parts of the page share. */
export interface SessionState {
  /** Null for a visitor. Replaced as a whole, never mutated. */
  readonly user: User | null;
  /** Unread messages in all conversations. */
  readonly unread: number;
  /** Likes not seen yet. */
  readonly newLikes: number;
  /** The conversation on the screen: its messages do not count as unread. */
  readonly openConversation: string | null;
}

/** The session: read by `useSession` or valtio's `subscribe`, changed only by these actions. */
export interface Session {
  readonly state: SessionState;
  /** A log-in, a sign-up, or fresh data of the same user. */
  setUser(user: User): void;
  /** A new balance. What was spent is taken from the oldest credits; what came in is known with the next `setUser`. */
  setCredits(credits: number): void;
  setUnread(unread: number): void;
  setNewLikes(newLikes: number): void;
  setOpenConversation(id: string | null): void;
  /** Removes all data of the user. */
  end(): void;
}

/** Counts shown in the top bar. */
export type Counts = Pick<SessionState, 'unread' | 'newLikes'>;

/** Makes the session of one visit. */
export function createSession(user: User | null, counts: Counts = { unread: 0, newLikes: 0 }): Session {
  const state = proxy({ user: user && ref(user), ...counts, openConversation: null as string | null });
  return {
    state,
    setUser: next => {
      state.user = ref(next);
    },
    setCredits: credits => {
      if (!state.user) return;
      const spent = state.user.credits - credits;
      const { unspent_credits: unspent, reserved_credits: reserved, status } = state.user;
      state.user = ref({
        ...state.user,
        credits: Math.max(0, credits),
        // messages of members who have not confirmed the e-mail wait, and so does what they cost
        reserved_credits: spent > 0 && status === 'not_confirmed' ? reserved + spent : reserved,
        unspent_credits: spent > 0 ? lotsAfterSpending(unspent, spent) : unspent,
      });
    },
    setUnread: unread => {
      state.unread = Math.max(0, unread);
    },
    setNewLikes: newLikes => {
      state.newLikes = Math.max(0, newLikes);
    },
    setOpenConversation: id => {
      state.openConversation = id;
    },
    end: () => {
      Object.assign(state, { user: null, unread: 0, newLikes: 0, openConversation: null });
    },
  };
}

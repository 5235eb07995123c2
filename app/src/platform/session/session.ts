import type { User } from '@velluto/api-client';
import { createListeners } from '../listeners.ts';

/** What the whole page knows of the signed-in user. */
export interface SessionState {
  /** Null for a visitor. */
  readonly user: User | null;
  /** Unread messages in all conversations. */
  readonly unread: number;
  /** Likes not looked at yet. */
  readonly newLikes: number;
  /** The conversation on the screen: its messages are read as they come. Nobody is told of a change. */
  readonly openConversation: string | null;
}

/** The session of one visit: read it by `useSession`, change it by its actions only. */
export interface Session {
  /** The state now; another object after each change that is told. */
  readonly state: SessionState;
  /** Calls the listener after each change, until the returned function is called. */
  subscribe(listener: () => void): () => void;
  /** A log-in, a sign-up, or fresh data of the same user. */
  setUser(user: User): void;
  setCredits(credits: number): void;
  setUnread(unread: number): void;
  setNewLikes(newLikes: number): void;
  setOpenConversation(id: string | null): void;
  /** Forgets everything about the user. */
  end(): void;
}

/** Counts shown in the top bar. */
export type Counts = Pick<SessionState, 'unread' | 'newLikes'>;

/** Makes the session of one visit. Every page loads it, so it does without a store library. */
export function createSession(user: User | null, counts: Counts = { unread: 0, newLikes: 0 }): Session {
  const listeners = createListeners();
  let state: SessionState = { user, ...counts, openConversation: null };
  const set = (change: Partial<SessionState>) => {
    state = { ...state, ...change };
    listeners.tell();
  };
  return {
    get state() {
      return state;
    },
    subscribe: listeners.subscribe,
    setUser: next => set({ user: next }),
    setCredits: credits => {
      if (state.user) set({ user: { ...state.user, credits: Math.max(0, credits) } });
    },
    setUnread: unread => set({ unread: Math.max(0, unread) }),
    setNewLikes: newLikes => set({ newLikes: Math.max(0, newLikes) }),
    setOpenConversation(openConversation) {
      Object.assign(state, { openConversation }); // nothing that is drawn depends on it
    },
    end: () => set({ user: null, unread: 0, newLikes: 0, openConversation: null }),
  };
}

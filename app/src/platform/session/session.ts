import type { User } from '@velluto/api-client';
import { proxy } from 'valtio/vanilla';

/** What the whole page knows of the signed-in user. */
export interface SessionState {
  /** Null for a visitor. */
  user: User | null;
  /** Unread messages in all conversations. */
  unread: number;
  /** Likes not looked at yet. */
  newLikes: number;
  /** The conversation on the screen: its messages are read as they come. */
  openConversation: string | null;
}

/** The session of one visit: state to read by `useSession`, and the only ways to change it. */
export interface Session {
  state: SessionState;
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

/** Makes the session of one visit. */
export function createSession(user: User | null, counts: Counts = { unread: 0, newLikes: 0 }): Session {
  const state = proxy<SessionState>({ user, ...counts, openConversation: null });
  return {
    state,
    setUser(next) {
      state.user = next;
    },
    setCredits(credits) {
      if (state.user) state.user.credits = Math.max(0, credits);
    },
    setUnread(unread) {
      state.unread = Math.max(0, unread);
    },
    setNewLikes(newLikes) {
      state.newLikes = Math.max(0, newLikes);
    },
    setOpenConversation(id) {
      state.openConversation = id;
    },
    end() {
      Object.assign(state, { user: null, unread: 0, newLikes: 0, openConversation: null });
    },
  };
}

import { ApiProblem, type ChatsResponse, getChats, getLikes, type LikesResponse } from '@velluto/api-client';
import { previewText, toConversation, toLike } from '@velluto/api-client/ui';
import type { Conversation, Like, Problem } from '@velluto/ui/model';
import { proxy } from 'valtio/vanilla';
import type { AppContext } from '../../lib/app-context.ts';
import type { AppEvents } from '../../lib/bus.ts';
import { ignoreFailedCall } from '../../lib/ignore-failed-call.ts';
import { createResource } from '../../lib/resource.ts';
import type { LoadContext } from '../../lib/router/route.ts';
import { createRemoval } from './removal.ts';

interface ChatsState {
  conversations: Conversation[];
  /** Matches without a conversation, the latest first. */
  matches: Like[];
  problem: Problem | null;
  /** The conversation removed last, while it can be brought back; until then it is not deleted on the server. */
  removed: Conversation | null;
}

/**
 * The list of conversations of one visit.
 *
 * @param page the document; its `pagehide` event says when the browser leaves it
 */
export function createChatsStore(app: AppContext, page: Pick<EventTarget, 'addEventListener'> = globalThis) {
  const state = proxy<ChatsState>({ conversations: [], matches: [], problem: null, removed: null });
  const rowOf = (conversation: string) => state.conversations.find(row => row.id === conversation);
  /** The messages of a row no longer count as unread. */
  const clearUnread = (row: Conversation) => {
    app.session.setUnread(app.session.state.unread - row.unread);
    row.unread = 0;
  };
  /** A match leaves the row with the first message. */
  const withoutWritten = (matches: readonly Like[]) =>
    matches.filter(({ member }) => !state.conversations.some(row => row.member.id === member.id));
  const removal = createRemoval(app, { state, clearUnread, reload: () => reload(), page });

  const { applySnapshot, ask } = createResource<ChatsResponse>(answer => {
    const { openConversation } = app.session.state;
    let unread = answer.num_unread_messages;
    const rows = answer.chats.map(toConversation);
    const left = removal.withoutRemoved(rows);
    for (const row of rows) {
      if (row.id !== openConversation && left.includes(row)) continue;
      unread -= row.unread;
      row.unread = 0;
    }
    state.conversations = left;
    state.matches = withoutWritten(state.matches);
    app.session.setUnread(unread);
  });
  const { applySnapshot: applyMatches, ask: askMatches } = createResource<LikesResponse>(unwritten => {
    state.matches = withoutWritten(unwritten.liked_by.map(toLike));
  });
  const reloadMatches = () => askMatches(() => getLikes(app.client, { type: 'unwritten' }));
  const reload = () => ask(() => getChats(app.client));

  /** A message moves its conversation to the top; one of a new conversation loads the list again. */
  const applyMessage = ({ conversation, message }: AppEvents['message']) => {
    const row = rowOf(conversation);
    if (!row) {
      void ignoreFailedCall(reload());
      return;
    }
    const text = previewText(message.kind, 'text' in message ? (message.text ?? '') : '');
    row.preview = { text, mine: message.mine, status: message.status };
    row.lastAt = message.created_at;
    const open = app.session.state.openConversation === conversation;
    if (!message.mine && !open) row.unread += 1;
    state.conversations = [row, ...state.conversations.filter(other => other !== row)];
  };

  app.bus.on('chats', applySnapshot);
  const matchesWithout = (profile: string) => state.matches.filter(({ member }) => member.id !== profile);
  app.bus.on('blocked', ({ profile }) => {
    removal.removeBlocked(profile);
    state.matches = matchesWithout(profile);
  });
  app.bus.on('match', ({ like }) => {
    state.matches = withoutWritten([toLike(like), ...matchesWithout(like.profile.id)]);
  });
  app.bus.on('unliked', ({ profile }) => {
    state.matches = matchesWithout(profile);
  });
  let matched = '';
  // a match of the user's own press has no event, nor has one that the other takes back
  app.bus.on('likes', ({ liked_by }) => {
    const now = liked_by.flatMap(({ state, profile }) => (state === 'matched' ? profile.id : [])).join();
    if (now === matched) return;
    const taken = reloadMatches().then(() => {
      matched = now;
    });
    void ignoreFailedCall(taken);
  });
  app.bus.on('likeSeen', ({ profile }) => {
    const match = state.matches.find(({ member }) => member.id === profile);
    if (match) match.likeNew = false;
  });
  app.bus.on('message', applyMessage);

  return {
    state,
    applySnapshot,
    applyMatches,

    /** Whether somebody is a match that the user has not seen. */
    isNewMatch: (memberId: string): boolean =>
      state.matches.some(({ member, likeNew }) => likeNew && member.id === memberId),

    /** Opening a conversation sets its count to 0 (spec § 8.5). */
    opened(conversation: string): void {
      const row = rowOf(conversation);
      if (row) clearUnread(row);
    },

    /** The server has marked a conversation as read; `unread` is its number of unread messages in all others. */
    read(conversation: string, unread: number): void {
      const row = rowOf(conversation);
      // the server's number does not include this conversation any more, so nothing is subtracted
      if (row) row.unread = 0;
      app.session.setUnread(unread);
    },

    remove: removal.remove,
    undoRemoval: removal.undo,

    closeProblem(): void {
      state.problem = null;
    },
  };
}

/** The list of conversations, and the matches above it; null where only these could not be loaded. */
export interface ChatsData {
  chats: ChatsResponse;
  unwritten: LikesResponse | null;
}

export async function load({ client, signal }: LoadContext): Promise<ChatsData> {
  const [chats, unwritten] = await Promise.all([
    getChats(client, { signal }),
    getLikes(client, { type: 'unwritten' }, { signal }).catch((error: unknown) => {
      if (error instanceof ApiProblem) return null;
      throw error;
    }),
  ]);
  return { chats, unwritten };
}

export function hydrate(app: AppContext, { chats, unwritten }: ChatsData): void {
  const store = app.store(createChatsStore);
  store.applySnapshot(chats);
  if (unwritten) store.applyMatches(unwritten);
}

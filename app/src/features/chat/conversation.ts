import {
  type ChatResponse,
  type ChatsResponse,
  type GiftId,
  getChat,
  getChats,
  typing,
  type Message as WireMessage,
} from '@velluto/api-client';
import { proxy } from 'valtio/vanilla';
import type { AppContext } from '../../platform/app-context.ts';
import type { LoadContext } from '../../platform/router/route.ts';
import { createChatsStore } from './chats.ts';
import { toMessage, toPerson } from './map.ts';
import { tellRead } from './reading.ts';
import { createSending } from './sending.ts';
import { isBehind, lastSeq, markRead, merge, type Thread, withLatest } from './thread.ts';

/** "Is typing" is told at most this often, and ends this long after the last word of it. */
const typingEveryMs = 3_000;
const typingEndsMs = 6_000;

/** What fails here is not told: the next event or look asks again. */
const quietly = (work: Promise<void>): Promise<void> => work.catch(() => undefined);

/** The conversations opened on this visit, by the other person's id. */
export function createConversationStore(app: AppContext) {
  const { client } = app;
  const state = proxy<{ threads: Record<string, Thread> }>({ threads: {} });
  const typingEnds = new Map<string, ReturnType<typeof setTimeout>>();
  /** Answers that were taken: by the history they come again, older than what is known since. */
  const taken = new WeakSet<ChatResponse>();
  let typingTold = 0;

  const threadOf = (conversation: string) =>
    Object.values(state.threads).find(thread => thread.conversation === conversation);

  /** Fetches what was missed while the connection was down. */
  const catchUp = async (thread: Thread) => {
    const fresh = await getChat(client, { profile: thread.member.id });
    thread.conversation = fresh.conversation.id;
    const latest = fresh.messages.map(message => toMessage(message));
    Object.assign(thread, withLatest(thread, latest, fresh.has_more));
  };

  const receive = (thread: Thread, wire: WireMessage, key?: string) => {
    const gap = wire.seq > lastSeq(thread.messages) + 1;
    thread.messages = merge(thread.messages, [toMessage(wire, key)]);
    thread.conversation = wire.conversation;
    if (gap) void quietly(catchUp(thread));
  };

  app.bus.on('message', ({ profile, message, idempotency_key }) => {
    const thread = state.threads[profile];
    if (!thread) return;
    thread.typing = false;
    receive(thread, message, idempotency_key);
  });
  app.bus.on('chats', ({ chats }) => {
    for (const { conversation, profile } of chats) {
      const thread = state.threads[profile.id];
      if (thread && isBehind(thread.messages, conversation)) void quietly(catchUp(thread));
    }
  });
  app.bus.on('read', ({ conversation, seq }) => {
    const thread = threadOf(conversation);
    if (thread) thread.messages = markRead(thread.messages, seq);
  });
  app.bus.on('typing', ({ conversation }) => {
    const thread = threadOf(conversation);
    if (!thread) return;
    thread.typing = true;
    clearTimeout(typingEnds.get(conversation));
    typingEnds.set(
      conversation,
      setTimeout(() => {
        thread.typing = false;
      }, typingEndsMs),
    );
  });

  const setDraft = (thread: Thread, text: string) => {
    thread.draft = text;
    void quietly(sending().keepDraft(thread.member.id));
  };

  /** Outbox and uploads, in the browser only: the server has no device. */
  let made: ReturnType<typeof createSending> | undefined;
  const sending = () => {
    made ??= createSending(app, { of: profile => state.threads[profile], receive, setDraft });
    return made;
  };

  return {
    state,

    /** Takes a conversation from the server; what is on its way or was loaded before stays. */
    accept(chat: ChatResponse): void {
      const { conversation, profile, messages, has_more } = chat;
      const known = state.threads[profile.id];
      if (known && taken.has(chat)) return void quietly(catchUp(known));
      taken.add(chat);
      const latest = messages.map(message => toMessage(message));
      state.threads[profile.id] = {
        member: toPerson(profile),
        conversation: conversation.id,
        ...withLatest(known, latest, has_more),
        loadingOlder: false,
        readSeq: conversation.read_seq,
        messageCredits: chat.message_credits,
        blocked: chat.blocked_reason,
        typing: false,
        draft: known?.draft ?? '',
        needsCredits: null,
        upload: known?.upload ?? null,
        blockedByMe: chat.blocked,
      };
    },

    /** Shows and sends what was interrupted, and brings back what was begun. */
    resume(memberId: string): void {
      if (state.threads[memberId] && app.session.state.user) void quietly(sending().resume(memberId));
    },

    /** Sends what still waits from another page or another day. */
    resumeAll(): void {
      void quietly(sending().resume());
    },

    write(memberId: string, draft: string): void {
      const thread = state.threads[memberId];
      if (thread) setDraft(thread, draft);
    },

    /** Tells the other person that the user is typing, now and then. */
    async tellTyping(memberId: string): Promise<void> {
      const conversation = state.threads[memberId]?.conversation;
      const now = app.clock.now();
      if (!conversation || now - typingTold < typingEveryMs) return;
      typingTold = now;
      await typing(client, { conversation }).catch(() => undefined); // the next word tells it again
    },

    /** Sends words, or a ready line by its id: shown at once, kept on the device until the server has them. */
    async send(memberId: string, text: string, icebreaker?: string): Promise<void> {
      const thread = state.threads[memberId];
      if (!thread || !app.session.state.user) return;
      // the box is empty at once; the device forgets the draft when the outbox has it
      if (!icebreaker) thread.draft = '';
      typingTold = 0; // the message ended the sign at the other side: the next word is told at once
      try {
        await sending().text(memberId, text, icebreaker);
        await quietly(sending().keepDraft(memberId));
      } catch {
        setDraft(state.threads[memberId] ?? thread, [text, thread.draft].filter(Boolean).join('\n'));
      }
    },

    sendGift: (memberId: string, gift: GiftId) => quietly(sending().gift(memberId, gift)),
    /** Uploads a picture, and sends it once it is there. */
    sendPhoto: (memberId: string, file: File) => quietly(sending().photo(memberId, file)),
    cancelPhoto: (memberId: string) => quietly(sending().cancelPhoto(memberId)),
    /** Tries a failed message again. */
    retry: (memberId: string, key: string) => quietly(sending().retry(memberId, key)),
    /** Gives a failed message up. */
    discard: (memberId: string, key: string) => quietly(sending().discard(memberId, key)),

    /** Loads the messages before the first one; when that fails, the list asks again at its beginning. */
    async loadOlder(memberId: string): Promise<void> {
      const thread = state.threads[memberId];
      const before = thread?.messages[0]?.seq;
      if (!thread?.conversation || !before || thread.loadingOlder) return;
      thread.loadingOlder = true;
      try {
        const older = await getChat(client, { conversation: thread.conversation, before });
        thread.messages = merge(
          thread.messages,
          older.messages.map(message => toMessage(message)),
        );
        thread.hasMore = older.has_more;
      } catch {
        // the list is where it was
      } finally {
        thread.loadingOlder = false;
      }
    },

    /** Everything up to the latest message was seen. */
    async markRead(memberId: string): Promise<void> {
      const thread = state.threads[memberId];
      if (thread) await quietly(tellRead(app, thread));
    },

    /** The user has blocked the other person, or let them in again. */
    setBlocked(memberId: string, blocked: boolean): void {
      const thread = state.threads[memberId];
      if (thread)
        Object.assign(thread, { blockedByMe: blocked, blocked: blocked ? 'recipient_unavailable' : null });
    },

    /** Opens the offer before anything is sent: the credits there are do not pay for the next message. */
    offerCredits(memberId: string, need: number, have: number): void {
      const thread = state.threads[memberId];
      if (thread) thread.needsCredits = { code: 'not_enough_credits', need, have };
    },

    closeOffer(memberId: string): void {
      const thread = state.threads[memberId];
      if (thread) thread.needsCredits = null;
    },
  };
}

/** A conversation with its latest messages, and the list beside it. */
export interface ConversationData {
  chat: ChatResponse;
  chats: ChatsResponse;
}

/** By the id of the conversation (`/chats/:id`) or of the other person (`/members/:member/chat`). */
export async function load({ client, params, signal }: LoadContext): Promise<ConversationData> {
  const which = params.member ? { profile: params.member } : { conversation: params.id ?? '' };
  const [chat, chats] = await Promise.all([getChat(client, which, { signal }), getChats(client, { signal })]);
  return { chat, chats };
}

export function accept(app: AppContext, { chat, chats }: ConversationData): void {
  app.store(createConversationStore).accept(chat);
  app.store(createChatsStore).accept(chats);
}

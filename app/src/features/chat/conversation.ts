import { type ChatResponse, type ChatsResponse, type GiftId, getChat, getChats } from '@velluto/api-client';
import { proxy } from 'valtio/vanilla';
import type { AppContext } from '../../lib/app-context.ts';
import { ignoreFailedCall } from '../../lib/ignore-failed-call.ts';
import { createResource } from '../../lib/resource.ts';
import type { LoadContext } from '../../lib/router/route.ts';
import { catchUp, loadOlder } from './catch-up.ts';
import { createChatsStore } from './chats.ts';
import { sendReadReceipt } from './read-receipts.ts';
import { createSending } from './sending.ts';
import { type ConversationState, type Thread, toThread, type Unpaid } from './thread.ts';
import { followThreads, threadOf } from './thread-events.ts';
import { createTyping } from './typing.ts';

/** The opened conversations: messages, drafts, uploads, and everything that is being sent. */
export function createConversationStore(app: AppContext) {
  const { client } = app;
  const state = proxy<ConversationState>({ threads: {}, outgoing: [] });

  const { applySnapshot } = createResource<ChatResponse>(chat => {
    const { id } = chat.profile;
    state.threads[id] = toThread(chat, state.threads[id]);
  });

  followThreads(app, state);
  const typing = createTyping(app, conversation => threadOf(state, conversation));

  const setDraft = (thread: Thread, text: string) => {
    thread.draft = text;
    void ignoreFailedCall(sending().saveDraft(thread.member.id));
  };

  let lazySending: ReturnType<typeof createSending> | undefined;
  /** Outbox and uploads, created when first needed: the server has no device storage. */
  const sending = () => {
    lazySending ??= createSending(app, { state, setDraft });
    return lazySending;
  };

  return {
    state,

    /** Takes the data of the page; what the history restores is caught up with. */
    applySnapshot(chat: ChatResponse): void {
      if (applySnapshot(chat)) return;
      const thread = state.threads[chat.profile.id];
      if (thread) void ignoreFailedCall(catchUp(client, thread));
    },

    /** Resumes interrupted messages, and restores the draft. */
    resume(memberId: string): void {
      if (state.threads[memberId] && app.session.state.user)
        void ignoreFailedCall(sending().resume(memberId));
    },

    /** Sends messages that an earlier page left in the outbox. */
    resumeAll(): void {
      void ignoreFailedCall(sending().resume());
    },

    write(memberId: string, draft: string): void {
      const thread = state.threads[memberId];
      if (thread) setDraft(thread, draft);
    },

    /** Puts a first message into the text box of a conversation that is opened next; what was written there stays. */
    begin: (memberId: string, text: string) => ignoreFailedCall(sending().begin(memberId, text)),

    /** The user is typing. */
    async tellTyping(memberId: string): Promise<void> {
      const conversation = state.threads[memberId]?.conversation;
      if (conversation) await typing.tell(conversation);
    },

    /** Sends a text, or an icebreaker by its id: shown at once, and stored on the device until the server has it. */
    async send(memberId: string, text: string, icebreaker?: string): Promise<void> {
      const thread = state.threads[memberId];
      if (!thread || !app.session.state.user) return;
      // the box is emptied at once; the device drops the draft once the outbox has the message
      if (!icebreaker) thread.draft = '';
      if (thread.conversation) typing.sent(thread.conversation);
      try {
        await sending().text(memberId, text, icebreaker);
        await ignoreFailedCall(sending().saveDraft(memberId));
      } catch {
        setDraft(state.threads[memberId] ?? thread, [text, thread.draft].filter(Boolean).join('\n'));
      }
    },

    sendGift: (memberId: string, gift: GiftId) => ignoreFailedCall(sending().gift(memberId, gift)),
    /** Uploads a photo, and sends it with its text when the upload is done. */
    sendPhoto: (memberId: string, file: File, text: string) =>
      ignoreFailedCall(sending().photo(memberId, file, text)),
    cancelPhoto: (memberId: string) => ignoreFailedCall(sending().cancelPhoto(memberId)),
    /** Tries a failed message again. */
    retry: (memberId: string, key: string) => ignoreFailedCall(sending().retry(memberId, key)),
    /** Discards a failed message. */
    discard: (memberId: string, key: string) => ignoreFailedCall(sending().discard(memberId, key)),

    async loadOlder(memberId: string): Promise<void> {
      const thread = state.threads[memberId];
      if (thread) await loadOlder(client, thread);
    },

    /** The latest message is visible. */
    async markRead(memberId: string): Promise<void> {
      const thread = state.threads[memberId];
      if (thread) await ignoreFailedCall(sendReadReceipt(app, thread));
    },

    /** The user has blocked or unblocked the other person. */
    setBlocked(memberId: string, blocked: boolean): void {
      const thread = state.threads[memberId];
      if (thread)
        Object.assign(thread, { blockedByMe: blocked, blocked: blocked ? 'recipient_unavailable' : null });
    },

    /** Opens the offer of packages before anything is sent: the balance does not pay for the next message. */
    offerCredits(memberId: string, unpaid: Unpaid): void {
      const thread = state.threads[memberId];
      if (thread) thread.needsCredits = unpaid;
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

export function hydrate(app: AppContext, { chat, chats }: ConversationData): void {
  app.store(createConversationStore).applySnapshot(chat);
  app.store(createChatsStore).applySnapshot(chats);
}

import {
  ApiProblem,
  type ChatResponse,
  getChat,
  markChatRead,
  sendMessage,
  typing,
  type Message as WireMessage,
} from '@velluto/api-client';
import type { Message } from '@velluto/ui/model';
import { proxy } from 'valtio/vanilla';
import { toProblem } from '../../platform/map/problem.ts';
import type { Visit } from '../../platform/visit.ts';
import { keepDraft, readDraft } from './drafts.ts';
import { toMessage, toPerson } from './map.ts';
import { addToOutbox, type OutboxEntry, readOutbox, removeFromOutbox } from './outbox.ts';
import { change, lastAt, lastSeq, markRead, merge, type Thread, without } from './thread.ts';

/** "Is typing" is told at most this often, and ends this long after the last word of it. */
const typingEveryMs = 3_000;
const typingEndsMs = 6_000;

const onItsWay = ({ key, text, writtenAt }: OutboxEntry, credits: number): Message => ({
  id: key,
  key,
  seq: null,
  kind: 'text',
  text,
  mine: true,
  origin: 'member',
  status: 'sending',
  createdAt: writtenAt,
  credits,
});

/** The conversations opened on this visit, by the other person's id. */
export function createThreadsStore(visit: Visit) {
  const state = proxy<{ threads: Record<string, Thread> }>({ threads: {} });
  const typingEnds = new Map<string, ReturnType<typeof setTimeout>>();
  let sending = false;
  let typingTold = 0;

  const threadOf = (conversation: string) =>
    Object.values(state.threads).find(thread => thread.conversation === conversation);

  const setDraft = (thread: Thread, text: string) => {
    const user = visit.session.state.user?.id;
    thread.draft = text;
    if (user) keepDraft(user, thread.member.id, text);
  };

  const receive = (thread: Thread, wire: WireMessage, key?: string) => {
    const gap = wire.seq > lastSeq(thread.messages) + 1;
    thread.messages = merge(thread.messages, [toMessage(wire, key)]);
    thread.conversation = wire.conversation;
    if (gap) void catchUp(thread);
  };

  /** Fetches what was missed while the connection was down. */
  async function catchUp(thread: Thread): Promise<void> {
    const fresh = await getChat(await visit.api(), { profile: thread.member.id }).catch(() => null);
    if (!fresh) return;
    thread.conversation = fresh.conversation.id;
    thread.messages = merge(
      thread.messages,
      fresh.messages.map(message => toMessage(message)),
    );
  }

  visit.bus.on('message', ({ profile, message }) => {
    const thread = state.threads[profile];
    // the answer to the call brings one's own message with its key
    if (!thread || (message.mine && sending)) return;
    thread.typing = false;
    receive(thread, message);
  });
  visit.bus.on('chats', ({ chats }) => {
    for (const { conversation, profile } of chats) {
      const thread = state.threads[profile.id];
      // the list knows of a newer message than the stream has brought
      if (thread && conversation.last_at > lastAt(thread.messages)) void catchUp(thread);
    }
    void sendWaiting(); // the server can be reached again
  });
  visit.bus.on('read', ({ conversation, seq }) => {
    const thread = threadOf(conversation);
    if (!thread) return;
    thread.otherReadSeq = seq;
    thread.messages = markRead(thread.messages, seq);
  });
  visit.bus.on('typing', ({ conversation }) => {
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

  /** Sends what waits, one after the other, so that the order stays the one in which it was written. */
  async function sendWaiting(): Promise<void> {
    if (sending) return;
    sending = true;
    try {
      const refused = new Set<string>();
      for (;;) {
        const user = visit.session.state.user?.id;
        const entry = readOutbox().find(one => one.user === user && !refused.has(one.key));
        if (!entry) return;
        if (!(await sendOne(entry))) refused.add(entry.key);
      }
    } finally {
      sending = false;
    }
  }

  async function sendOne({ key, profile, text }: OutboxEntry): Promise<boolean> {
    const thread = state.threads[profile];
    try {
      const { message, credits } = await sendMessage(await visit.api(), {
        idempotencyKey: key,
        profile,
        text,
      });
      removeFromOutbox(key);
      visit.session.setCredits(credits);
      if (thread) receive(thread, message, key);
      return true;
    } catch (error) {
      const problem = toProblem(error);
      if (thread && problem.code === 'not_enough_credits') {
        removeFromOutbox(key);
        thread.messages = without(thread.messages, key);
        setDraft(thread, [text, thread.draft].filter(Boolean).join('\n'));
        thread.needsCredits = problem;
      } else if (thread) {
        thread.messages = change(thread.messages, key, { status: 'failed', problem });
      }
      // what was refused is kept only on the screen; what may not have arrived is tried again with the same key
      if (error instanceof ApiProblem && error.status >= 400 && error.status < 500) removeFromOutbox(key);
      return false;
    }
  }

  return {
    state,

    /** Takes a conversation from the server; what is on its way or was loaded before stays. */
    accept(chat: ChatResponse): void {
      const { conversation, profile, messages, has_more, other_read_seq, message_credits, blocked_reason } =
        chat;
      const known = state.threads[profile.id];
      const fresh = messages.map(message => toMessage(message));
      const oldest = fresh[0]?.seq ?? 0;
      const older = known?.messages.some(message => message.seq !== null && message.seq < oldest);
      state.threads[profile.id] = {
        member: toPerson(profile),
        conversation: conversation.id,
        messages: merge(known?.messages ?? [], fresh),
        hasMore: older ? (known?.hasMore ?? false) : has_more,
        loadingOlder: false,
        readSeq: conversation.read_seq,
        otherReadSeq: other_read_seq,
        messageCredits: message_credits,
        blocked: blocked_reason,
        typing: false,
        draft: known?.draft ?? '',
        needsCredits: null,
      };
    },

    /** Shows and sends what a reload interrupted, and brings back what was begun. */
    resume(memberId: string): void {
      const thread = state.threads[memberId];
      const user = visit.session.state.user?.id;
      if (!thread) return;
      if (user && thread.draft === '') thread.draft = readDraft(user, memberId);
      const waiting = readOutbox().filter(entry => entry.profile === memberId && entry.user === user);
      const shown = new Set(thread.messages.map(message => message.key));
      const missing = waiting.filter(entry => !shown.has(entry.key));
      thread.messages = [...thread.messages, ...missing.map(entry => onItsWay(entry, thread.messageCredits))];
      void sendWaiting();
    },

    write(memberId: string, draft: string): void {
      const thread = state.threads[memberId];
      if (thread) setDraft(thread, draft);
    },

    /** Tells the other person that the user is typing, now and then. */
    async tellTyping(memberId: string): Promise<void> {
      const conversation = state.threads[memberId]?.conversation;
      const now = visit.clock.now();
      if (!conversation || now - typingTold < typingEveryMs) return;
      typingTold = now;
      await typing(await visit.api(), { conversation }).catch(() => {}); // nothing depends on it
    },

    /** Sends a message: shown at once, kept on the device until the server has it. */
    send(memberId: string, text: string): void {
      const thread = state.threads[memberId];
      const user = visit.session.state.user?.id;
      if (!thread || !user) return;
      const writtenAt = new Date(visit.clock.now()).toISOString();
      const entry: OutboxEntry = { key: crypto.randomUUID(), user, profile: memberId, text, writtenAt };
      addToOutbox(entry);
      setDraft(thread, '');
      typingTold = 0; // the message ended the sign at the other side: the next word is told at once
      thread.messages = [...thread.messages, onItsWay(entry, thread.messageCredits)];
      void sendWaiting();
    },

    /** Tries a failed message again, under the same key. */
    retry(memberId: string, key: string): void {
      const thread = state.threads[memberId];
      const user = visit.session.state.user?.id;
      const message = thread?.messages.find(one => one.key === key);
      if (!thread || !user || message?.kind !== 'text') return;
      thread.messages = change(thread.messages, key, { status: 'sending', problem: undefined });
      if (!readOutbox().some(entry => entry.key === key)) {
        addToOutbox({ key, user, profile: memberId, text: message.text, writtenAt: message.createdAt });
      }
      void sendWaiting();
    },

    /** Gives a failed message up. */
    discard(memberId: string, key: string): void {
      const thread = state.threads[memberId];
      removeFromOutbox(key);
      if (thread) thread.messages = without(thread.messages, key);
    },

    /** Loads the messages before the first one. */
    async loadOlder(memberId: string): Promise<void> {
      const thread = state.threads[memberId];
      const before = thread?.messages[0]?.seq;
      if (!thread?.conversation || !before || thread.loadingOlder) return;
      thread.loadingOlder = true;
      try {
        const older = await getChat(await visit.api(), { conversation: thread.conversation, before });
        thread.messages = merge(
          thread.messages,
          older.messages.map(message => toMessage(message)),
        );
        thread.hasMore = older.has_more;
      } catch {
        // the list asks again when one scrolls to its beginning once more
      } finally {
        thread.loadingOlder = false;
      }
    },

    /** Everything up to the latest message was seen. */
    async markRead(memberId: string): Promise<void> {
      const thread = state.threads[memberId];
      const seq = thread ? lastSeq(thread.messages) : 0;
      if (!thread?.conversation || seq === 0) return;
      const { conversation } = thread;
      const answer = await markChatRead(await visit.api(), { conversation, seq }).catch(() => null);
      if (answer) visit.session.setUnread(answer.num_unread_messages);
    },

    /** Opens the offer before anything is sent: the credits there are do not pay for the next message. */
    offerCredits(memberId: string, have: number): void {
      const thread = state.threads[memberId];
      if (thread) thread.needsCredits = { code: 'not_enough_credits', need: thread.messageCredits, have };
    },

    closeOffer(memberId: string): void {
      const thread = state.threads[memberId];
      if (thread) thread.needsCredits = null;
    },
  };
}

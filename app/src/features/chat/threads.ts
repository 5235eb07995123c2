import type { ChatResponse, MessageEvent, Message as WireMessage } from '@velluto/api-client';
import { proxy } from 'valtio/vanilla';
import type { Visit } from '../../platform/visit.ts';
import { toMessage, toPerson } from './map.ts';
import type { createSending } from './sending/sending.ts';
import { lastSeq, markRead, merge, type Thread, withLatest } from './thread.ts';

/** Outbox and uploads. */
export type Sending = ReturnType<typeof createSending>;

/** "Is typing" is told at most this often, and ends this long after the last word of it. */
const typingEveryMs = 3_000;
const typingEndsMs = 6_000;

/** The conversations opened on this visit, by the other person's id. */
export function createThreadsStore(visit: Visit) {
  const state = proxy<{ threads: Record<string, Thread> }>({ threads: {} });
  const typingEnds = new Map<string, ReturnType<typeof setTimeout>>();
  /** Answers that were taken: by the history they come again, older than what is known since. */
  const taken = new WeakSet<ChatResponse>();
  /** Own messages that arrive while some are being sent: the answers bring them with their keys. */
  let held: MessageEvent['data'][] | null = null;
  let typingTold = 0;

  const threadOf = (conversation: string) =>
    Object.values(state.threads).find(thread => thread.conversation === conversation);

  /** The device keeps what stands in the box; where the code for that cannot be had, the next word tries again. */
  const keepDraft = (memberId: string) =>
    void sending().then(
      one => one.keepDraft(memberId),
      () => undefined,
    );
  const setDraft = (thread: Thread, text: string) => {
    thread.draft = text;
    keepDraft(thread.member.id);
  };

  const receive = (thread: Thread, wire: WireMessage, key?: string) => {
    const gap = wire.seq > lastSeq(thread.messages) + 1;
    thread.messages = merge(thread.messages, [toMessage(wire, key)]);
    thread.conversation = wire.conversation;
    if (gap) void catchUp(thread);
  };

  /** Calls that follow the first view. When one fails nothing is said: the next event or look asks again. */
  const call = (run: (calls: typeof import('./calls.ts')) => Promise<void>): Promise<void> =>
    import('./calls.ts').then(run).catch(() => undefined);
  const catchUp = (thread: Thread) => call(one => one.catchUp(visit, thread));

  const take = (event: MessageEvent['data']) => {
    const { profile, message } = event;
    const thread = state.threads[profile];
    if (!thread) return;
    if (message.mine && held) {
      held.push(event);
      return;
    }
    thread.typing = false;
    receive(thread, message);
  };
  visit.bus.on('message', take);
  visit.bus.on('chats', list => void call(one => one.catchUpWith(list, visit, state.threads)));
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

  /** Outbox and uploads come after the first view. */
  let later: Promise<Sending> | undefined;
  let ready: Sending | undefined;
  const sending = (): Promise<Sending> => {
    later ??= import('./sending/sending.ts')
      .then(({ createSending }) => {
        ready = createSending(visit, {
          of: profile => state.threads[profile],
          receive,
          setDraft,
          setSending(on) {
            const waited = held ?? [];
            held = on ? waited : null;
            if (!on) for (const event of waited) take(event);
          },
        });
        return ready;
      })
      .catch(error => {
        later = undefined; // the next attempt loads it again
        throw error;
      });
    return later;
  };

  return {
    state,

    /** Takes a conversation from the server; what is on its way or was loaded before stays. */
    accept(chat: ChatResponse): void {
      const { conversation, profile, messages, has_more, other_read_seq, message_credits, blocked_reason } =
        chat;
      const known = state.threads[profile.id];
      if (known && taken.has(chat)) return void catchUp(known);
      taken.add(chat);
      const latest = messages.map(message => toMessage(message));
      state.threads[profile.id] = {
        member: toPerson(profile),
        conversation: conversation.id,
        ...withLatest(known, latest, has_more),
        loadingOlder: false,
        readSeq: conversation.read_seq,
        otherReadSeq: other_read_seq,
        messageCredits: message_credits,
        blocked: blocked_reason,
        typing: false,
        draft: known?.draft ?? '',
        needsCredits: null,
        upload: known?.upload ?? null,
        blockedByMe: chat.blocked,
      };
    },

    /** Shows and sends what was interrupted, and brings back what was begun. */
    resume(memberId: string): void {
      if (!state.threads[memberId] || !visit.session.state.user) return;
      void sending().then(
        one => one.resume(memberId),
        () => undefined,
      ); // the next look tries again
    },

    /** Sends what still waits from another page or another day. */
    resumeAll(): void {
      void sending().then(
        one => one.resume(),
        () => undefined,
      );
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
      await call(one => one.tellTyping(visit, conversation));
    },

    /** Sends words, or a ready line by its id: shown at once, kept on the device until the server has them. */
    async send(memberId: string, text: string, icebreaker?: string): Promise<void> {
      const thread = state.threads[memberId];
      if (!thread || !visit.session.state.user) return;
      // the box is empty at once; the device forgets the draft when the outbox has it
      if (!icebreaker) thread.draft = '';
      typingTold = 0; // the message ended the sign at the other side: the next word is told at once
      try {
        // where it can, in one turn: the empty box and the message are drawn together
        await (ready ?? (await sending())).text(memberId, text, icebreaker);
        keepDraft(memberId);
      } catch {
        setDraft(state.threads[memberId] ?? thread, [text, thread.draft].filter(Boolean).join('\n'));
      }
    },

    /** Does something else with what is to be sent: retry, give up, a gift, a picture. */
    async act(run: (sending: Sending) => Promise<void>): Promise<void> {
      await sending()
        .then(run)
        .catch(() => undefined); // what is kept is tried again at the next look
    },

    /** Loads the messages before the first one. */
    async loadOlder(memberId: string): Promise<void> {
      const thread = state.threads[memberId];
      if (thread) await call(one => one.loadOlder(visit, thread));
    },

    /** Everything up to the latest message was seen. */
    async markRead(memberId: string): Promise<void> {
      const thread = state.threads[memberId];
      if (thread) await call(one => one.tellRead(visit, thread));
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

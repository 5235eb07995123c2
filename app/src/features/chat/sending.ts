import { ApiProblem, type GiftId, sendMessage, type Message as WireMessage } from '@velluto/api-client';
import type { Problem } from '@velluto/ui/model';
import { v4 as newId } from 'uuid';
import type { AppContext } from '../../platform/app-context.ts';
import { createEncryptedStorage, type EncryptedStorage } from '../../platform/encrypted-storage/storage.ts';
import { inBackground } from '../../platform/in-background.ts';
import { toProblem } from '../../platform/problem.ts';
import {
  browserTabs,
  createOutbox,
  type OutboxContent,
  type OutboxEntry,
  type OutgoingMessage,
  toOutgoing,
  toRequest,
} from './outbox.ts';
import { isRetryable } from './retry.ts';
import type { ConversationState, Thread } from './thread.ts';
import { createUploads } from './uploads.ts';

/** What sending needs from the conversation store. */
export interface SendingStore {
  state: ConversationState;
  /** Adds the server's message that was sent under a key. */
  receive(thread: Thread, message: WireMessage, key: string): void;
  setDraft(thread: Thread, text: string): void;
}

/** Replaced by tests. */
export interface SendingOptions {
  storage?: EncryptedStorage;
  tabs?: typeof browserTabs;
  newKey?: () => string;
}

/**
 * Sends what the user writes: stored on the device first, then sent one after the other, each with one idempotency key.
 * All tabs share the outbox on the device; `state.outgoing` is this page's copy of it.
 */
export function createSending(
  app: AppContext,
  { state, receive, setDraft }: SendingStore,
  options: SendingOptions = {},
) {
  const { storage = app.store(createEncryptedStorage), newKey = newId } = options;
  const outbox = createOutbox(storage);
  const userId = () => app.session.state.user?.id ?? '';
  const find = (key: string) => state.outgoing.find(({ entry }) => entry.key === key);

  const tabs = (options.tabs ?? browserTabs)(message => {
    if (message.kind === 'changed') return void inBackground(readOutbox());
    const thread = state.threads[message.profile];
    if (thread) receive(thread, message.message, message.key);
    drop(message.key);
  });

  /** Reads the outbox of the device into the state. */
  async function readOutbox(): Promise<void> {
    const user = userId();
    const entries = await outbox.all(user);
    const keys = new Set(entries.map(({ key }) => key));
    const unstored = state.outgoing.filter(
      ({ entry, stored }) => !stored && entry.user === user && !keys.has(entry.key),
    );
    state.outgoing = [...entries.map(entry => toOutgoing(entry, find(entry.key))), ...unstored];
  }
  /** Tells the other tabs that this page changed the outbox. */
  const outboxChanged = async (profile: string) => {
    tabs.broadcast({ kind: 'changed', profile });
    await readOutbox();
  };
  const setStatus = (key: string, status: OutgoingMessage['status'], problem?: Problem) => {
    const message = find(key);
    if (message) Object.assign(message, { status, problem });
  };
  const drop = (key: string) => {
    state.outgoing = state.outgoing.filter(({ entry }) => entry.key !== key);
  };

  const newEntry = (profile: string, content: OutboxContent, credits: number): OutboxEntry => ({
    key: newKey(),
    user: userId(),
    profile,
    content,
    credits,
    writtenAt: new Date(app.clock.now()).toISOString(),
  });

  async function add(profile: string, content: OutboxContent, credits: number): Promise<void> {
    const entry = newEntry(profile, content, credits);
    state.outgoing.push({ entry, status: 'pending', stored: false });
    try {
      await outbox.add(entry);
    } catch (error) {
      if (content.kind === 'text') {
        drop(entry.key); // the text goes back into the composer
        throw error;
      }
      return setStatus(entry.key, 'failed', { code: 'not_stored' });
    } finally {
      await outboxChanged(profile);
    }
    void inBackground(drain());
  }

  /** Sends pending messages. Only one tab does at a time, and the order is kept even when it is unknown whether one arrived. */
  const drain = () =>
    tabs.withLock(`velluto.outbox.${userId()}`, async () => {
      const blocked = new Set<string>();
      for (;;) {
        const entries = await outbox.all(userId());
        const entry = entries.find(candidate => !candidate.problem && !blocked.has(candidate.profile));
        if (!entry) return;
        if (!(await send(entry))) blocked.add(entry.profile);
      }
    });

  /** Sends one message; false when it has to be retried. */
  async function send(entry: OutboxEntry): Promise<boolean> {
    const { key, profile } = entry;
    setStatus(key, 'sending');
    try {
      const { message, credits } = await sendMessage(app.client, toRequest(entry));
      app.session.setCredits(credits);
      const thread = state.threads[profile];
      if (thread) receive(thread, message, key);
      tabs.broadcast({ kind: 'delivered', profile, key, message });
      await outbox.remove(entry);
      drop(key);
      return true;
    } catch (error) {
      const problem = toProblem(error);
      if (isRetryable(error)) {
        setStatus(key, 'failed', problem);
        return false;
      }
      const unpaid = error instanceof ApiProblem && error.code === 'not_enough_credits';
      if (unpaid && (await returnToDraft(entry, problem))) return true;
      await outbox.update({ ...entry, problem });
      await outboxChanged(profile);
      return true;
    }
  }

  /** Puts texts that were not sent back into the composer, before what is in it. */
  const returnTexts = (profile: string, unsent: string[]) => {
    const thread = state.threads[profile];
    const texts = unsent.filter(Boolean);
    if (thread && texts.length > 0) setDraft(thread, [...texts, thread.draft].filter(Boolean).join('\n'));
  };

  /** Without enough credits the text returns to the draft, with all texts after it, and the offer of packages opens. */
  async function returnToDraft({ key, profile, content }: OutboxEntry, problem: Problem): Promise<boolean> {
    const thread = state.threads[profile];
    if (!thread) return false;
    const { need = 0, have = 0 } = problem;
    thread.needsCredits = { attempt: content.kind === 'text' ? 'message' : content.kind, need, have };
    if (content.kind !== 'text') return false;
    const entries = (await outbox.all(userId())).filter(entry => entry.profile === profile && !entry.problem);
    const unsent = entries.slice(entries.findIndex(entry => entry.key === key));
    const texts = unsent.flatMap(entry => (entry.content.kind === 'text' ? [entry.content.text] : []));
    returnTexts(profile, texts);
    for (const entry of unsent) if (entry.content.kind === 'text') await outbox.remove(entry);
    await outboxChanged(profile);
    return true;
  }

  const uploads = createUploads(app, {
    outbox,
    tabs,
    state,
    newEntry,
    async onUploaded(profile) {
      await outboxChanged(profile);
      await drain();
    },
    onGivenUp: (profile, text) => returnTexts(profile, [text]),
  });

  /** Resumes messages that a reload, a closed tab or a lost connection interrupted, and restores the draft. */
  async function resume(profile?: string): Promise<void> {
    const unlocked = await storage.of(userId()).open();
    await readOutbox();
    if (profile !== undefined) {
      const draft = await outbox.draft(userId(), profile);
      const thread = state.threads[profile];
      if (thread) thread.status = unlocked ? 'ready' : 'suspended';
      if (thread?.draft === '' && !thread.draftEdited) thread.draft = draft;
      void inBackground(uploads.resume(profile));
    }
    await drain();
  }

  const retryAll = () => {
    for (const { status, member } of Object.values(state.threads)) {
      if (status === 'suspended') void inBackground(resume(member.id));
    }
    void inBackground(resume());
    uploads.resumeInterrupted();
  };
  globalThis.window?.addEventListener('online', retryAll);
  app.bus.on('chats', retryAll);

  return {
    resume,
    async saveDraft(profile: string): Promise<void> {
      const thread = state.threads[profile];
      if (!thread) return;
      thread.draftEdited = true;
      await outbox.saveDraft(userId(), profile, thread.draft);
    },
    /** Sends a text, or an icebreaker by its id. */
    async text(profile: string, text: string, icebreaker?: string): Promise<void> {
      const content = { kind: 'text', text, ...(icebreaker && { icebreaker }) } as const;
      const thread = state.threads[profile];
      if (thread && !icebreaker) thread.draftEdited = true;
      await add(profile, content, thread?.messageCredits ?? app.site.message_credits);
    },
    async gift(profile: string, gift: GiftId): Promise<void> {
      await add(profile, { kind: 'gift', gift }, app.site.gift_credits);
    },
    /** Uploads a photo, then sends it with its text; other messages may be sent meanwhile. */
    photo: uploads.start,
    cancelPhoto: uploads.cancel,
    /** Tries a failed message again, under the same key. */
    async retry(profile: string, key: string): Promise<void> {
      const entry = (await outbox.all(userId())).find(stored => stored.key === key);
      const unstored = entry ? undefined : find(key);
      try {
        if (unstored) await outbox.add(unstored.entry);
      } catch {
        return; // the device still has no room for it: it stays as it is
      }
      if (entry?.problem) {
        const { problem: _, ...rest } = entry;
        await outbox.update(rest);
      }
      setStatus(key, 'pending');
      await outboxChanged(profile);
      await drain();
    },
    /** Discards a failed message. */
    async discard(profile: string, key: string): Promise<void> {
      await outbox.remove({ user: userId(), key });
      drop(key);
      await outboxChanged(profile);
    },
  };
}

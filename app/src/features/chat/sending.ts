import { ApiProblem, type GiftId, sendMessage, type Message as WireMessage } from '@velluto/api-client';
import type { Problem } from '@velluto/ui/model';
import type { AppContext } from '../../platform/app-context.ts';
import { createEncryptedStorage, type EncryptedStorage } from '../../platform/encrypted-storage/storage.ts';
import { toProblem } from '../../platform/map/problem.ts';
import {
  browserTabs,
  createOutbox,
  isFinal,
  type OutboxContent,
  type OutboxEntry,
  toPendingMessage,
  toRequest,
} from './outbox.ts';
import type { Thread } from './thread.ts';
import { createUploads } from './uploads.ts';

/** What sending needs of the conversations on this page. */
export interface OpenThreads {
  of(profile: string): Thread | undefined;
  /** Takes a message of the server that was sent under a key. */
  receive(thread: Thread, message: WireMessage, key: string): void;
  setDraft(thread: Thread, text: string): void;
}

/** What may be replaced in tests. */
export interface SendingParts {
  storage?: EncryptedStorage;
  tabs?: typeof browserTabs;
  newKey?: () => string;
}

/** Sends what is written: kept on the device first, one after the other, each under one key. */
export function createSending(app: AppContext, threads: OpenThreads, parts: SendingParts = {}) {
  const { storage = app.store(createEncryptedStorage), newKey = () => crypto.randomUUID() } = parts;
  const outbox = createOutbox(storage);
  /** Being written to the device. */
  const adding = new Map<string, OutboxEntry>();
  /** Why the last attempt failed, where another one may succeed. */
  const retryableErrors = new Map<string, Problem>();
  /** To whom was written on this page: there what stands in the box counts, and not what comes from the device. */
  const written = new Set<string>();
  const userId = () => app.session.state.user?.id ?? '';

  const tabs = (parts.tabs ?? browserTabs)(news => {
    const thread = threads.of(news.profile);
    if (!thread) return;
    if (news.kind === 'delivered') threads.receive(thread, news.message, news.key);
    else void show(news.profile);
  });

  /** Shows below what the server has what it does not have yet. */
  async function show(profile: string): Promise<void> {
    const kept = await outbox.all(userId());
    const thread = threads.of(profile);
    if (!thread) return;
    const stored = thread.messages.filter(message => message.seq !== null);
    const known = new Set(stored.map(message => message.key));
    const entries = new Map([...kept, ...adding.values()].map(entry => [entry.key, entry]));
    const waiting = [...entries.values()].filter(entry => entry.profile === profile && !known.has(entry.key));
    thread.messages = [
      ...stored,
      ...waiting.map(entry => toPendingMessage(entry, entry.problem ?? retryableErrors.get(entry.key))),
    ];
  }
  const changed = async (profile: string) => {
    tabs.tell({ kind: 'changed', profile });
    await show(profile);
  };

  const newEntry = (profile: string, content: OutboxContent, credits: number): OutboxEntry => ({
    ...{ key: newKey(), user: userId(), profile, content, credits },
    writtenAt: new Date(app.clock.now()).toISOString(),
  });

  async function add(profile: string, content: OutboxContent, credits: number): Promise<void> {
    const entry = newEntry(profile, content, credits);
    adding.set(entry.key, entry);
    const thread = threads.of(profile);
    if (thread) thread.messages = [...thread.messages, toPendingMessage(entry, undefined)];
    try {
      await outbox.add(entry);
    } finally {
      adding.delete(entry.key);
      await changed(profile);
    }
    void drain();
  }

  /** Sends what waits. Only one tab does at a time, and nothing overtakes what may not have arrived. */
  const drain = () =>
    tabs.alone(`velluto.outbox.${userId()}`, async () => {
      const stuck = new Set<string>();
      for (;;) {
        const waiting = await outbox.all(userId());
        const entry = waiting.find(one => !one.problem && !stuck.has(one.profile));
        if (!entry) return;
        if (!(await sendOne(entry))) stuck.add(entry.profile);
      }
    });

  async function sendOne(entry: OutboxEntry): Promise<boolean> {
    const { key, profile } = entry;
    if (retryableErrors.delete(key)) await show(profile);
    try {
      const { message, credits } = await sendMessage(app.client, toRequest(entry));
      app.session.setCredits(credits);
      const thread = threads.of(profile);
      if (thread) threads.receive(thread, message, key);
      tabs.tell({ kind: 'delivered', profile, key, message });
      await outbox.remove(entry);
      return true;
    } catch (error) {
      const problem = toProblem(error);
      if (!isFinal(error)) {
        retryableErrors.set(key, problem);
        await show(profile);
        return false;
      }
      const poor = error instanceof ApiProblem && error.code === 'not_enough_credits';
      if (poor && (await giveBack(entry, problem))) return true;
      await outbox.change({ ...entry, problem });
      await changed(profile);
      return true;
    }
  }

  /** Without enough credits the words go back into the box, with all that were to follow them, and the offer opens. */
  async function giveBack({ key, profile, content }: OutboxEntry, problem: Problem): Promise<boolean> {
    const thread = threads.of(profile);
    if (!thread) return false;
    thread.needsCredits = problem;
    if (content.kind !== 'text') return false;
    const waiting = (await outbox.all(userId())).filter(one => one.profile === profile && !one.problem);
    const words = waiting.slice(waiting.findIndex(one => one.key === key));
    const texts = words.flatMap(one => (one.content.kind === 'text' ? [one.content.text] : []));
    threads.setDraft(thread, [...texts, thread.draft].filter(Boolean).join('\n'));
    for (const one of words) if (one.content.kind === 'text') await outbox.remove(one);
    await changed(profile);
    return true;
  }

  const uploads = createUploads(app, {
    outbox,
    tabs,
    threads,
    newEntry,
    async uploaded(profile) {
      await changed(profile);
      await drain();
    },
  });
  /** Conversations on this page of which the device could not be asked yet, for want of its key. */
  const closed = new Set<string>();
  const wake = () => {
    for (const profile of closed) void resume(profile);
    void resume();
    uploads.resumeAll();
  };
  globalThis.window?.addEventListener('online', wake);
  app.bus.on('chats', wake);

  async function resume(profile?: string): Promise<void> {
    const opened = await storage.of(userId()).open();
    if (profile) {
      closed[opened ? 'delete' : 'add'](profile);
      await show(profile);
      const draft = await outbox.draft(userId(), profile);
      const thread = threads.of(profile);
      if (thread?.draft === '' && !written.has(profile)) thread.draft = draft;
      void uploads.resume(profile);
    }
    await drain();
  }

  return {
    /** Shows and sends what a reload, a closed tab or a lost connection interrupted, and brings back what was begun. */
    resume,
    /** Keeps what stands in the box. */
    async keepDraft(profile: string): Promise<void> {
      written.add(profile);
      const thread = threads.of(profile);
      if (thread) await outbox.keepDraft(userId(), profile, thread.draft);
    },
    /** Sends words, or a ready line by its id. */
    async text(profile: string, text: string, icebreaker?: string): Promise<void> {
      const content = { kind: 'text', text, ...(icebreaker && { icebreaker }) } as const;
      if (!icebreaker) written.add(profile);
      await add(profile, content, threads.of(profile)?.messageCredits ?? app.site.message_credits);
    },
    async gift(profile: string, gift: GiftId): Promise<void> {
      await add(profile, { kind: 'gift', gift }, app.site.gift_credits);
    },
    /** Uploads a picture, and sends it once it is there; words may be sent meanwhile. */
    photo: uploads.start,
    cancelPhoto: uploads.cancel,
    /** Tries a failed message again, under the same key. */
    async retry(profile: string, key: string): Promise<void> {
      const entry = (await outbox.all(userId())).find(one => one.key === key);
      if (entry?.problem) {
        const { problem: _, ...rest } = entry;
        await outbox.change(rest);
      }
      retryableErrors.delete(key);
      await changed(profile);
      await drain();
    },
    /** Gives a failed message up. */
    async discard(profile: string, key: string): Promise<void> {
      retryableErrors.delete(key);
      await outbox.remove({ user: userId(), key });
      await changed(profile);
    },
  };
}

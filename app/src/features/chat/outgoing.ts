import type { Problem } from '@velluto/ui/model';
import { v4 as newId } from 'uuid';
import type { AppContext } from '../../lib/app-context.ts';
import { createEncryptedStorage, type EncryptedStorage } from '../../lib/encrypted-storage/storage.ts';
import { ignoreFailedCall } from '../../lib/ignore-failed-call.ts';
import { applyMessage } from './catch-up.ts';
import {
  browserTabs,
  createOutbox,
  type OutboxContent,
  type OutboxEntry,
  type OutgoingMessage,
  toOutgoing,
} from './outbox.ts';
import type { ConversationState, Thread } from './thread.ts';

/** What sending needs from the conversation store. */
export interface SendingStore {
  state: ConversationState;
  setDraft(thread: Thread, text: string): void;
}

/** Replaced by tests. */
export interface SendingOptions {
  storage?: EncryptedStorage;
  tabs?: typeof browserTabs;
  newKey?: () => string;
}

/** What is outgoing, for the parts that send it. */
export type Outgoing = ReturnType<typeof createOutgoing>;

/** The outbox on the device, which all tabs share, and `state.outgoing`, this page's copy of it. */
export function createOutgoing(app: AppContext, { state }: SendingStore, options: SendingOptions) {
  const { storage = app.store(createEncryptedStorage), newKey = newId } = options;
  const outbox = createOutbox(storage);
  const userId = () => app.session.state.user?.id ?? '';
  const find = (key: string) => state.outgoing.find(({ entry }) => entry.key === key);

  const tabs = (options.tabs ?? browserTabs)(message => {
    if (message.kind === 'changed') return void ignoreFailedCall(readOutbox());
    const thread = state.threads[message.profile];
    if (thread) applyMessage(app.client, thread, message.message, message.key);
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

  return {
    storage,
    outbox,
    tabs,
    userId,
    find,
    read: readOutbox,
    changed: outboxChanged,
    setStatus,
    drop,
    newEntry,
  };
}

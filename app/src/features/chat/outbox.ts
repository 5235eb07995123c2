import type { BodyOf, GiftId, Image, Message as WireMessage } from '@velluto/api-client';
import { toGift, toMemberPhoto } from '@velluto/api-client/ui';
import type { Message, MessageBase, Problem } from '@velluto/ui/model';
import type { EncryptedStorage } from '../../lib/encrypted-storage/storage.ts';

export type OutboxContent =
  | { kind: 'text'; text: string; icebreaker?: string }
  | { kind: 'photo'; photo: Image; text: string }
  | { kind: 'gift'; gift: GiftId };

/** A message that the server may not have yet, as the device stores it. */
export interface OutboxEntry {
  /** Idempotency key: the same for every attempt. */
  key: string;
  /** The user who wrote it: after a log-in as somebody else it is not sent. */
  user: string;
  /** The recipient. */
  profile: string;
  content: OutboxContent;
  /** What it costs. */
  credits: number;
  /** ISO 8601. */
  writtenAt: string;
  /** Final refusal by the server: the user can retry or discard it. */
  problem?: Problem;
}

/** An entry of the outbox with its state on this page. Sent entries become messages of the thread. */
export interface OutgoingMessage {
  entry: OutboxEntry;
  status: 'pending' | 'sending' | 'failed';
  /** Why it failed. */
  problem?: Problem;
  /** Whether it is stored on the device. */
  stored: boolean;
}

/** A picture that is being uploaded, to be sent as a message. */
export interface OutboxUpload {
  user: string;
  profile: string;
  file: File;
  /** Words to go with it, empty for none. */
  text: string;
}

/** Unsent messages, uploads and drafts on this device: a reload, a closed tab and a lost connection lose nothing. */
export type Outbox = ReturnType<typeof createOutbox>;

export function createOutbox(storage: EncryptedStorage) {
  const message = (entry: OutboxEntry) => ({ list: 'message', id: entry.key, value: entry }) as const;
  const upload = (profile: string, value: OutboxUpload | null) =>
    ({ list: 'upload', id: profile, value }) as const;
  return {
    /** Entries of a user, in the order in which they were written. */
    all: (user: string): Promise<OutboxEntry[]> => storage.of(user).all('message'),
    /** Adds a message; with `uploaded`, it replaces that upload. */
    add: (entry: OutboxEntry, uploaded?: OutboxUpload): Promise<void> =>
      storage.of(entry.user).change(message(entry), ...(uploaded ? [upload(uploaded.profile, null)] : [])),
    /** Replaces the entry with the same key. */
    update: (entry: OutboxEntry): Promise<void> =>
      storage.of(entry.user).change({ ...message(entry), onlyIfPresent: true }),
    remove: ({ user, key }: Pick<OutboxEntry, 'user' | 'key'>): Promise<void> =>
      storage.of(user).change({ list: 'message', id: key, value: null }),

    /** The unfinished upload to a recipient; null for none. */
    upload: (user: string, profile: string): Promise<OutboxUpload | null> =>
      storage.of(user).get('upload', profile),
    saveUpload: (value: OutboxUpload): Promise<void> =>
      storage.of(value.user).change(upload(value.profile, value)),
    removeUpload: ({ user, profile }: Pick<OutboxUpload, 'user' | 'profile'>): Promise<void> =>
      storage.of(user).change(upload(profile, null)),

    /** The draft to a recipient; empty where there is none. */
    draft: async (user: string, profile: string): Promise<string> =>
      (await storage.of(user).get<{ text: string }>('draft', profile))?.text ?? '',
    /** Saves a draft; an empty one is removed. */
    saveDraft: (user: string, profile: string, text: string): Promise<void> =>
      storage.of(user).change({ list: 'draft', id: profile, value: text === '' ? null : { text } }),
  };
}

/** A message between tabs about the outbox that they share. */
export type TabMessage =
  | { kind: 'delivered'; profile: string; key: string; message: WireMessage }
  | { kind: 'changed'; profile: string };

/** The other tabs of the same browser. */
export interface Tabs {
  /** Runs while no other tab holds this lock; the browser releases it when the tab is closed. */
  withLock(name: string, run: () => Promise<void>): Promise<void>;
  broadcast(message: TabMessage): void;
}

/** Locks within this page, for browsers without Web Locks, as by plain HTTP, where tabs do not share their outbox either. */
export function pageLock(): Tabs['withLock'] {
  const last = new Map<string, Promise<void>>();
  return (name, run) => {
    const done = (last.get(name) ?? Promise.resolve()).then(run);
    last.set(
      name,
      done.catch(() => undefined), // the caller handles the error; the next one goes on
    );
    return done;
  };
}

/** The tabs of this browser. */
export function browserTabs(onMessage: (message: TabMessage) => void): Tabs {
  const channel = new BroadcastChannel('velluto.outbox');
  channel.onmessage = ({ data }: MessageEvent<TabMessage>) => onMessage(data);
  return {
    withLock: navigator.locks ? (name, run) => navigator.locks.request(name, run) : pageLock(),
    broadcast: message => channel.postMessage(message),
  };
}

/**
 * An entry of the device with its state on this page: being sent, or to be retried. A final refusal is stored on the
 * device, where another tab may have reset it.
 */
export function toOutgoing(entry: OutboxEntry, current: OutgoingMessage | undefined): OutgoingMessage {
  if (entry.problem) return { entry, status: 'failed', problem: entry.problem, stored: true };
  if (!current || current.entry.problem) return { entry, status: 'pending', stored: true };
  return { entry, status: current.status, problem: current.problem, stored: true };
}

/** An outgoing message as the conversation shows it. */
export function toPendingMessage({ entry, status, problem }: OutgoingMessage): Message {
  const { key, content, credits, writtenAt } = entry;
  const base: MessageBase = {
    id: key,
    key,
    seq: null,
    mine: true,
    origin: 'member',
    createdAt: writtenAt,
    credits,
    status: status === 'failed' ? 'failed' : 'sending',
    ...(problem && { problem }),
  };
  if (content.kind === 'photo') {
    return { ...base, kind: 'photo', photo: toMemberPhoto(content.photo), text: content.text };
  }
  if (content.kind === 'gift') return { ...base, kind: 'gift', gift: toGift(content.gift) };
  return { ...base, kind: 'text', text: content.text };
}

/** Maps an entry to the request. */
export function toRequest({ key, profile, content }: OutboxEntry): BodyOf<'sendMessage'> & {
  idempotencyKey: string;
} {
  const to = { idempotencyKey: key, profile };
  if (content.kind === 'photo') {
    const { photo, text } = content;
    return { ...to, photo: photo.id, ...(text && { text }) };
  }
  if (content.kind === 'gift') return { ...to, gift: content.gift };
  return content.icebreaker ? { ...to, icebreaker: content.icebreaker } : { ...to, text: content.text };
}

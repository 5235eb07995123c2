import {
  ApiProblem,
  type BodyOf,
  type GiftId,
  type Image,
  type Message as WireMessage,
} from '@velluto/api-client';
import type { Message, MessageBase, Problem } from '@velluto/ui/model';
import type { EncryptedStorage } from '../../platform/encrypted-storage/storage.ts';
import { toMemberPhoto } from '../../platform/map/photo.ts';
import { toGift } from './map.ts';

/** What a message brings. */
export type OutboxContent =
  | { kind: 'text'; text: string; icebreaker?: string }
  | { kind: 'photo'; photo: Image }
  | { kind: 'gift'; gift: GiftId };

/** A message that the server may not have yet. */
export interface OutboxEntry {
  /** Key under which it is sent, however often. */
  key: string;
  /** The user who wrote it: after another log-in it is not sent. */
  user: string;
  /** The other person. */
  profile: string;
  content: OutboxContent;
  /** What it costs. */
  credits: number;
  /** ISO 8601. */
  writtenAt: string;
  /** Why the server refused it: it waits for its writer to try again or to give it up. */
  problem?: Problem;
}

/** A picture that is on its way to the server and becomes a message there. */
export interface OutboxUpload {
  user: string;
  profile: string;
  file: File;
}

/** What still has to be sent and what was begun: a reload, a closed tab and a lost connection lose nothing. */
export type Outbox = ReturnType<typeof createOutbox>;

/** The outbox of this device. */
export function createOutbox(storage: EncryptedStorage) {
  const message = (entry: OutboxEntry) => ({ list: 'message', id: entry.key, value: entry }) as const;
  const upload = (profile: string, value: OutboxUpload | null) =>
    ({ list: 'upload', id: profile, value }) as const;
  return {
    /** What a user wrote, in the order in which it was written. */
    all: (user: string): Promise<OutboxEntry[]> => storage.of(user).all('message'),
    /** Keeps a message; with `uploaded`, in place of the picture that it brings. */
    add: (entry: OutboxEntry, uploaded?: OutboxUpload): Promise<void> =>
      storage.of(entry.user).change(message(entry), ...(uploaded ? [upload(uploaded.profile, null)] : [])),
    /** Replaces the entry of the same key, in its place. */
    change: (entry: OutboxEntry): Promise<void> =>
      storage.of(entry.user).change({ ...message(entry), onlyThere: true }),
    remove: ({ user, key }: Pick<OutboxEntry, 'user' | 'key'>): Promise<void> =>
      storage.of(user).change({ list: 'message', id: key, value: null }),

    /** The picture that is on its way to a person; null for none. */
    upload: (user: string, profile: string): Promise<OutboxUpload | null> =>
      storage.of(user).get('upload', profile),
    keepUpload: (one: OutboxUpload): Promise<void> => storage.of(one.user).change(upload(one.profile, one)),
    dropUpload: ({ user, profile }: Pick<OutboxUpload, 'user' | 'profile'>): Promise<void> =>
      storage.of(user).change(upload(profile, null)),

    /** What a user had begun to write to somebody; empty where there is nothing. */
    draft: async (user: string, profile: string): Promise<string> =>
      (await storage.of(user).get<{ text: string }>('draft', profile))?.text ?? '',
    /** Keeps what a user has begun to write; nothing is kept of an empty one. */
    keepDraft: (user: string, profile: string, text: string): Promise<void> =>
      storage.of(user).change({ list: 'draft', id: profile, value: text === '' ? null : { text } }),
  };
}

/** What one tab tells the others about the outbox that they share. */
export type TabNews =
  | { kind: 'delivered'; profile: string; key: string; message: WireMessage }
  | { kind: 'changed'; profile: string };

/** The other tabs of the same browser. */
export interface Tabs {
  /** Runs while nobody else, in any tab, does what has the same name; the browser lets go of it when the tab is closed. */
  alone(name: string, run: () => Promise<void>): Promise<void>;
  tell(news: TabNews): void;
}

/** The tabs of this browser. */
export function browserTabs(listen: (news: TabNews) => void): Tabs {
  const channel = new BroadcastChannel('velluto.outbox');
  channel.onmessage = ({ data }: MessageEvent<TabNews>) => listen(data);
  return {
    alone: (name, run) => navigator.locks.request(name, run),
    tell: news => channel.postMessage(news),
  };
}

/** An entry as the conversation shows it. */
export function toPendingMessage(entry: OutboxEntry, problem: Problem | undefined): Message {
  const { key, content, credits, writtenAt } = entry;
  const base: MessageBase = {
    id: key,
    key,
    seq: null,
    mine: true,
    origin: 'member',
    createdAt: writtenAt,
    credits,
    ...(problem ? { status: 'failed', problem } : { status: 'sending' }),
  };
  if (content.kind === 'photo') return { ...base, kind: 'photo', photo: toMemberPhoto(content.photo) };
  if (content.kind === 'gift') return { ...base, kind: 'gift', gift: toGift(content.gift) };
  return { ...base, kind: 'text', text: content.text };
}

/** An entry as the call takes it. */
export function toRequest({ key, profile, content }: OutboxEntry): BodyOf<'sendMessage'> & {
  idempotencyKey: string;
} {
  const to = { idempotencyKey: key, profile };
  if (content.kind === 'photo') return { ...to, photo: content.photo.id };
  if (content.kind === 'gift') return { ...to, gift: content.gift };
  return content.icebreaker ? { ...to, icebreaker: content.icebreaker } : { ...to, text: content.text };
}

/** Refusals that say nothing of the message itself: it may be sent later as it is. */
const passing: ReadonlySet<string> = new Set([
  'authentication_required',
  'request_refused',
  'rate_limited',
  'service_unavailable',
  'internal_error',
]);

/** True when the server has the last word: the same message would be refused again. */
export const isFinal = (error: unknown): boolean =>
  error instanceof ApiProblem && error.status >= 400 && error.status < 500 && !passing.has(error.code);

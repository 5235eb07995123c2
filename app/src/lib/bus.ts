import type {
  ChatsResponse,
  CreditsEvent,
  LikeEvent,
  LikesResponse,
  MessageEvent,
  ReadEvent,
  SuccessBody,
  TypingEvent,
} from '@velluto/api-client';
import type { PushMessage } from '../worker/messages.ts';

/** Events between features, so that no store has to import another. */
export interface AppEvents {
  /** A message was sent to or by the user. */
  message: MessageEvent['data'];
  /** The other person has read up to a message. */
  read: ReadEvent['data'];
  /** The other person is typing. */
  typing: TypingEvent['data'];
  /** Someone likes the user. */
  like: LikeEvent['data'];
  /** Someone the user likes likes them too. */
  match: LikeEvent['data'];
  /** The user took a like back, which ends a match. */
  unliked: { profile: string };
  /** The user has seen a new like. */
  likeSeen: { profile: string };
  /** The balance changed. */
  credits: CreditsEvent['data'];
  /** The list of conversations was fetched again. */
  chats: ChatsResponse;
  /** The likes were fetched again. */
  likes: LikesResponse;
  /** The user has blocked somebody, who is removed from every list (spec § 7.9). */
  blocked: { profile: string };
  /** The user looks for others, or for nobody any more: whom lists proposed before is outdated. */
  preferences: SuccessBody<'getPreferences'>;
  /** A push message came while the page was open. */
  push: PushMessage;
  /** The event stream was opened (true), or an attempt to open it failed (false). */
  connection: boolean;
  /** Consent to store the advertising link: given, or withdrawn. */
  attributionConsent: boolean;
}

type Listener<Name extends keyof AppEvents> = (data: AppEvents[Name]) => void;

/** Carries named events between the features of one visit. */
export interface Bus {
  /** Listens until the returned function is called. */
  on<Name extends keyof AppEvents>(name: Name, listener: Listener<Name>): () => void;
  emit<Name extends keyof AppEvents>(name: Name, data: AppEvents[Name]): void;
}

/** Makes the bus of one visit. */
export function createBus(): Bus {
  const listeners = new Map<string, Set<(data: unknown) => void>>();
  return {
    on(name, listener) {
      const set = listeners.get(name) ?? new Set();
      listeners.set(name, set);
      set.add(listener as (data: unknown) => void);
      return () => {
        set.delete(listener as (data: unknown) => void);
      };
    },
    emit(name, data) {
      for (const listener of listeners.get(name) ?? []) listener(data);
    },
  };
}

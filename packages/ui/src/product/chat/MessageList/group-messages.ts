import type { Message, MessageStatus } from '../../../model/message.ts';

/** A message with what depends on its neighbours. */
export interface PlacedMessage {
  message: Message;
  /** Stays the same when the server's copy replaces that of the outbox. */
  key: string;
  /** The next message is by the same author and within five minutes. */
  followed: boolean;
  /** Number of unread messages when the unread line is above this message, else 0. */
  unreadAbove: number;
}

/** The messages of one calendar day, oldest first. */
export interface MessageDay {
  /** Key of the day as `dayOf` gives it. */
  day: string;
  /** A moment of that day, ISO 8601. */
  at: string;
  messages: PlacedMessage[];
}

/** Messages by one author that are closer together than this show only one time, below the last of them. */
const RUN_MS = 5 * 60_000;

/** Messages in these states show time and state even within such a group. */
const statesShownAlone: ReadonlySet<MessageStatus> = new Set(['sending', 'held', 'failed', 'refunded']);

/** Who wrote a message. Only messages of the other person (`member`) count as unread or new. */
export function authorOf({ mine, kind }: Message): 'reader' | 'member' | 'system' {
  if (kind === 'system') return 'system';
  return mine ? 'reader' : 'member';
}

/** Stable key of a message. */
export const messageKey = (message: Message): string => message.key ?? message.id;

/**
 * Groups messages (oldest first) by day and author and finds the position of the unread line.
 *
 * @param dayOf names the calendar day of a moment in the reader's time zone
 * @param readSeq position up to which the reader had read when the conversation was opened; null for no line
 */
export function groupMessages(
  messages: readonly Message[],
  dayOf: (createdAt: string) => string,
  readSeq: number | null,
): MessageDay[] {
  const isUnread = (message: Message) =>
    readSeq !== null && authorOf(message) === 'member' && message.seq !== null && message.seq > readSeq;
  const firstUnread = messages.findIndex(isUnread);
  const unread = messages.filter(isUnread).length;
  const days: MessageDay[] = [];
  const names = messages.map(({ createdAt }) => dayOf(createdAt));
  messages.forEach((message, index) => {
    const day = names[index] ?? '';
    const next = messages[index + 1];
    const followed =
      next !== undefined &&
      !statesShownAlone.has(message.status) &&
      authorOf(next) === authorOf(message) &&
      names[index + 1] === day &&
      index + 1 !== firstUnread &&
      Date.parse(next.createdAt) - Date.parse(message.createdAt) < RUN_MS;
    const placed = {
      message,
      key: messageKey(message),
      followed,
      unreadAbove: index === firstUnread ? unread : 0,
    };
    const last = days.at(-1);
    if (last?.day === day) last.messages.push(placed);
    else days.push({ day, at: message.createdAt, messages: [placed] });
  });
  return days;
}

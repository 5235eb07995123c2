import type { Conversation, ConversationMember, Gift, Message } from '@velluto/ui/model';
import type {
  ChatListItem,
  GiftId,
  MemberSummary,
  MessageKind,
  Message as WireMessage,
} from '../generated/schema.ts';
import { toMemberPhoto } from './photos.ts';
import { toMember } from './search.ts';

/** The other person of a conversation. */
export function toPerson(wire: MemberSummary): ConversationMember {
  const { id, name, age, origin, online, photo } = toMember(wire);
  return { id, name, age, origin, online, photo };
}

/**
 * A message.
 *
 * @param key its idempotency key; by default the one of the answer, which only own messages have
 */
export function toMessage(wire: WireMessage, key = wire.idempotency_key): Message {
  const { id, seq, mine, origin, status, created_at, credits } = wire;
  const base = { id, seq, mine, origin, status, createdAt: created_at, credits, ...(key ? { key } : {}) };
  switch (wire.kind) {
    case 'photo':
      return { ...base, kind: 'photo', photo: toMemberPhoto(wire.photo), text: wire.text ?? undefined };
    case 'gift':
      return { ...base, kind: 'gift', gift: toGift(wire.gift) };
    default:
      return { ...base, kind: wire.kind, text: wire.text };
  }
}

/** A gift by its id; the component that shows it adds the name in the reader's language. The drawings are at `/gifts`. */
export const toGift = (id: GiftId): Gift => ({ id, name: '', src: `/gifts/${id}.svg` });

/** Emoji for a photo and a gift in a preview. */
const previewIcons: Partial<Record<MessageKind, string>> = { photo: '📷', gift: '🎁' };

/** Preview of a message in the list of conversations: the text of a photo follows its emoji. */
export const previewText = (kind: MessageKind, text: string): string =>
  [previewIcons[kind], text].filter(Boolean).join(' ');

/** A row of the list of conversations. */
export function toConversation({ conversation, profile, num_unread_messages }: ChatListItem): Conversation {
  const last = conversation.last_message;
  return {
    id: conversation.id,
    member: toPerson(profile),
    preview: last && { text: previewText(last.kind, last.text), mine: last.mine, status: last.status },
    lastAt: conversation.last_at,
    unread: num_unread_messages,
  };
}

import type { components } from '@velluto/api-client/schema';
import { type Image, imageOf } from '../photos/images.ts';
import type { MessagePicture } from '../ports/db/tables/chat.ts';
import type { MessageRow } from './message-queries.ts';
import { previewText } from './message-text.ts';

export type Message = components['schemas']['Message'];
type GiftId = components['schemas']['GiftId'];
type Preview = components['schemas']['MessagePreview'];

/** How far the other side is, as far as the reader may know. */
export interface Progress {
  /** Up to here it was read; null for readers who are not told (free members). */
  readSeq: number | null;
  /** Up to here a device of the other side has it. */
  deliveredSeq: number;
}

/** Nothing known yet: a message that was just sent. */
export const justSent: Progress = { readSeq: null, deliveredSeq: 0 };

function statusFor(row: MessageRow, mine: boolean, { readSeq, deliveredSeq }: Progress): Message['status'] {
  if (!mine) return 'delivered';
  if (row.status !== 'sent') return row.status;
  if (readSeq !== null && row.seq <= readSeq) return 'read';
  return row.seq <= deliveredSeq ? 'delivered' : 'sent';
}

/** A message as one of the two sees it; what it cost is told to its sender only, and 0 once it was paid back. */
export function messageToWire(row: MessageRow, readerId: string, progress: Progress): Message {
  const mine = row.sender_id === readerId;
  const base = {
    id: row.id,
    conversation: row.conversation_id,
    seq: row.seq,
    mine,
    origin: row.origin,
    status: statusFor(row, mine, progress),
    created_at: row.created_at.toISOString(),
    credits: mine && row.status !== 'refunded' ? row.credits : 0,
  };
  if (row.photo) return { ...base, kind: 'photo', photo: messageImage(row.photo) };
  if (row.gift !== null) return { ...base, kind: 'gift', gift: row.gift as GiftId };
  if (row.kind === 'system') return { ...base, kind: 'system', text: row.text };
  return { ...base, kind: 'text', text: row.text, icebreaker: row.icebreaker };
}

/** A picture of a message as the contract describes it; nobody sees a stand-in of it. */
export function messageImage(picture: MessagePicture): Image {
  return imageOf({ ...picture, status: 'active', focal_x: 0.5, focal_y: 0.5 }, false);
}

/** The beginning of a message for the list. */
export function previewOf(message: Message): Preview {
  const { kind, mine, origin, status, created_at } = message;
  return { kind, text: 'text' in message ? previewText(message.text) : '', mine, origin, status, created_at };
}

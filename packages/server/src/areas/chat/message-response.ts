import type { components } from '@velluto/api-client/schema';
import type { MessagePicture } from '../../infrastructure/postgres/tables/chat.ts';
import { type Image, imageOf } from '../photos/api.ts';
import type { MessageRow } from './message-queries.ts';

export type Message = components['schemas']['Message'];
type GiftId = components['schemas']['GiftId'];
type Preview = components['schemas']['MessagePreview'];

const PREVIEW_LENGTH = 200;

/** How far the other participant has fetched and read the messages, as far as the reader may know. */
export interface Progress {
  /** Position up to which messages are read; null for readers without read receipts (free members). */
  readSeq: number | null;
  /** Position up to which a device of the other participant has fetched messages. */
  deliveredSeq: number;
}

/** A message that was just sent: neither delivered nor read. */
export const justSent: Progress = { readSeq: null, deliveredSeq: 0 };

function statusFor(
  row: Pick<MessageRow, 'status' | 'seq'>,
  mine: boolean,
  { readSeq, deliveredSeq }: Progress,
): Message['status'] {
  if (!mine) return 'delivered';
  if (row.status !== 'sent') return row.status;
  if (readSeq !== null && row.seq <= readSeq) return 'read';
  return row.seq <= deliveredSeq ? 'delivered' : 'sent';
}

/** A message as one of the participants sees it. Only its sender sees the price, which is 0 once it was refunded. */
export function toMessage(
  row: Omit<MessageRow, 'idempotency_key'>,
  readerId: string,
  progress: Progress,
): Message {
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
  if (row.photo) return { ...base, kind: 'photo', photo: toMessageImage(row.photo), text: row.text || null };
  if (row.gift !== null) return { ...base, kind: 'gift', gift: row.gift as GiftId };
  if (row.kind === 'system') return { ...base, kind: 'system', text: row.text };
  return { ...base, kind: 'text', text: row.text, icebreaker: row.icebreaker };
}

/** A message of the history. The reader's own messages include their idempotency key, so that the app recognises those it sent. */
export function toHistoryMessage(row: MessageRow, readerId: string, progress: Progress): Message {
  const message = toMessage(row, readerId, progress);
  return message.mine ? { ...message, idempotency_key: row.idempotency_key } : message;
}

/** A picture of a message as the contract describes it; unlike profile photos it is never locked. */
export function toMessageImage(picture: MessagePicture): Image {
  return imageOf({ ...picture, status: 'active', focal_x: 0.5, focal_y: 0.5 }, false);
}

/** True when the list of conversations shows all words of a message, also of one with a picture (decision 13). */
export const isWholeInPreview = ({ text }: Pick<MessageRow, 'text'>): boolean =>
  text !== '' && [...text].length <= PREVIEW_LENGTH;

/** The beginning of a message for the list of conversations. */
export function toPreview(message: Message): Preview {
  const { kind, mine, origin, status, created_at } = message;
  const words = 'text' in message ? (message.text ?? '') : '';
  const text = [...words].slice(0, PREVIEW_LENGTH).join('');
  return { kind, text, mine, origin, status, created_at };
}

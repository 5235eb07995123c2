import type { components } from '@velluto/api-client/schema';
import type { MessageRow } from './message-queries.ts';
import { previewText } from './message-text.ts';

export type Message = components['schemas']['Message'];
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
  if (row.status !== 'sent') return 'held';
  if (readSeq !== null && row.seq <= readSeq) return 'read';
  return row.seq <= deliveredSeq ? 'delivered' : 'sent';
}

/** A message as one of the two sees it; what it cost is told to its sender only, and 0 once it was paid back. */
export function messageToWire(row: MessageRow, readerId: string, progress: Progress): Message {
  const mine = row.sender_id === readerId;
  return {
    id: row.id,
    conversation: row.conversation_id,
    seq: row.seq,
    kind: row.kind,
    text: row.text,
    mine,
    origin: row.origin,
    status: statusFor(row, mine, progress),
    created_at: row.created_at.toISOString(),
    credits: mine && row.status !== 'refunded' ? row.credits : 0,
  };
}

/** The beginning of a message for the list. */
export function previewOf({ kind, text, mine, origin, status, created_at }: Message): Preview {
  return { kind, text: previewText(text), mine, origin, status, created_at };
}

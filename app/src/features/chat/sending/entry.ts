import { ApiProblem, type BodyOf, type GiftId, type Image } from '@velluto/api-client';
import type { Message, MessageBase, Problem } from '@velluto/ui/model';
import { toMemberPhoto } from '../../../platform/map/photo.ts';
import { toGift } from '../map.ts';

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

/** An entry as the conversation shows it. */
export function onItsWay(entry: OutboxEntry, problem: Problem | undefined): Message {
  const { key, content, credits, writtenAt } = entry;
  const base: MessageBase = {
    ...{ id: key, key, seq: null, mine: true, origin: 'member', createdAt: writtenAt, credits },
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

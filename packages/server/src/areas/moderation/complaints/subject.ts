import { createHash } from 'node:crypto';
import type { components } from '@velluto/api-client/schema';
import type { Context } from '../../../context/context.ts';
import { ApiError, invalidFields } from '../../../domain/api-error.ts';
import { parseId } from '../../../domain/id-format.ts';
import type { PoolView } from '../../../domain/sites/shared-pool.ts';
import type { Origin } from '../../../infrastructure/postgres/tables/common.ts';
import { assertKnows } from '../../access/api.ts';
import { activePhoto, mainPhotoOf, photoContent } from '../../photos/api.ts';
import * as queries from './subject-queries.ts';

/** The subject of a complaint in its present state. */
export interface Subject {
  kind: components['schemas']['ComplaintKind'];
  /** Identifies the subject: equal for the same subject. */
  target: string;
  about: { id: string; name: string; origin: Origin } | null;
  snapshot: Record<string, unknown> | null;
  picture: Buffer | null;
  /** Path at which the subject is, with the id of the photo or message; null for the service itself. */
  path: string | null;
}

/** The person who complains; `id` is null for visitors. */
interface Reporter extends PoolView {
  id: string | null;
}

type Wanted = Pick<components['schemas']['ReportRequest'], 'kind' | 'profile' | 'photo' | 'message'>;

/**
 * Finds the subject of a report. Members may report those whom they know of, also ones who have blocked them in the meantime, and
 * messages that they received.
 *
 * @throws ApiError `invalid_request` without the id that belongs to the kind, `not_found`
 */
export async function subjectOf(ctx: Context, reporter: Reporter, wanted: Wanted): Promise<Subject> {
  const given = wanted[wanted.kind];
  if (given === undefined) throw invalidFields({ field: wanted.kind, code: 'required' });
  const id = parseId(given);
  if (id === null) throw new ApiError('not_found');
  if (wanted.kind === 'profile') return profileSubject(ctx, reporter, id);
  if (wanted.kind === 'photo') return photoSubject(ctx, reporter, id);
  return messageSubject(ctx, reporter, id);
}

async function personOf(ctx: Context, reporter: Reporter, memberId: string) {
  await assertKnows(ctx, reporter, memberId);
  const person = await queries.selectPerson(ctx.db, reporter.pool, memberId);
  if (!person) throw new ApiError('not_found');
  return person;
}

async function profileSubject(ctx: Context, reporter: Reporter, memberId: string): Promise<Subject> {
  const { id, name, origin, ...profile } = await personOf(ctx, reporter, memberId);
  const main = await mainPhotoOf(ctx.db, id);
  return {
    kind: 'profile',
    target: `profile:${id}`,
    about: { id, name, origin },
    snapshot: profile,
    picture: main && (await photoContent(ctx, main.key)),
    path: `/members/${id}`,
  };
}

async function photoSubject(ctx: Context, reporter: Reporter, photoId: string): Promise<Subject> {
  const photo = await activePhoto(ctx.db, photoId);
  if (!photo) throw new ApiError('not_found');
  const { id, name, origin } = await personOf(ctx, reporter, photo.member_id);
  return {
    kind: 'photo',
    target: `photo:${photo.id}`,
    about: { id, name, origin },
    snapshot: { photo: photo.id, key: photo.key, uploaded_at: photo.created_at },
    picture: await photoContent(ctx, photo.key),
    path: `/members/${id}#photo-${photo.id}`,
  };
}

async function messageSubject(ctx: Context, { id }: Reporter, messageId: string): Promise<Subject> {
  const message = id === null ? undefined : await queries.selectReceived(ctx.db, id, messageId);
  if (!message) throw new ApiError('not_found');
  const { kind, text, photo, gift, created_at, delivered_at, origin } = message;
  return {
    kind: 'message',
    target: `message:${message.id}`,
    about: { id: message.sender_id, name: message.name, origin: message.sender_origin },
    snapshot: { message: message.id, kind, text, photo, gift, created_at, delivered_at, origin },
    picture: photo && (await photoContent(ctx, photo.key)),
    path: `/members/${message.sender_id}/chat#message-${message.id}`,
  };
}

/** A hash that identifies a text without storing it. */
export const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');

/** The subject of a complaint about the service; equal texts are the same subject. */
export function generalSubject(text: string): Subject {
  return {
    kind: 'general',
    target: `general:${hashOf(text)}`,
    about: null,
    snapshot: null,
    picture: null,
    path: null,
  };
}

import { createHash } from 'node:crypto';
import type { components } from '@velluto/api-client/schema';
import type { Context } from '../../context.ts';
import { ApiError, invalidFields } from '../../http/api-error.ts';
import { parseId } from '../../http/ids.ts';
import { activePhoto, mainPhotoOf, photoContent } from '../../photos/moderation.ts';
import type { Origin } from '../../ports/db/schema.ts';
import { requireAcquaintance } from '../visibility.ts';
import * as queries from './subject-queries.ts';

/** What is complained about, as it is now. */
export interface Subject {
  kind: components['schemas']['ComplaintKind'];
  /** The same for the same thing. */
  target: string;
  about: { id: string; name: string; origin: Origin } | null;
  snapshot: Record<string, unknown> | null;
  picture: Buffer | null;
}

/** Who complains. */
interface Reporter {
  id: string | null;
  pool: string;
}

type Wanted = Pick<components['schemas']['ReportRequest'], 'kind' | 'profile' | 'photo' | 'message'>;

/**
 * Finds what somebody reports. One may report whom one knows of, also somebody who has blocked one in between, and
 * messages that one received.
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
  await requireAcquaintance(ctx, reporter, memberId);
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
  };
}

/** Names a text without keeping it. */
export const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');

/** A complaint about the service; the same words are the same complaint. */
export function generalSubject(text: string): Subject {
  return { kind: 'general', target: `general:${hashOf(text)}`, about: null, snapshot: null, picture: null };
}

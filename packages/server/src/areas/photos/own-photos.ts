import { photoLimit } from '@velluto/rules';
import type { Context } from '../../context/context.ts';
import { ApiError, invalidFields } from '../../domain/api-error.ts';
import { parseId } from '../../domain/id-format.ts';
import type { Db, Tx } from '../../infrastructure/postgres/transaction.ts';
import { incrementVersion } from '../../infrastructure/postgres/user-state.ts';
import { type Image, imageOf } from './images.ts';
import * as queries from './own-photo-queries.ts';
import { planRemoval, storePhoto } from './storage.ts';

/**
 * Stores a photo in all its sizes, after the member's other photos.
 *
 * @throws ApiError `photo_limit_reached` (details.max), `payload_too_large` (details.max in bytes), and those of `processPhoto`
 */
export async function addPhoto(ctx: Context, memberId: string, upload: Uint8Array): Promise<Image> {
  // checked before the costly work, and again when the photo is stored
  await ctx.transaction(tx => checkRoom(tx.db, memberId));
  return storePhoto(ctx, upload, stored =>
    ctx.transaction(async tx => {
      await checkRoom(tx.db, memberId);
      const owned = { id: ctx.ids.uuid(), member_id: memberId, created_at: ctx.clock.now() };
      const photo = await queries.insertPhoto(tx.db, { ...stored, ...owned, status: 'active' });
      await publishChange(ctx, tx, memberId);
      return imageOf(photo, false);
    }),
  );
}

async function checkRoom(db: Db, memberId: string): Promise<void> {
  const { paid_user } = await queries.lockOwner(db, memberId);
  const max = photoLimit(paid_user);
  if ((await queries.countPhotos(db, memberId)) >= max) throw new ApiError('photo_limit_reached', { max });
}

/** Makes an active photo the main one; throws ApiError `not_found` for any other. */
export async function chooseMainPhoto(ctx: Context, memberId: string, photo: string): Promise<void> {
  await ctx.transaction(async tx => {
    await queries.lockOwner(tx.db, memberId);
    const id = parseId(photo);
    if (!id || !(await queries.moveFirst(tx.db, memberId, id))) throw new ApiError('not_found');
    await publishChange(ctx, tx, memberId);
  });
}

/**
 * Moves photos to the front in this order; the others follow in their former order.
 *
 * @throws ApiError `not_found` when one is not a photo of the member, `invalid_request` for duplicates
 */
export async function orderPhotos(ctx: Context, memberId: string, photos: string[]): Promise<void> {
  const wanted = photos.map(parseId);
  if (new Set(wanted).size < wanted.length) throw invalidFields({ field: 'photos', code: 'not_allowed' });
  await ctx.transaction(async tx => {
    await queries.lockOwner(tx.db, memberId);
    const before = await queries.selectOrder(tx.db, memberId);
    const front = wanted.filter(id => id !== null && before.includes(id)) as string[];
    if (front.length < wanted.length) throw new ApiError('not_found');
    await queries.setOrder(tx.db, memberId, [...front, ...before.filter(id => !front.includes(id))]);
    await publishChange(ctx, tx, memberId);
  });
}

/** Deletes a photo with all its files; throws ApiError `not_found` when the member has no such photo. */
export async function dropPhoto(ctx: Context, memberId: string, photo: string): Promise<void> {
  await ctx.transaction(async tx => {
    await queries.lockOwner(tx.db, memberId);
    const id = parseId(photo);
    const key = id && (await queries.deletePhoto(tx.db, memberId, id));
    if (!key) throw new ApiError('not_found');
    await publishChange(ctx, tx, memberId);
    await planRemoval(ctx, tx, key);
  });
}

async function publishChange(ctx: Context, tx: Tx, memberId: string): Promise<void> {
  await queries.recount(tx.db, memberId);
  await incrementVersion(tx.db, memberId);
  tx.after(() => ctx.live.send(memberId, { event: 'user', data: {} }));
}

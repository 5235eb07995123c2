import type { Context } from '../../context/context.ts';
import { ApiError } from '../../domain/api-error.ts';
import { type Image, planRemoval, storePhoto } from '../photos/api.ts';
import { lockWallet } from '../wallet/api.ts';
import * as queries from './message-photo-queries.ts';
import { toMessageImage } from './message-response.ts';

/** A member may have at most this many uploaded pictures that are not sent. */
const UNSENT_PHOTOS = 10;
/** Milliseconds after which a picture that was not sent is removed. */
const UNSENT_MS = 24 * 3_600_000;
const batchSize = 200;

/**
 * Stores a picture in all its sizes, to be sent with a message.
 *
 * @throws ApiError `photo_limit_reached` (details.max), `payload_too_large` (details.max in bytes), and those of `processPhoto`
 */
export async function addMessagePhoto(ctx: Context, memberId: string, upload: Uint8Array): Promise<Image> {
  const refuse = () => new ApiError('photo_limit_reached', { max: UNSENT_PHOTOS });
  // checked before the costly work, and again under the lock when the picture is stored
  if ((await queries.countUnsent(ctx.db, memberId)) >= UNSENT_PHOTOS) throw refuse();
  return storePhoto(ctx, upload, async stored => {
    const picture = { ...stored, id: ctx.ids.uuid() };
    await ctx.transaction(async tx => {
      await lockWallet(tx, memberId);
      if ((await queries.countUnsent(tx.db, memberId)) >= UNSENT_PHOTOS) throw refuse();
      const owned = { member_id: memberId, message_id: null, created_at: ctx.clock.now() };
      await queries.insertPhoto(tx.db, { ...picture, ...owned });
    });
    return toMessageImage(picture);
  });
}

/** Whether a member may load the picture with this name: only its sender and the other participant of the conversation. */
export async function mayLoadMessagePhoto(
  ctx: Context,
  key: string,
  memberId: string | undefined,
): Promise<boolean> {
  return memberId !== undefined && queries.mayLoad(ctx.db, key, memberId);
}

/** Job: removes pictures that were not sent within a day, and those whose message was deleted. */
export async function cleanUpMessagePhotos(ctx: Context): Promise<void> {
  const before = new Date(ctx.clock.now().getTime() - UNSENT_MS);
  for (let removed = batchSize; removed >= batchSize; ) {
    removed = await ctx.transaction(async tx => {
      const keys = await queries.deleteUnused(tx.db, before, batchSize);
      for (const key of keys) await planRemoval(ctx, tx, key);
      return keys.length;
    });
  }
}

import type { Context } from '../context.ts';
import { ApiError } from '../http/api-error.ts';
import type { Image } from '../photos/images.ts';
import { storePhoto } from '../photos/storage.ts';
import { lockWallet } from '../wallet/wallet.ts';
import * as queries from './message-photo-queries.ts';
import { toMessageImage } from './message-response.ts';

/** So many pictures of a member may wait to be sent. */
const UNSENT_PHOTOS = 10;
/** A picture that was not sent after this time is removed. */
const UNSENT_MS = 24 * 3_600_000;
const atOnce = 200;

/**
 * Keeps a picture in all its sizes until it is sent with a message.
 *
 * @throws ApiError `photo_limit_reached` (details.max), `payload_too_large` (details.max in bytes), and those of `processPhoto`
 */
export async function addMessagePhoto(ctx: Context, memberId: string, upload: Uint8Array): Promise<Image> {
  const refuse = () => new ApiError('photo_limit_reached', { max: UNSENT_PHOTOS });
  // asked before the work is done, and again when the picture is kept
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

/** Whether somebody may load the picture with this name: who sent it, and the other one of the conversation. */
export async function mayLoadMessagePhoto(
  ctx: Context,
  key: string,
  memberId: string | undefined,
): Promise<boolean> {
  return memberId !== undefined && queries.mayLoad(ctx.db, key, memberId);
}

/** Job: removes pictures that were not sent within a day, and those whose message is gone. */
export async function cleanUpMessagePhotos(ctx: Context): Promise<void> {
  const before = new Date(ctx.clock.now().getTime() - UNSENT_MS);
  for (let removed = atOnce; removed >= atOnce; ) {
    removed = await ctx.transaction(async tx => {
      const keys = await queries.deleteUnused(tx.db, before, atOnce);
      for (const key of keys) await ctx.jobs.enqueue(tx, 'photo.remove', { key });
      return keys.length;
    });
  }
}

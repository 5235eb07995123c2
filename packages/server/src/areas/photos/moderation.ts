import type { Context } from '../../context/context.ts';
import type { Db, Tx } from '../../infrastructure/postgres/transaction.ts';
import { incrementVersion } from '../../infrastructure/postgres/user-state.ts';
import { variants } from './images.ts';
import * as own from './own-photo-queries.ts';
import * as queries from './photo-queries.ts';
import { photoFolder } from './storage.ts';

/**
 * Hides a photo from others, or shows it again; its owner still sees it, marked as rejected.
 *
 * @returns false when the owner has no such photo (any more)
 */
export async function setPhotoStatus(
  ctx: Context,
  tx: Tx,
  { id, owner }: { id: string; owner: string },
  status: 'active' | 'rejected',
): Promise<boolean> {
  if (!(await own.setStatus(tx.db, owner, id, status))) return false;
  await own.recount(tx.db, owner);
  await incrementVersion(tx.db, owner);
  tx.after(() => ctx.live.send(owner, { event: 'user', data: {} }));
  return true;
}

/** A photo that others can see. */
export async function activePhoto(db: Db, photoId: string): Promise<queries.PhotoRow | undefined> {
  return queries.selectActive(db, photoId);
}

/** The main photo of a member, or null. */
export async function mainPhotoOf(db: Db, memberId: string): Promise<queries.PhotoRow | null> {
  return (await queries.selectMainPhotos(db, [memberId]))[0] ?? null;
}

/** The picture in medium size; null for a demo member's, which has no stored files. */
export async function photoContent(ctx: Context, key: string): Promise<Buffer | null> {
  const content = await ctx.blobs.get(photoFolder(key) + variants.match);
  return content && Buffer.from(content);
}

import type { Context } from '../context.ts';
import type { Db } from '../ports/db/transaction.ts';
import { variants } from './images.ts';
import * as queries from './photo-queries.ts';
import { photoFolder } from './stored.ts';

/** A photo that others can see. */
export async function activePhoto(db: Db, photoId: string): Promise<queries.PhotoRow | undefined> {
  return queries.selectActive(db, photoId);
}

/** The main photo of a member, or null. */
export async function mainPhotoOf(db: Db, memberId: string): Promise<queries.PhotoRow | null> {
  return (await queries.selectMainPhotos(db, [memberId]))[0] ?? null;
}

/** The picture itself, as large as in a dialog; null when only a drawing stands behind it. */
export async function photoContent(ctx: Context, key: string): Promise<Buffer | null> {
  const content = await ctx.blobs.get(photoFolder(key) + variants.match);
  return content && Buffer.from(content);
}

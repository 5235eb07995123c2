import type { Context } from '../context.ts';
import { keyIsUsed } from './photo-queries.ts';

/** Where all files of a photo are kept. */
export const photoFolder = (key: string): string => `photos/${key}/`;

/** Job: removes the files of a photo that was deleted, or was never kept because the server ended in between. */
export async function removePhotoFiles(ctx: Context, { key }: { key: string }): Promise<void> {
  if (!(await keyIsUsed(ctx.db, key))) await ctx.blobs.remove(photoFolder(key));
}

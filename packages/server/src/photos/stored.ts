import type { Context } from '../context.ts';

/** Where all files of a photo are kept. */
export const photoFolder = (key: string): string => `photos/${key}/`;

/** Job: removes the files of a photo that was deleted. */
export const removePhotoFiles = (ctx: Context, { key }: { key: string }): Promise<void> =>
  ctx.blobs.remove(photoFolder(key));

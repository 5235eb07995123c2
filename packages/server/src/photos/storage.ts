import type { Context } from '../context.ts';
import { ApiError } from '../http/api-error.ts';
import { variants } from './images.ts';
import { keyIsUsed } from './photo-queries.ts';
import type { ProcessedPhoto } from './pipeline.ts';

/** When an upload has long been kept or given up. */
const GIVEN_UP_MS = 3_600_000;

/** Where all files of a photo are kept. */
export const photoFolder = (key: string): string => `photos/${key}/`;

/** A photo whose files are stored. */
export type StoredPhoto = Pick<ProcessedPhoto, 'width' | 'height' | 'thumbhash'> & {
  /** Its random name. */
  key: string;
};

/** Before anything reads the file. */
async function refuseMalware({ scanner, log }: Context, upload: Uint8Array): Promise<void> {
  const found = await scanner?.find(upload);
  if (!found) return;
  log.warn({ found }, 'malware in an upload');
  throw new ApiError('photo_unreadable');
}

/**
 * Stores a picture in all its sizes and has it written down. What is not written down in the end is removed, also when
 * the server ends in between.
 *
 * @param keep writes it down; when it throws nothing stays
 * @throws ApiError `payload_too_large` (details.max in bytes), and those of `processPhoto`
 */
export async function storePhoto<Kept>(
  ctx: Context,
  upload: Uint8Array,
  keep: (photo: StoredPhoto) => Promise<Kept>,
): Promise<Kept> {
  await refuseMalware(ctx, upload);
  // the library that reads pictures is loaded with the first of them
  const { processPhoto } = await import('./pipeline.ts');
  const { files, width, height, thumbhash } = await processPhoto(upload);
  const key = ctx.ids.key();
  const runAt = new Date(ctx.clock.now().getTime() + GIVEN_UP_MS);
  await ctx.transaction(tx => ctx.jobs.enqueue(tx, 'photo.remove', { key }, { runAt }));
  try {
    for (const [file, content] of files) await ctx.blobs.put(photoFolder(key) + file, content);
    return await keep({ key, width, height, thumbhash });
  } catch (error) {
    // it may have been written down all the same, where only the answer was lost; the job planned above looks once more
    await removePhotoFiles(ctx, { key }).catch(err =>
      ctx.log.warn({ err }, 'files of an upload were left behind'),
    );
    throw error;
  }
}

/** The largest file of a photo. */
export const largestFile = (key: string): string => `${photoFolder(key)}${variants.large}`;

/** Job: removes the files of a photo that was deleted, or was never kept because the server ended in between. */
export async function removePhotoFiles(ctx: Context, { key }: { key: string }): Promise<void> {
  if (!(await keyIsUsed(ctx.db, key))) await ctx.blobs.remove(photoFolder(key));
}

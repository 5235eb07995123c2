import type { Context } from '../../context/context.ts';
import { ApiError } from '../../domain/api-error.ts';
import type { Tx } from '../../infrastructure/postgres/transaction.ts';
import { MAIL_FILE, type PhotoFile } from './files.ts';
import { variants } from './images.ts';
import { keyIsUsed } from './photo-queries.ts';
import type { ProcessedPhoto } from './process-photo.ts';

/** Milliseconds after which an upload is certainly stored or abandoned. */
const GIVEN_UP_MS = 3_600_000;

/** Folder of all files of a photo. */
export const photoFolder = (key: string): string => `photos/${key}/`;

/** A photo whose files are stored. */
export type StoredPhoto = Pick<ProcessedPhoto, 'width' | 'height' | 'thumbhash'> & {
  /** Random name of the photo's folder. */
  key: string;
};

/** Scans an upload for malware, before any decoder reads it. */
async function refuseMalware({ scanner, log }: Context, upload: Uint8Array): Promise<void> {
  const found = await scanner?.find(upload);
  if (!found) return;
  log.warn({ found }, 'malware in an upload');
  throw new ApiError('photo_unreadable');
}

/**
 * Stores the files of a picture and then its row. Files without a row are removed, also when
 * the server stops in between.
 *
 * @param keep inserts the row; when it throws, the files are removed
 * @throws ApiError `payload_too_large` (details.max in bytes), and those of `processPhoto`
 */
export async function storePhoto<Kept>(
  ctx: Context,
  upload: Uint8Array,
  keep: (photo: StoredPhoto) => Promise<Kept>,
): Promise<Kept> {
  await refuseMalware(ctx, upload);
  // loaded late: the library for pictures is needed at the first upload only
  const { processPhoto } = await import('./process-photo.ts');
  const { files, width, height, thumbhash } = await processPhoto(upload);
  const key = ctx.ids.key();
  const runAt = new Date(ctx.clock.now().getTime() + GIVEN_UP_MS);
  await ctx.transaction(tx => ctx.jobs.enqueue(tx, 'photo.remove', { key }, { runAt }));
  try {
    for (const [file, content] of files) await ctx.blobs.put(photoFolder(key) + file, content);
    return await keep({ key, width, height, thumbhash });
  } catch (error) {
    // removes only unused files: the row may have been inserted although its answer was lost; the job planned above checks again
    await removePhotoFiles(ctx, { key }).catch(err =>
      ctx.log.warn({ err }, 'files of an upload were left behind'),
    );
    throw error;
  }
}

/** Plans the removal of a photo's files, which happens when no row names them any more. */
export const planRemoval = (ctx: Context, tx: Tx, key: string): Promise<void> =>
  ctx.jobs.enqueue(tx, 'photo.remove', { key });

/** The largest file of a photo. */
export const largestFile = (key: string): string => `${photoFolder(key)}${variants.large}`;

/** Job: removes the files of a photo that was deleted, or that has no row because the server stopped in between. */
export async function removePhotoFiles(ctx: Context, { key }: { key: string }): Promise<void> {
  if (!(await keyIsUsed(ctx.db, key))) await ctx.blobs.remove(photoFolder(key));
}

/** A stored file of a photo. The file for mails is made on demand for older photos, which have none. */
export async function storedPhoto(
  { blobs }: Context,
  key: string,
  file: PhotoFile,
): Promise<Uint8Array | null> {
  const stored = await blobs.get(photoFolder(key) + file);
  if (stored || file !== MAIL_FILE) return stored;
  const larger = await blobs.get(photoFolder(key) + variants.match);
  return larger && (await import('./process-photo.ts')).remakePhoto(larger, file);
}

import { shownPhotos } from '@velluto/rules';
import type { Context } from '../../context/context.ts';
import { ApiError } from '../../domain/api-error.ts';
import type { PoolView } from '../../domain/sites/shared-pool.ts';
import { assertCanViewPictures, isActive } from '../access/api.ts';
import { MAIL_FILE, type PhotoFile, variants } from '../photos/api.ts';
import type { selectByKey } from './picture-queries.ts';

/** A photo of a profile. */
export type Photo = NonNullable<Awaited<ReturnType<typeof selectByKey>>>;

/** Whether others see a photo at all, and whether without premium. */
export function isOpen({ status, premium, origin, earlier }: Photo, file: PhotoFile) {
  const place = Number(earlier);
  const shown = status === 'active' && place < shownPhotos(premium, origin);
  return { shown, unlocked: shown && (place === 0 || file === variants.stand_in) };
}

/** Whether the reader of a mail still may see the photo in it. */
export async function isShownInMail(
  ctx: Context,
  view: PoolView,
  photo: Photo,
  reader: string,
): Promise<boolean> {
  if (!isOpen(photo, MAIL_FILE).unlocked || !(await isActive(ctx.db, reader))) return false;
  try {
    await assertCanViewPictures(ctx, { ...view, id: reader }, photo.member_id);
    return true;
  } catch (error) {
    if (error instanceof ApiError) return false;
    throw error;
  }
}

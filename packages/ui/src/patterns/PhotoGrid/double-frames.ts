import type { PhotoSource } from '../../model/photo.ts';

/** A doubled tile is up to 420 CSS pixels wide on desktops; smaller pictures would look soft. */
const enoughWidth = 640;

/** Every seventh tile is doubled, the third one first, if its picture is large enough and not locked. */
export const isDouble = (index: number, photo: PhotoSource | null): boolean =>
  index % 7 === 2 && photo !== null && !photo.locked && photo.width >= enoughWidth;

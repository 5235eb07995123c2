/** Files that are kept of every photo. */
export const PHOTO_FILES = ['tile.avif', 'tile.webp', 'medium.webp', 'large.webp', 'blur.webp'] as const;
/** File of one size of a photo. */
export type PhotoFile = (typeof PHOTO_FILES)[number];

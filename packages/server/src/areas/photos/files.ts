/** The file for mails: many mail programs read neither AVIF nor WebP. */
export const MAIL_FILE = 'mail.jpg';
/** Files that are stored for every photo. */
export const PHOTO_FILES = [
  'tile.avif',
  'tile.webp',
  'medium.webp',
  'large.webp',
  'blur.webp',
  MAIL_FILE,
] as const;
/** File of one size of a photo. */
export type PhotoFile = (typeof PHOTO_FILES)[number];

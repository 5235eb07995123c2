import type { MemberPhoto, PhotoSource } from '@velluto/ui/model';
import type { Image } from '../generated/schema.ts';

/** Widths of the stored sizes in pixels; the server makes exactly these. */
const tileWidth = 288;
const mediumWidth = 640;

const crop = (image: Image) => ({
  focal: { x: image.focal_x, y: image.focal_y },
  ...(image.thumbhash ? { thumbhash: image.thumbhash } : {}),
  ...(image.locked ? { locked: true } : {}),
});

/** A photo for tiles and lists: small first, larger sizes for sharp screens. */
export function toPhoto(image: Image): PhotoSource {
  const { thumb_filename, match_filename, width, height } = image;
  if (image.locked || !match_filename) return { src: thumb_filename, width, height, ...crop(image) };
  return {
    src: thumb_filename,
    width,
    height,
    sources: [
      { src: thumb_filename, width: tileWidth },
      { src: match_filename, width: mediumWidth },
    ],
    ...crop(image),
  };
}

/** A photo of a profile, large. */
export function toMemberPhoto(image: Image): MemberPhoto {
  const { id, status, filename, match_filename, width, height } = image;
  if (image.locked || !match_filename) return { id, status, src: filename, width, height, ...crop(image) };
  return {
    id,
    status,
    src: filename,
    width,
    height,
    sources: [
      { src: match_filename, width: mediumWidth },
      { src: filename, width },
    ],
    ...crop(image),
  };
}

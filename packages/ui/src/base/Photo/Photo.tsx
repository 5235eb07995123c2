'use client';

import { memo } from 'react';
import { useUi } from '../../provider/hooks.ts';
import { drawPhoto, type PhotoProps, usePhotoFailure } from './draw-photo.tsx';

export type { PhotoProps };

/**
 * A photo with focal point, placeholder while loading, overlay when locked, and initials when missing. Never changes size.
 * Where it shows initials, its element has `data-blank`.
 *
 * @part veil - the sign of a locked or pending photo
 * @part monogram - the initials in place of a picture
 * @part image - the picture
 * @part overlay - what is above the picture
 */
export const Photo = memo(function Photo(props: PhotoProps) {
  return drawPhoto(useUi(), usePhotoFailure(), props);
});

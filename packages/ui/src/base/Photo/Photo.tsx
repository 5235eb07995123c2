import { memo } from 'react';
import { type PhotoProps, usePhoto } from './usePhoto.tsx';

export type { PhotoProps };

/** A photo with focal point, placeholder while loading, overlay when locked, and initials when missing. Never changes size. */
export const Photo = memo(usePhoto);

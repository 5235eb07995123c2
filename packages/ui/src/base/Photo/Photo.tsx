import { memo } from 'react';
import { type PhotoProps, usePhoto } from './usePhoto.tsx';

export type { PhotoProps };

/** A photo with its focal point, its stand-in while loading, its veil and its monogram. Never changes size. */
export const Photo = memo(usePhoto);

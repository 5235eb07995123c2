import type { GiftMessage, PhotoMessage } from '../../../model/message.ts';

/** Aspect ratio (width / height) of the box of a photo or gift: that of the picture, from 0.75 to 1.6; 0.8 when unknown. */
export const mediaRatio = (message: PhotoMessage | GiftMessage): number =>
  message.kind === 'gift'
    ? 2.5
    : Math.min(1.6, Math.max(0.75, message.photo.width / message.photo.height)) || 0.8;

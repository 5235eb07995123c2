import type { GiftMessage, PhotoMessage } from '../../../model/message.ts';

/** Aspect ratio of the box of a photo or gift: the picture's own, limited both ways. */
export const mediaRatio = (message: PhotoMessage | GiftMessage): number =>
  message.kind === 'gift'
    ? 2.5
    : Math.min(1.6, Math.max(0.75, message.photo.width / message.photo.height)) || 0.8;

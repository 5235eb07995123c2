import type { GiftMessage, PhotoMessage } from '../../../model/message.ts';

/** Width by height of what a photo or a gift takes: the picture's own, but no stripe either way. */
export const mediaRatio = (message: PhotoMessage | GiftMessage): number =>
  message.kind === 'gift'
    ? 2.5
    : Math.min(1.6, Math.max(0.75, message.photo.width / message.photo.height)) || 0.8;

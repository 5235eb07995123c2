import type { GiftMessage, PhotoMessage } from '../../../model/message.ts';
import { MessageGift } from './MessageGift.tsx';
import { MessagePhoto } from './MessagePhoto.tsx';

export interface MessageMediaProps {
  message: PhotoMessage | GiftMessage;
  /** The other person. */
  name: string;
  /** More by the same author follows at once. */
  followed: boolean;
  /** Opens a photo in full. */
  onOpenPhoto?: (event: { message: PhotoMessage }) => void;
}

/** What a message brings besides words. Loaded late by the bubble, which keeps its room. */
export default function MessageMedia({ message, ...rest }: MessageMediaProps) {
  return message.kind === 'gift' ? (
    <MessageGift message={message} followed={rest.followed} />
  ) : (
    // another picture begins anew, also when it takes the place of the one on this device
    <MessagePhoto key={message.photo.src} message={message} {...rest} />
  );
}

import type { Viewer } from '@velluto/ui/model';
import type { SessionState } from '../session/session.ts';
import { toPhoto } from './photo.ts';

/** The signed-in person as the frame of the page shows them; null for a visitor. */
export function toViewer({ user, unread, newLikes }: SessionState): Viewer | null {
  if (user === null) return null;
  const { id, name, main_image } = user.profile;
  const photo = main_image && toPhoto(main_image);
  return { id, name, photo, paid: user.paid_user, credits: user.credits, unread, newLikes };
}

import type { Viewer } from '@velluto/ui/model';
import type { SessionState } from '../session/session.ts';
import { toPhoto } from './photo.ts';

/** The signed-in person as the frame of the page shows them; null for a visitor. */
export function toViewer({ user, unread, newLikes }: SessionState): Viewer | null {
  if (user === null) return null;
  const { profile, paid_user, credits } = user;
  const photo = profile.main_image && toPhoto(profile.main_image);
  return { id: profile.id, name: profile.name, photo, paid: paid_user, credits, unread, newLikes };
}

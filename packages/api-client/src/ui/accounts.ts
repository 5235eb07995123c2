import type { Viewer } from '@velluto/ui/model';
import type { User } from '../generated/schema.ts';
import { toPhoto } from './photos.ts';

/**
 * The member who is logged in, as the bar of the page shows them; the counts of new messages and likes are next to the
 * user in answers.
 */
export function toViewer(user: User, { unread, newLikes }: Pick<Viewer, 'unread' | 'newLikes'>): Viewer {
  const { id, name, main_image } = user.profile;
  const photo = main_image && toPhoto(main_image);
  return {
    id,
    name,
    photo,
    paid: user.paid_user,
    credits: user.credits,
    reserved: user.reserved_credits,
    unread,
    newLikes,
  };
}

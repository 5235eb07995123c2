import type { ConversationMember, PhotoMessage } from '@velluto/ui/model';
import { PhotoViewerDialog } from '@velluto/ui/product/profile/PhotoViewerDialog';
import type { ReactNode } from 'react';
import { useSession } from '../../platform/visit-context.ts';

/** A photo of a conversation in full. */
export default function PhotoView({
  message: { id, mine, origin, photo },
  member,
  menu,
  onClose,
}: {
  message: PhotoMessage;
  member: ConversationMember;
  /** Block and report. */
  menu?: ReactNode;
  onClose: () => void;
}) {
  const { user } = useSession();
  const name = mine && user ? user.profile.name : member.name;
  return (
    <PhotoViewerDialog
      member={{ name, origin, photos: [{ ...photo, id, status: 'active' }] }}
      unlockHref="/premium"
      menu={mine ? undefined : menu}
      onClose={onClose}
    />
  );
}

import type { MemberProfile } from '@velluto/ui/model';
import { PhotoViewerDialog } from '@velluto/ui/product/profiles/PhotoViewerDialog';
import { type ComponentProps, useState } from 'react';
import { useSession } from '../../lib/useAppContext.ts';
import { LazyMemberSafetyMenu } from '../moderation/LazyMemberSafetyMenu.tsx';

/** The photos of a person in full, with block and report; a report is about the photo that was shown. */
export default function MemberPhotos({
  member,
  index,
  onUnlock,
  onClose,
}: {
  member: MemberProfile;
  /** Index of the first photo. */
  index: number;
  /** Visitors sign up instead. */
  onUnlock: ComponentProps<typeof PhotoViewerDialog>['onUnlock'];
  onClose: () => void;
}) {
  const { user } = useSession();
  const [photo] = useState(member.photos[index]);
  return (
    <PhotoViewerDialog
      member={member}
      index={index}
      access={user ? 'member' : 'visitor'}
      unlockHref={user ? undefined : `/members/${member.id}/signup`}
      onUnlock={onUnlock}
      menu={
        user && (
          <LazyMemberSafetyMenu
            member={member}
            {...(photo && { reported: { kind: 'photo', photo: photo.id } })}
          />
        )
      }
      onClose={onClose}
    />
  );
}

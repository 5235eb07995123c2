import type { MemberProfile } from '@velluto/ui/model';
import { PhotoViewerDialog } from '@velluto/ui/product/profile/PhotoViewerDialog';
import { type ComponentProps, useState } from 'react';
import { useSession } from '../../platform/visit-context.ts';
import { LateSafety } from '../safety/LateSafety.tsx';
import MemberSignup from '../signup/MemberSignup.tsx';

interface DialogProps {
  member: MemberProfile;
  onClose: () => void;
}

interface PhotosProps extends DialogProps {
  index: number;
  /** Visitors sign up instead. */
  onUnlock: ComponentProps<typeof PhotoViewerDialog>['onUnlock'];
}

/** What opens above a person's page: their photos, from this one on, or the sign-up. */
export default function MemberDialogs({
  open,
  onUnlock,
  ...dialog
}: DialogProps & Pick<PhotosProps, 'onUnlock'> & { open: 'signup' | number }) {
  if (open === 'signup') return <MemberSignup {...dialog} />;
  return <Photos index={open} onUnlock={onUnlock} {...dialog} />;
}

/** The photos of a person in full; block and report stay within reach, a report is about the photo it began with. */
function Photos({ member, index, onUnlock, onClose }: PhotosProps) {
  const { user } = useSession();
  const [photo] = useState(member.photos[index]);
  return (
    <PhotoViewerDialog
      member={member}
      index={index}
      access={user ? 'member' : 'visitor'}
      unlockHref={user ? '/credits' : `/members/${member.id}/signup`}
      onUnlock={onUnlock}
      menu={
        user && (
          <LateSafety member={member} {...(photo && { reported: { kind: 'photo', photo: photo.id } })} />
        )
      }
      onClose={onClose}
    />
  );
}

import { PREMIUM_PHOTOS } from '@velluto/rules';
import { PhotoLimitDialog } from '@velluto/ui/product/profile/PhotoLimitDialog';
import { useSnapshot } from 'valtio';
import { createProfileStore } from '../../features/profile/store.ts';
import { useSession, useStore } from '../../platform/visit-context.ts';
import { DeletePhoto } from './DeletePhoto.tsx';

/** More photos were chosen than fit, or one is to go. Load it lazily. */
export default function PhotoDialogs() {
  const own = useStore(createProfileStore);
  const { profile, dialog } = useSnapshot(own.state);
  const { user } = useSession();
  const close = () => void own.photos(work => work.close());
  if (!profile || !dialog) return null;
  if (dialog.kind === 'delete') {
    return (
      <DeletePhoto onConfirm={() => void own.photos(work => work.remove(dialog.photo))} onClose={close} />
    );
  }
  const premium = { max: PREMIUM_PHOTOS, from: dialog.from, href: '/credits' };
  return (
    <PhotoLimitDialog
      count={profile.photos.length}
      max={profile.maxPhotos}
      premium={user?.paid_user ? null : premium}
      onClose={close}
    />
  );
}

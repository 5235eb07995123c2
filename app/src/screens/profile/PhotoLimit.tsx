import { PREMIUM_PHOTOS } from '@velluto/rules';
import { PhotoLimitDialog } from '@velluto/ui/product/profile/PhotoLimitDialog';
import { useSnapshot } from 'valtio';
import { createProfileStore } from '../../features/profile/store.ts';
import { useSession, useStore } from '../../platform/visit-context.ts';

/** More photos were chosen than fit: why, and what premium would bring. Load it lazily. */
export default function PhotoLimit() {
  const own = useStore(createProfileStore);
  const { profile, limit } = useSnapshot(own.state);
  const { user } = useSession();
  if (!profile || !limit) return null;
  const premium = { max: PREMIUM_PHOTOS, from: limit.from, href: '/credits' };
  return (
    <PhotoLimitDialog
      count={profile.photos.length}
      max={profile.maxPhotos}
      premium={user?.paid_user ? null : premium}
      onClose={() => void own.photos(photos => photos.closeLimit())}
    />
  );
}

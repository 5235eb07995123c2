import { useLingui } from '@lingui/react/macro';
import { PHOTO_MAX_BYTES } from '@velluto/rules';
import { Stack, TextLink } from '@velluto/ui/base';
import { Page } from '@velluto/ui/patterns';
import { FormErrorNotice } from '@velluto/ui/product/notices';
import { OwnPhotoOverview, ProfileForm } from '@velluto/ui/product/profile';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import type { ProfileData } from '../../features/profile/profile.load.ts';
import { createProfileStore } from '../../features/profile/store.ts';
import { profileMessages as messages } from '../../locales/messages/profile.ts';
import { useTitle } from '../../platform/head/useTitle.ts';
import { regionOptions } from '../../platform/map/options.ts';
import type { ScreenProps } from '../../platform/router/route.ts';
import { useSession, useStore } from '../../platform/visit-context.ts';

const PhotoMove = lazy(() => import('./PhotoMove.tsx'));
const PhotoDialogs = lazy(() => import('./PhotoDialogs.tsx'));

/** The user's own profile: photos, text, interests, facts. */
export default function ProfileScreen({ data }: ScreenProps<ProfileData>) {
  const { t } = useLingui();
  const { user } = useSession();
  const own = useStore(createProfileStore);
  const { profile, saving, saved, problem, photoProblem, busyPhoto, uploads, dialog } = useSnapshot(
    own.state,
  );
  const [movable, setMovable] = useState(false);
  useTitle(t(messages.title));
  useEffect(() => {
    void own.photos(() => undefined);
    setMovable(true);
  }, [own]);
  if (!profile) return null;
  const { photos, maxPhotos } = profile;
  return (
    <Page
      title={t(messages.title)}
      width="reading"
      aside={<TextLink href={`/members/${profile.id}`}>{t(messages.preview)}</TextLink>}
    >
      <Stack gap={4}>
        {photoProblem && <FormErrorNotice problem={photoProblem} />}
        <OwnPhotoOverview
          photos={photos}
          maxPhotos={maxPhotos}
          maxBytes={PHOTO_MAX_BYTES}
          paid={user?.paid_user ?? false}
          busyId={busyPhoto}
          uploads={uploads}
          onFiles={({ files }) => void own.photos(work => work.add(files))}
          onRetry={({ uploadId }) => void own.photos(work => work.retry(uploadId))}
          onDismiss={({ uploadId }) => void own.photos(work => work.dismiss(uploadId))}
          onTooMany={() => void own.photos(work => work.openLimit())}
          onDelete={({ photoId }) => void own.photos(work => work.askToDelete(photoId))}
          onMakeMain={({ photoId }) => void own.photos(work => work.makeMain(photoId))}
          tools={({ id }, index) =>
            movable &&
            photos.length > 1 && (
              <Suspense>
                <PhotoMove id={id} index={index} count={photos.length} />
              </Suspense>
            )
          }
        />
        {dialog && (
          <Suspense>
            <PhotoDialogs />
          </Suspense>
        )}
      </Stack>
      <Stack gap={4}>
        {problem && <FormErrorNotice problem={problem} />}
        <ProfileForm
          profile={profile}
          regions={regionOptions(data.regions)}
          saving={saving}
          saved={saved}
          onSave={draft => void own.save(draft)}
        />
      </Stack>
    </Page>
  );
}

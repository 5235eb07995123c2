import { useLingui } from '@lingui/react/macro';
import { PHOTO_MAX_BYTES } from '@velluto/rules';
import { Stack, TextLink } from '@velluto/ui/base';
import { Page } from '@velluto/ui/patterns';
import { FormErrorNotice } from '@velluto/ui/product/notices';
import { OwnPhotoOverview, ProfileForm } from '@velluto/ui/product/profile';
import { useSnapshot } from 'valtio';
import { createPhotosStore } from '../../features/profile/photos.ts';
import { createProfileStore, type ProfileData } from '../../features/profile/profile.ts';
import { profileMessages as messages } from '../../locales/messages/profile.ts';
import { useTitle } from '../../platform/head/useTitle.ts';
import { regionOptions } from '../../platform/map/options.ts';
import type { ScreenProps } from '../../platform/router/route.ts';
import { useSession, useStore } from '../../platform/useAppContext.ts';
import { PhotoDialogs } from './PhotoDialogs.tsx';
import { PhotoMove } from './PhotoMove.tsx';

/** The user's own profile: photos, text, interests, facts. */
export default function ProfileScreen({ data }: ScreenProps<ProfileData>) {
  const { t } = useLingui();
  const { user } = useSession();
  const own = useStore(createProfileStore);
  const work = useStore(createPhotosStore);
  const { profile, saving, saved, problem } = useSnapshot(own.state);
  const { problem: photoProblem, busy, uploads } = useSnapshot(work.state);
  useTitle(t(messages.title));
  if (!profile) return null;
  const { photos, maxPhotos } = profile;
  return (
    <Page
      title={t(messages.title)}
      width="reading"
      aside={<TextLink href={`/members/${profile.id}`}>{t(messages.preview)}</TextLink>}
    >
      <Stack gap={4}>
        <FormErrorNotice problem={photoProblem} />
        <OwnPhotoOverview
          photos={photos}
          maxPhotos={maxPhotos}
          maxBytes={PHOTO_MAX_BYTES}
          paid={user?.paid_user ?? false}
          busyId={busy}
          uploads={uploads}
          onFiles={({ files }) => void work.add(files)}
          onRetry={({ uploadId }) => void work.retry(uploadId)}
          onDismiss={({ uploadId }) => work.dismiss(uploadId)}
          onTooMany={() => void work.openLimit()}
          onDelete={({ photoId }) => work.askToDelete(photoId)}
          onMakeMain={({ photoId }) => void work.makeMain(photoId)}
          tools={({ id }, index) =>
            photos.length > 1 && <PhotoMove id={id} index={index} count={photos.length} />
          }
        />
        <PhotoDialogs count={photos.length} max={maxPhotos} />
      </Stack>
      <Stack gap={4}>
        <FormErrorNotice problem={problem} />
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

import { PHOTO_MAX_BYTES } from '@velluto/rules';
import { Stack, TextLink } from '@velluto/ui/base';
import { Page } from '@velluto/ui/patterns';
import { FormErrorNotice } from '@velluto/ui/product/notices';
import { OwnPhotoOverview, ProfileForm } from '@velluto/ui/product/profile';
import { useT } from '@velluto/ui/provider';
import { useSnapshot } from 'valtio';
import type { ProfileData } from '../../features/profile/profile.load.ts';
import { createProfileStore } from '../../features/profile/store.ts';
import { profileMessages as messages } from '../../locales/messages/profile.ts';
import { useTitle } from '../../platform/head/useTitle.ts';
import { regionOptions } from '../../platform/map/options.ts';
import type { ScreenProps } from '../../platform/router/route.ts';
import { useSession, useStore } from '../../platform/visit-context.ts';

/** The user's own profile: photos, text, interests, facts. */
export default function ProfileScreen({ data }: ScreenProps<ProfileData>) {
  const t = useT();
  const { user } = useSession();
  const own = useStore(createProfileStore);
  const { profile, saving, saved, problem, photoProblem, busyPhoto, uploads } = useSnapshot(own.state);
  useTitle(t(messages.title));
  if (!profile) return null;
  return (
    <Page
      title={t(messages.title)}
      width="reading"
      aside={<TextLink href={`/members/${profile.id}`}>{t(messages.preview)}</TextLink>}
    >
      <Stack gap={4}>
        {photoProblem && <FormErrorNotice problem={photoProblem} />}
        <OwnPhotoOverview
          photos={profile.photos}
          maxPhotos={profile.maxPhotos}
          maxBytes={PHOTO_MAX_BYTES}
          paid={user?.paid_user ?? false}
          busyId={busyPhoto}
          uploads={uploads.map(({ id, name, percent }) => ({ id, name, percent }))}
          onFiles={({ files }) => void own.addPhotos(files)}
          onDelete={({ photoId }) => void own.removePhoto(photoId)}
          onMakeMain={({ photoId }) => void own.makeMain(photoId)}
        />
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

import { useLingui } from '@lingui/react/macro';
import { missingParts, PHOTO_MAX_BYTES } from '@velluto/rules';
import { Stack } from '@velluto/ui/base';
import { Page } from '@velluto/ui/patterns';
import { FormErrorNotice } from '@velluto/ui/product/notices';
import { OwnPhotoOverview, OwnProfileCard, ProfileForm } from '@velluto/ui/product/profiles';
import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { regionOptions } from '../../features/places/regions.ts';
import { useTownUnknown } from '../../features/places/towns.ts';
import { createPhotosStore } from '../../features/profiles/photos.ts';
import { createProfileStore, type ProfileData } from '../../features/profiles/profile.ts';
import { shownFacts } from '../../features/profiles/shown-facts.ts';
import { useTitle } from '../../lib/head/useTitle.ts';
import type { ScreenProps } from '../../lib/router/route.ts';
import { useAppContext, useSession, useStore } from '../../lib/useAppContext.ts';
import { profileMessages as messages } from '../../locales/messages/profiles/profile.ts';
import { PhotoDialogs } from './PhotoDialogs.tsx';
import { MovablePhoto, PhotoOrder } from './PhotoOrder.tsx';

/** The user's own profile: photos, text, interests, facts. */
export default function ProfileScreen({ data }: ScreenProps<ProfileData>) {
  const { t } = useLingui();
  const { user } = useSession();
  const { site } = useAppContext();
  const profileStore = useStore(createProfileStore);
  const photosStore = useStore(createPhotosStore);
  const { profile, saving, saved, problem } = useSnapshot(profileStore.state);
  const { problem: photoProblem, busy, uploads } = useSnapshot(photosStore.state);
  const [place, setPlace] = useState<Pick<ProfileData['profile'], 'region' | 'city'>>(data.profile);
  const cityUnknown = useTownUnknown(
    { country: data.profile.country, region: place.region, city: place.city },
    data.profile.city_known,
  );
  useTitle(t(messages.title));
  if (!profile) return null;
  const { photos, maxPhotos } = profile;
  return (
    <Page title={t(messages.title)} width="reading">
      <OwnProfileCard
        person={{
          ...profile,
          origin: 'member',
          photo: photos.find(({ status }) => status === 'active') ?? null,
        }}
        href={`/members/${profile.id}`}
        missing={missingParts(profile)}
      />
      <Stack gap={4}>
        <FormErrorNotice problem={photoProblem} />
        <PhotoOrder
          ids={photos.map(({ id }) => id)}
          onMove={({ photoId, to }) => void photosStore.move(photoId, to)}
        >
          <OwnPhotoOverview
            id="profile-photos"
            tabIndex={-1}
            photos={photos}
            maxPhotos={maxPhotos}
            maxBytes={PHOTO_MAX_BYTES}
            paid={user?.paid_user ?? false}
            busyId={busy}
            uploads={uploads}
            onFiles={({ files }) => void photosStore.add(files)}
            onRetry={({ uploadId }) => void photosStore.retry(uploadId)}
            onDismiss={({ uploadId }) => photosStore.dismiss(uploadId)}
            onTooMany={() => void photosStore.showLimit()}
            onOpen={({ photoId }) => photosStore.open(photoId)}
            renderItem={props => <MovablePhoto {...props} />}
          />
        </PhotoOrder>
        <PhotoDialogs photos={photos} max={maxPhotos} />
      </Stack>
      <Stack gap={4}>
        <FormErrorNotice problem={problem} />
        <ProfileForm
          profile={profile}
          cityUnknown={cityUnknown}
          onPlaceChange={setPlace}
          regions={regionOptions(data.regions)}
          interests={data.interests}
          fields={shownFacts(site)}
          saving={saving}
          saved={saved}
          onSave={event => void profileStore.save(event.profile)}
        />
      </Stack>
    </Page>
  );
}

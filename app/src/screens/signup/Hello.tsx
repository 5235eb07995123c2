import { FREE_PHOTOS, PHOTO_MAX_BYTES } from '@velluto/rules';
import { PhotoDropzone, SignupHelloStep } from '@velluto/ui/product/signup';
import { useSnapshot } from 'valtio';
import { createSignupStore } from '../../features/signup/store.ts';
import { useStore, useVisit } from '../../platform/visit-context.ts';

/** The last step of sign-up: first words, to `member` where sign-up began with somebody, and photos. Load it lazily. */
export function Hello({ member }: { member?: { name: string } }) {
  const { site } = useVisit();
  const signup = useStore(createSignupStore);
  const { values, problems, photos } = useSnapshot(signup.state);
  return (
    <SignupHelloStep
      values={values}
      problems={problems}
      onChange={signup.change}
      maxLength={site.message_length.max}
      member={member}
    >
      <PhotoDropzone
        photos={photos}
        max={FREE_PHOTOS}
        maxBytes={PHOTO_MAX_BYTES}
        onFiles={({ files }) => void signup.addPhotos(files)}
        onRemove={({ id }) => signup.forgetPhoto(id)}
      />
    </SignupHelloStep>
  );
}

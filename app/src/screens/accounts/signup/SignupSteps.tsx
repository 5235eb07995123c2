import { ageOn, dayInCountry, FREE_PHOTOS, PHOTO_MAX_BYTES } from '@velluto/rules';
import {
  PhotoDropzone,
  SignupAccountStep,
  SignupBirthStep,
  SignupGenderStep,
  SignupIntroductionStep,
  SignupNameStep,
  type SignupPreview,
  SignupWizard,
} from '@velluto/ui/product/accounts';
import { useFormat } from '@velluto/ui/provider';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { type Snapshot, useSnapshot } from 'valtio';
import type { SignupMember } from '../../../features/accounts/signup/signup.load.ts';
import { hasAccount, placeOf } from '../../../features/accounts/signup/state.ts';
import { createSignupStore } from '../../../features/accounts/signup/store.ts';
import { countryOptions, createRegionsStore } from '../../../features/places/regions.ts';
import { useTownUnknown } from '../../../features/places/towns.ts';
import { firstInvalidField } from '../../../lib/first-invalid-field.ts';
import { agePath } from '../../../lib/router/auth-paths.ts';
import { useNavigator } from '../../../lib/router/router-context.tsx';
import { useAppContext, useSession, useStore } from '../../../lib/useAppContext.ts';
import { ConfirmEmail } from './ConfirmEmail.tsx';
import { useQuestionHistory } from './useQuestionHistory.ts';

/** The first field with an error gets the focus as soon as the error is shown, and scrolls into view on a phone. */
function useFocusOnProblem(problems: object): () => void {
  const sent = useRef(false);
  // before the error is painted: a later focus would interrupt somebody who types already
  useLayoutEffect(() => {
    if (!sent.current || Object.keys(problems).length === 0) return;
    sent.current = false;
    firstInvalidField(document)?.focus();
  }, [problems]);
  return () => {
    sent.current = true;
  };
}

interface SignupStepsProps {
  /** The member at whose page it began. */
  member: SignupMember | null;
  /** The page that it leads on to; null where nothing was chosen. */
  destination: string | null;
  level?: 1 | 2;
  /** It is all of a page. */
  fillsWindow?: boolean;
}

/** All questions of the sign-up, one at a time; used on the page and in the dialog. */
export function SignupSteps({ member, destination, level, fillsWindow }: SignupStepsProps) {
  const signup = useStore(createSignupStore);
  const { question, pending, problem, problems } = useSnapshot(signup.state);
  const onSent = useFocusOnProblem(problems);
  useEffect(() => void signup.resume(), [signup]);
  const reached = useQuestionHistory(signup);
  const { user } = useSession();
  const { navigate } = useNavigator();
  // the account exists: what follows is the proof of age, on the page to which the provider leads back
  const provesAge = reached === 'message' && user?.age_proof_required === true;
  useEffect(() => {
    if (provesAge) void navigate(agePath(destination));
  }, [provesAge, navigate, destination]);
  const next = () => {
    onSent();
    void signup.next({ member: member?.id, next: destination });
  };
  return (
    <SignupWizard
      step={question}
      fillsWindow={fillsWindow}
      level={level}
      pending={pending}
      problem={problem}
      memberName={member?.name}
      onNext={next}
      onBack={placeOf(question) === 0 || hasAccount(question) ? undefined : signup.back}
      onSkip={() => void signup.skip()}
    >
      {/* each time anew: regions that could not be loaded are asked for again */}
      <Question key={question} member={member} destination={destination} onAnswered={next} />
    </SignupWizard>
  );
}

/** The member as others will see them in lists, with the first photo that was not refused; undefined without an age. */
function previewOf(
  { values, photos }: Snapshot<ReturnType<typeof createSignupStore>['state']>,
  regions: readonly { value: string; label: string }[],
  now: number,
  format: ReturnType<typeof useFormat>,
): SignupPreview | undefined {
  const { name, dateOfBirth, country, region, city } = values;
  const age = ageOn(dateOfBirth, dayInCountry(country, now));
  if (age === null) return undefined;
  const regionName = regions.find(({ value }) => value === region)?.label;
  return {
    name: name.trim(),
    age,
    place: city.trim() || regionName || format.country(country),
    photo: photos.find(({ problem }) => !problem)?.preview,
  };
}

interface QuestionProps extends Pick<SignupStepsProps, 'member' | 'destination'> {
  /** The only answer was pressed. */
  onAnswered: () => void;
}

/** The fields of the current question. */
function Question({ member, destination, onAnswered }: QuestionProps) {
  const { site, clock } = useAppContext();
  const format = useFormat();
  const signup = useStore(createSignupStore);
  const places = useStore(createRegionsStore);
  const state = useSnapshot(signup.state);
  const { question, values, problems, nameCheck, locate, photos } = state;
  const { country } = values;
  const regions = useSnapshot(places.state).byCountry[country] ?? [];
  useEffect(() => void places.load(country), [places, country]);
  const cityUnknown = useTownUnknown(values);

  const fields = { values, problems, onChange: signup.change };
  switch (question) {
    case 'gender':
    case 'lookingFor':
    case 'sexuality':
      return (
        <SignupGenderStep
          {...fields}
          question={question}
          siteName={site.name}
          onPress={answer => {
            signup.change(answer);
            onAnswered();
          }}
        />
      );
    case 'birth':
    case 'place':
      return (
        <SignupBirthStep
          {...fields}
          question={question}
          countries={countryOptions(site.countries, country, format)}
          regions={regions}
          minAge={site.min_age}
          cityUnknown={cityUnknown}
          locate={locate}
          onLocate={() => void signup.locate()}
        />
      );
    case 'name':
      return <SignupNameStep {...fields} check={nameCheck} />;
    case 'email':
    case 'password':
      return <SignupAccountStep {...fields} question={question} sharedWith={site.shared_with} />;
    case 'message':
    case 'photos':
      return (
        <SignupIntroductionStep
          {...fields}
          question={question}
          maxLength={site.message_length.max}
          member={member ?? undefined}
          preview={question === 'photos' ? previewOf(state, regions, clock.now(), format) : undefined}
        >
          <PhotoDropzone
            photos={photos}
            max={FREE_PHOTOS}
            maxBytes={PHOTO_MAX_BYTES}
            onFiles={({ files }) => void signup.addPhotos(files)}
            onRemove={({ id }) => signup.forgetPhoto(id)}
          />
        </SignupIntroductionStep>
      );
    case 'complete':
      return <ConfirmEmail destination={destination} />;
  }
}

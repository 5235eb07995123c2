import {
  SignupAccountStep,
  SignupBirthStep,
  SignupNameStep,
  SignupWhoStep,
  SignupWizard,
} from '@velluto/ui/product/signup';
import { useFormat, useUi } from '@velluto/ui/provider';
import { lazy, useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { createSignupStore } from '../../features/signup/store.ts';
import { Later } from '../../platform/Later.tsx';
import { countryOptions, regionOptions } from '../../platform/map/options.ts';
import { createRegionsStore } from '../../platform/regions.ts';
import { useStore, useVisit } from '../../platform/visit-context.ts';
import { useStepHistory } from './useStepHistory.ts';

const loadHello = async () => ({ default: (await import('./Hello.tsx')).Hello });
const Hello = lazy(loadHello);
const Complete = lazy(async () => ({ default: (await import('./Complete.tsx')).Complete }));

const termsHref = '/pages/terms';
const privacyHref = '/pages/privacy';

/** The first answer to mend takes the focus, and comes into view on a phone. */
const toFirstProblem = () =>
  requestAnimationFrame(() =>
    document
      .querySelector<HTMLElement>('[aria-invalid="true"], fieldset[aria-describedby$="error"] input')
      ?.focus(),
  );

/** Sign-up from the first question to the confirmation of the address; on a page and in the dialog. */
export function SignupSteps({
  regions,
  member,
  level,
}: {
  /** Regions of the visitor's country. */
  regions: readonly { id: string; name: string }[];
  member: { id: string; name: string } | null;
  level?: 1 | 2;
}) {
  const { site } = useVisit();
  const { locale } = useUi();
  const format = useFormat();
  const signup = useStore(createSignupStore);
  const places = useStore(createRegionsStore);
  const { step, values, problems, problem, pending, nameCheck, locate } = useSnapshot(signup.state);
  const known = useSnapshot(places.state).byCountry;
  const { country } = values;
  useEffect(() => signup.resume(), [signup]);
  useStepHistory(signup);
  useEffect(() => {
    if (country !== site.geoip_selected_country) void places.need(country);
  }, [places, country, site]);
  useEffect(() => {
    if (step === 3) void loadHello().catch(() => undefined); // asked for again when it is shown
  }, [step]);

  const fields = { values, problems, onChange: signup.change };
  const steps = [
    <SignupWhoStep key={0} {...fields} siteName={site.name} privacyHref={privacyHref} />,
    <SignupBirthStep
      key={1}
      {...fields}
      countries={countryOptions(site.countries, format.country, locale)}
      regions={country === site.geoip_selected_country ? regionOptions(regions) : (known[country] ?? [])}
      minAge={site.min_age}
      locate={locate}
      onLocate={() => void signup.locate()}
    />,
    <SignupNameStep key={2} {...fields} check={nameCheck} />,
    <SignupAccountStep key={3} {...fields} termsHref={termsHref} privacyHref={privacyHref} />,
    <Later key={4}>
      <Hello member={member ?? undefined} />
    </Later>,
  ];
  return (
    <SignupWizard
      step={step}
      level={level}
      pending={pending}
      problem={problem}
      memberName={member?.name}
      onNext={() => void signup.next(member?.id).then(toFirstProblem)}
      onBack={step === 'complete' || step === 0 || step === 4 ? undefined : signup.back}
      onSkip={step === 4 ? signup.skip : undefined}
    >
      {step === 'complete' ? (
        <Later>
          <Complete />
        </Later>
      ) : (
        steps[step]
      )}
    </SignupWizard>
  );
}

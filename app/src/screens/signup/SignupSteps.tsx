import { SignupWhoStep, SignupWizard } from '@velluto/ui/product/signup';
import { lazy, Suspense, useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { createSignupStore } from '../../features/signup/store.ts';
import { useStore, useVisit } from '../../platform/visit-context.ts';
import { useStepHistory } from './useStepHistory.ts';

const loadDetails = async () => ({ default: (await import('./Details.tsx')).Details });
const Details = lazy(loadDetails);
const loadHello = async () => ({ default: (await import('./Hello.tsx')).Hello });
const Hello = lazy(loadHello);
const Complete = lazy(async () => ({ default: (await import('./Complete.tsx')).Complete }));

const fetchAhead = (load: () => Promise<unknown>) => void load().catch(() => undefined); // asked for again when it is shown

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
  const signup = useStore(createSignupStore);
  const { step, values, problems, problem, pending } = useSnapshot(signup.state);
  useEffect(() => void signup.resume(), [signup]);
  useStepHistory(signup);
  useEffect(() => {
    if (step === 3) fetchAhead(loadHello);
  }, [step]);
  // the next steps come with the first answer
  const answer: typeof signup.change = change => {
    fetchAhead(loadDetails);
    signup.change(change);
  };

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
      {step === 0 ? (
        <SignupWhoStep
          values={values}
          problems={problems}
          onChange={answer}
          siteName={site.name}
          privacyHref="/pages/privacy"
        />
      ) : (
        <Suspense>
          {step === 'complete' ? (
            <Complete />
          ) : step === 4 ? (
            <Hello member={member ?? undefined} />
          ) : (
            <Details step={step} regions={regions} />
          )}
        </Suspense>
      )}
    </SignupWizard>
  );
}

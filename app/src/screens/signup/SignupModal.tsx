import { SignupDialog } from '@velluto/ui/product/signup/SignupDialog';
import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { createSignupStore } from '../../features/signup/store.ts';
import { createRegionsStore } from '../../platform/regions.ts';
import { useNavigator } from '../../platform/router/router-context.tsx';
import { useStore, useVisit } from '../../platform/visit-context.ts';
import { SignupSteps } from './SignupSteps.tsx';

/** Sign-up in a dialog; once it is in progress neither backdrop nor Escape closes it (product.md §2). */
export default function SignupModal({
  member = null,
  onClose,
}: {
  /** The member at whose page it begins. */
  member?: { id: string; name: string } | null;
  onClose: () => void;
}) {
  const { site } = useVisit();
  const { navigate } = useNavigator();
  const { step } = useSnapshot(useStore(createSignupStore).state);
  const places = useStore(createRegionsStore);
  const country = site.geoip_selected_country;
  const options = useSnapshot(places.state).byCountry[country] ?? [];
  useEffect(() => void places.need(country), [places, country]);
  const regions = options.map(({ value, label }) => ({ id: value, name: label }));
  // whoever has an account by now goes where members go
  const close = () => (step === 'complete' ? void navigate('/members') : onClose());
  return (
    <SignupDialog open onClose={close} locked={step !== 0 && step !== 'complete'}>
      <SignupSteps regions={regions} member={member} level={2} />
    </SignupDialog>
  );
}

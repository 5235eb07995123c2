import { SignupDialog } from '@velluto/ui/product/signup/SignupDialog';
import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { createSignupStore } from '../../features/signup/store.ts';
import { createRegionsStore } from '../../platform/regions.ts';
import { useStore, useVisit } from '../../platform/visit-context.ts';
import { SignupSteps } from './SignupSteps.tsx';

/** Sign-up in a dialog; once it is in progress neither backdrop nor Escape closes it (product.md §2). */
export default function SignupModal({ onClose }: { onClose: () => void }) {
  const { site } = useVisit();
  const { step } = useSnapshot(useStore(createSignupStore).state);
  const places = useStore(createRegionsStore);
  const country = site.geoip_selected_country;
  const options = useSnapshot(places.state).byCountry[country] ?? [];
  useEffect(() => void places.need(country), [places, country]);
  const regions = options.map(({ value, label }) => ({ id: value, name: label }));
  return (
    <SignupDialog open onClose={onClose} locked={step !== 0 && step !== 'complete'}>
      <SignupSteps regions={regions} member={null} level={2} />
    </SignupDialog>
  );
}

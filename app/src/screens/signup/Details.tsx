import { SignupAccountStep, SignupBirthStep, SignupNameStep } from '@velluto/ui/product/signup';
import { useFormat, useUi } from '@velluto/ui/provider';
import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { createSignupStore } from '../../features/signup/store.ts';
import { countryOptions, regionOptions } from '../../platform/map/options.ts';
import { createRegionsStore } from '../../platform/regions.ts';
import { useStore, useVisit } from '../../platform/visit-context.ts';

/** The steps of sign-up between the first question and the account: birth and place, name, account. Load it lazily. */
export function Details({
  step,
  regions,
}: {
  step: 1 | 2 | 3;
  /** Regions of the visitor's country. */
  regions: readonly { id: string; name: string }[];
}) {
  const { site } = useVisit();
  const { locale } = useUi();
  const format = useFormat();
  const signup = useStore(createSignupStore);
  const places = useStore(createRegionsStore);
  const { values, problems, nameCheck, locate } = useSnapshot(signup.state);
  const known = useSnapshot(places.state).byCountry;
  const { country } = values;
  useEffect(() => {
    if (country !== site.geoip_selected_country) void places.need(country);
  }, [places, country, site]);

  const fields = { values, problems, onChange: signup.change };
  if (step === 1)
    return (
      <SignupBirthStep
        {...fields}
        countries={countryOptions(site.countries, format.country, locale)}
        regions={country === site.geoip_selected_country ? regionOptions(regions) : (known[country] ?? [])}
        minAge={site.min_age}
        locate={locate}
        onLocate={() => void signup.locate()}
      />
    );
  if (step === 2) return <SignupNameStep {...fields} check={nameCheck} />;
  return <SignupAccountStep {...fields} termsHref="/pages/terms" privacyHref="/pages/privacy" />;
}

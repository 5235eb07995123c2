import { useLingui } from '@lingui/react/macro';
import { Button, Inline, Stack, Text } from '@velluto/ui/base';
import type { LocateState } from '@velluto/ui/model';
import type { Place } from '@velluto/ui/patterns';
import { FormErrorNotice } from '@velluto/ui/product/notices';
import { LocationField } from '@velluto/ui/product/profiles';
import { useFormat } from '@velluto/ui/provider';
import { useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import { type SettingsData, savePlace } from '../../features/accounts/settings.ts';
import { locateDevice, watchLocationPermission } from '../../features/places/geolocation.ts';
import { countryOptions, createRegionsStore, regionOptions } from '../../features/places/regions.ts';
import { useTownUnknown } from '../../features/places/towns.ts';
import { useAppContext, useStore } from '../../lib/useAppContext.ts';
import { useSubmit } from '../../lib/useSubmit.ts';
import { commonMessages } from '../../locales/messages/common.ts';

/** Place of residence, typed or filled in from the device. */
export function PlaceForm({
  data,
  onSaved,
}: {
  data: SettingsData;
  onSaved: (place: Required<Place>) => void;
}) {
  const { t } = useLingui();
  const format = useFormat();
  const app = useAppContext();
  const places = useStore(createRegionsStore);
  const regionsByCountry = useSnapshot(places.state).byCountry;
  const [place, setPlace] = useState<Required<Place>>(data.place);
  const [locate, setLocate] = useState<LocateState>('idle');
  const [saved, setSaved] = useState(false);

  useEffect(
    () =>
      watchLocationPermission(permission => {
        if (permission === 'denied' || permission === 'unsupported') setLocate(permission);
        else setLocate(state => (state === 'denied' ? 'idle' : state));
      }),
    [],
  );
  const change = (part: Partial<Place>) => {
    if (part.country && part.country !== data.place.country) void places.load(part.country);
    setSaved(false);
    setPlace(current => ({ ...current, ...(part.country ? { region: null } : {}), ...part }));
  };
  const find = async () => {
    setLocate('active');
    const found = await locateDevice(app);
    setLocate(typeof found === 'string' ? found : 'idle');
    if (typeof found !== 'string') change(found);
  };
  const { submit, pending, problem } = useSubmit(async () => {
    setSaved(false);
    await savePlace(app, place);
    setSaved(true);
    onSaved(place);
  });
  const home = place.country === data.place.country;
  return (
    <Stack gap={4}>
      <LocationField
        value={place}
        countries={countryOptions(app.site.countries, data.place.country, format)}
        regions={home ? regionOptions(data.regions) : (regionsByCountry[place.country] ?? [])}
        cityUnknown={useTownUnknown(place, data.cityKnown)}
        locate={locate}
        onLocate={() => void find()}
        onChange={change}
      />
      <FormErrorNotice problem={problem} />
      <Inline gap={3}>
        <Button pending={pending} onClick={() => void submit()}>
          {t(commonMessages.save)}
        </Button>
        <Stack role="status">{saved && <Text tone="positive">{t(commonMessages.saved)}</Text>}</Stack>
      </Inline>
    </Stack>
  );
}

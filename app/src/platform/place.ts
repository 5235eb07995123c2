import { geocode } from '@velluto/api-client';
import type { LocateState } from '@velluto/ui/model';
import { position } from './geolocation.ts';
import type { Visit } from './visit.ts';

/** Where the device is, as far as the site is offered there; else why that is not known. */
export async function placeOfDevice(
  visit: Visit,
): Promise<{ country: string; region: string | null; city: string } | LocateState> {
  const found = await position();
  if (typeof found === 'string') return found;
  const here = await geocode(visit.client, found).catch(() => null);
  if (!here || !visit.site.countries.includes(here.country)) return 'error';
  return { country: here.country, region: here.region, city: here.city ?? '' };
}

import { geocode } from '@velluto/api-client';
import { GEOLOCATION_MAX_AGE_MS } from '@velluto/rules';
import type { LocateState } from '@velluto/ui/model';
import type { AppContext } from '../../lib/app-context.ts';

/** Rounded to about a kilometre: enough to find the town, and the position appears in addresses that may be logged. */
const rounded = (degrees: number) => Math.round(degrees * 100) / 100;

/** The position of the device, rounded, in degrees; or why it is not known. */
export function currentPosition(): Promise<
  { lat: number; lon: number } | 'denied' | 'error' | 'unsupported'
> {
  if (!('geolocation' in navigator)) return Promise.resolve('unsupported');
  return new Promise(resolve => {
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => resolve({ lat: rounded(coords.latitude), lon: rounded(coords.longitude) }),
      error => resolve(error.code === error.PERMISSION_DENIED ? 'denied' : 'error'),
      { maximumAge: GEOLOCATION_MAX_AGE_MS, timeout: 10_000 },
    );
  });
}

/** The place of the device, where the site is offered there; or why it is not known. */
export async function locateDevice(
  app: AppContext,
): Promise<{ country: string; region: string | null; city: string } | LocateState> {
  const found = await currentPosition();
  if (typeof found === 'string') return found;
  const place = await geocode(app.client, found).catch(() => null); // the form says that it did not work
  if (!place || !app.site.countries.includes(place.country)) return 'error';
  return { country: place.country, region: place.region, city: place.city ?? '' };
}

/** The permission to read the position, as far as the browser reports it. */
export type LocationPermission = PermissionState | 'unknown' | 'unsupported';

/** The part of the navigator that this needs. */
interface NavigatorWithPermissions {
  geolocation?: unknown;
  permissions?: { query(about: { name: 'geolocation' }): Promise<PermissionStatus> };
}

/** Calls back with the permission, now and whenever it changes, until the returned function is called. */
export function watchLocationPermission(
  onChange: (permission: LocationPermission) => void,
  browser: NavigatorWithPermissions = navigator,
): () => void {
  if (!('geolocation' in browser)) {
    onChange('unsupported');
    return () => undefined;
  }
  let status: PermissionStatus | undefined;
  let stopped = false;
  const read = () => status && onChange(status.state);
  const begin = async () => {
    status = await browser.permissions?.query({ name: 'geolocation' });
    if (stopped) return;
    if (!status) onChange('unknown');
    read();
    status?.addEventListener('change', read);
  };
  begin().catch(() => onChange('unknown')); // older browsers have permissions, but not this one
  return () => {
    stopped = true;
    status?.removeEventListener('change', read);
  };
}

import { geocode } from '@velluto/api-client';
import { GEOLOCATION_MAX_AGE_MS } from '@velluto/rules';
import type { LocateState } from '@velluto/ui/model';
import type { AppContext } from './app-context.ts';

/** To the kilometre: enough to name the town, and it goes into an address, which logs may keep. */
const rounded = (degrees: number) => Math.round(degrees * 100) / 100;

/** About where the device is, in degrees, or why that is not known. */
export function position(): Promise<{ lat: number; lon: number } | 'denied' | 'error' | 'unsupported'> {
  if (!('geolocation' in navigator)) return Promise.resolve('unsupported');
  return new Promise(resolve => {
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => resolve({ lat: rounded(coords.latitude), lon: rounded(coords.longitude) }),
      error => resolve(error.code === error.PERMISSION_DENIED ? 'denied' : 'error'),
      { maximumAge: GEOLOCATION_MAX_AGE_MS, timeout: 10_000 },
    );
  });
}

/** Where the device is, as far as the site is offered there; else why that is not known. */
export async function placeOfDevice(
  app: AppContext,
): Promise<{ country: string; region: string | null; city: string } | LocateState> {
  const found = await position();
  if (typeof found === 'string') return found;
  const here = await geocode(app.client, found).catch(() => null);
  if (!here || !app.site.countries.includes(here.country)) return 'error';
  return { country: here.country, region: here.region, city: here.city ?? '' };
}

/** What the browser answers when it is asked for the position, as far as it tells. */
export type LocationPermission = PermissionState | 'unknown' | 'unsupported';

/** What of a browser tells about the permission. */
interface PermissionBrowser {
  geolocation?: unknown;
  permissions?: { query(about: { name: 'geolocation' }): Promise<PermissionStatus> };
}

/** Tells the permission now and whenever it changes, until the answer is called. */
export function followPermission(
  tell: (permission: LocationPermission) => void,
  browser: PermissionBrowser = navigator,
): () => void {
  if (!('geolocation' in browser)) {
    tell('unsupported');
    return () => undefined;
  }
  let status: PermissionStatus | undefined;
  let stopped = false;
  const read = () => status && tell(status.state);
  const begin = async () => {
    status = await browser.permissions?.query({ name: 'geolocation' });
    if (stopped) return;
    if (!status) tell('unknown');
    read();
    status?.addEventListener('change', read);
  };
  begin().catch(() => tell('unknown')); // older browsers know the question, but not this name
  return () => {
    stopped = true;
    status?.removeEventListener('change', read);
  };
}

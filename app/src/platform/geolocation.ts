import { GEOLOCATION_MAX_AGE_MS } from '@velluto/rules';

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

import { GEOLOCATION_MAX_AGE_MS } from '@velluto/rules';

/** The device's position, or why there is none. */
export function position(): Promise<{ lat: number; lon: number } | 'denied' | 'error' | 'unsupported'> {
  if (!('geolocation' in navigator)) return Promise.resolve('unsupported');
  return new Promise(resolve => {
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => resolve({ lat: coords.latitude, lon: coords.longitude }),
      error => resolve(error.code === error.PERMISSION_DENIED ? 'denied' : 'error'),
      { maximumAge: GEOLOCATION_MAX_AGE_MS, timeout: 10_000 },
    );
  });
}

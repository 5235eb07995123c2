import { afterEach, expect, it, vi } from 'vitest';
import { currentPosition, type LocationPermission, watchLocationPermission } from './geolocation.ts';

afterEach(() => void vi.unstubAllGlobals());

/** A device that answers like this, and the options it was asked with. */
function device(answer: (good: PositionCallback, bad: PositionErrorCallback) => void) {
  const calledWith: (PositionOptions | undefined)[] = [];
  const getCurrentPosition = (
    good: PositionCallback,
    bad: PositionErrorCallback,
    options?: PositionOptions,
  ) => {
    calledWith.push(options);
    answer(good, bad);
  };
  vi.stubGlobal('navigator', { geolocation: { getCurrentPosition } });
  return calledWith;
}
const milan = { coords: { latitude: 45.464_21, longitude: 9.189_63 } } as GeolocationPosition;
const error = (code: number) => ({ code, PERMISSION_DENIED: 1 }) as GeolocationPositionError;

it('tells to the kilometre where the device is, or was up to an hour ago', async () => {
  const calledWith = device(good => good(milan));
  expect(await currentPosition()).toEqual({ lat: 45.46, lon: 9.19 });
  expect(calledWith).toEqual([expect.objectContaining({ maximumAge: 3_600_000 })]);
});

it('tells a refusal from a failure, and from a browser without', async () => {
  device((_, bad) => bad(error(1)));
  expect(await currentPosition()).toBe('denied');
  device((_, bad) => bad(error(3)));
  expect(await currentPosition()).toBe('error');
  vi.stubGlobal('navigator', {});
  expect(await currentPosition()).toBe('unsupported');
});

/** A permission that can be changed as in the settings of a browser. */
class Status extends EventTarget {
  state: PermissionState = 'prompt';
  change(state: PermissionState): void {
    this.state = state;
    this.dispatchEvent(new Event('change'));
  }
}

it('follows later changes until it is stopped', async () => {
  const status = new Status();
  const states: LocationPermission[] = [];
  const query = async () => status as unknown as PermissionStatus;
  const stop = watchLocationPermission(state => states.push(state), {
    geolocation: {},
    permissions: { query },
  });
  await vi.waitFor(() => expect(states).toEqual(['prompt']));
  status.change('denied');
  status.change('granted');
  stop();
  status.change('denied');
  expect(states).toEqual(['prompt', 'denied', 'granted']);
});

it('is unsupported without geolocation, and unknown where the browser does not tell', async () => {
  const states: LocationPermission[] = [];
  const tell = (state: LocationPermission) => states.push(state);
  watchLocationPermission(tell, {});
  watchLocationPermission(tell, { geolocation: {} });
  watchLocationPermission(tell, {
    geolocation: {},
    permissions: { query: () => Promise.reject(new TypeError('geolocation')) },
  });
  await vi.waitFor(() => expect(states).toEqual(['unsupported', 'unknown', 'unknown']));
});

import { afterEach, expect, it, vi } from 'vitest';
import { currentPosition, type LocationPermission, watchLocationPermission } from './geolocation.ts';

afterEach(() => void vi.unstubAllGlobals());

/** A device that answers like this, and the options it was asked with. */
function device(answer: (onSuccess: PositionCallback, onError: PositionErrorCallback) => void) {
  const calledWith: (PositionOptions | undefined)[] = [];
  const getCurrentPosition = (
    onSuccess: PositionCallback,
    onError: PositionErrorCallback,
    options?: PositionOptions,
  ) => {
    calledWith.push(options);
    answer(onSuccess, onError);
  };
  vi.stubGlobal('navigator', { geolocation: { getCurrentPosition } });
  return calledWith;
}
const milan = { coords: { latitude: 45.464_21, longitude: 9.189_63 } } as GeolocationPosition;
const error = (code: number) => ({ code, PERMISSION_DENIED: 1 }) as GeolocationPositionError;

it('gives the position rounded to about a kilometre, up to an hour old', async () => {
  const calledWith = device(onSuccess => onSuccess(milan));
  expect(await currentPosition()).toEqual({ lat: 45.46, lon: 9.19 });
  expect(calledWith).toEqual([expect.objectContaining({ maximumAge: 3_600_000 })]);
});

it('distinguishes a refusal, a failure and a browser without geolocation', async () => {
  device((_, onError) => onError(error(1)));
  expect(await currentPosition()).toBe('denied');
  device((_, onError) => onError(error(3)));
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

it('reports changes of the permission until it is stopped', async () => {
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

it('reports unsupported without geolocation, and unknown when the permission cannot be queried', async () => {
  const states: LocationPermission[] = [];
  const onChange = (state: LocationPermission) => states.push(state);
  watchLocationPermission(onChange, {});
  watchLocationPermission(onChange, { geolocation: {} });
  watchLocationPermission(onChange, {
    geolocation: {},
    permissions: { query: () => Promise.reject(new TypeError('geolocation')) },
  });
  await vi.waitFor(() => expect(states).toEqual(['unsupported', 'unknown', 'unknown']));
});

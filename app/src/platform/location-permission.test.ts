import { expect, it, vi } from 'vitest';
import { followPermission, type LocationPermission } from './location-permission.ts';

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
  const told: LocationPermission[] = [];
  const query = async () => status as unknown as PermissionStatus;
  const stop = followPermission(state => told.push(state), { geolocation: {}, permissions: { query } });
  await vi.waitFor(() => expect(told).toEqual(['prompt']));
  status.change('denied');
  status.change('granted');
  stop();
  status.change('denied');
  expect(told).toEqual(['prompt', 'denied', 'granted']);
});

it('is unsupported without geolocation, and unknown where the browser does not tell', async () => {
  const told: LocationPermission[] = [];
  const tell = (state: LocationPermission) => told.push(state);
  followPermission(tell, {});
  followPermission(tell, { geolocation: {} });
  followPermission(tell, {
    geolocation: {},
    permissions: { query: () => Promise.reject(new TypeError('geolocation')) },
  });
  await vi.waitFor(() => expect(told).toEqual(['unsupported', 'unknown', 'unknown']));
});

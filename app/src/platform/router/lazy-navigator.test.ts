import { expect, it, vi } from 'vitest';
import { lazyNavigator } from './lazy-navigator.ts';
import type { Navigator, Shown } from './navigator.ts';
import type { View } from './view.ts';

const Nothing = () => null;
const view = (path: string): View => ({
  route: { name: path, path, layout: 'Default', screen: 'x/XScreen' },
  params: {},
  Screen: Nothing,
  Layout: Nothing,
  ...{ path, query: '', data: null, status: 200 },
});

/** A window whose address one sets, and that tells about the history. */
function fakeWindow(pathname = '/', hash = '') {
  let popped = () => undefined as unknown;
  return {
    location: { pathname, search: '', hash },
    addEventListener: (_: 'popstate', listener: () => void) => {
      popped = listener;
    },
    pop: () => popped(),
  };
}

/** A navigator that shows what it is told to at once. */
function realNavigator(): Navigator {
  let shown: Shown = { view: view('/'), pending: false, arrival: { kind: 'first', scrollY: 0, hash: '' } };
  let listener = () => undefined as unknown;
  return {
    get shown() {
      return shown;
    },
    subscribe(next) {
      listener = next;
      return () => undefined;
    },
    navigate: vi.fn(async (to: string) => {
      shown = { view: view(to), pending: false, arrival: { kind: 'forward', scrollY: 0, hash: '' } };
      listener();
    }),
    follow: vi.fn(async () => undefined),
    refresh: vi.fn(async () => undefined),
    forget: vi.fn(),
  };
}

it('shows the first view without loading anything', () => {
  const load = vi.fn();
  const navigator = lazyNavigator(view('/'), fakeWindow('/', '#faq'), load, vi.fn());
  expect(navigator.shown).toMatchObject({ view: { path: '/' }, pending: false, arrival: { hash: '#faq' } });
  expect(load).not.toHaveBeenCalled();
});

it('loads the real one for the first navigation, once, and follows it', async () => {
  const real = realNavigator();
  const load = vi.fn(async () => real);
  const navigator = lazyNavigator(view('/'), fakeWindow(), load, vi.fn());
  const seen: unknown[] = [];
  navigator.subscribe(() => seen.push([navigator.shown.view.path, navigator.shown.pending]));
  await navigator.navigate('/members', { replace: true });
  await navigator.ready();
  expect(real.navigate).toHaveBeenCalledWith('/members', { replace: true });
  expect(load).toHaveBeenCalledTimes(1);
  expect(seen).toEqual([
    ['/', true],
    ['/members', false],
  ]);
});

it('leaves the way to the browser when the real one cannot be loaded, and tries again later', async () => {
  const real = realNavigator();
  const load = vi.fn(async () => real).mockRejectedValueOnce(new Error('offline'));
  const onLost = vi.fn();
  const navigator = lazyNavigator(view('/'), fakeWindow(), load, onLost);
  await navigator.navigate('/members');
  expect(onLost).toHaveBeenCalledWith('/members');
  expect(navigator.shown.pending).toBe(false);
  await navigator.navigate('/members');
  expect(navigator.shown.view.path).toBe('/members');
});

it('passes a refresh on', async () => {
  const real = realNavigator();
  const navigator = lazyNavigator(view('/'), fakeWindow(), async () => real, vi.fn());
  await navigator.refresh();
  expect(real.refresh).toHaveBeenCalledTimes(1);
});

it('follows the history that moves before the real one is there, and leaves it to the real one afterwards', async () => {
  const real = realNavigator();
  const browser = fakeWindow();
  const navigator = lazyNavigator(view('/'), browser, async () => real, vi.fn());
  browser.pop();
  await vi.waitFor(() => expect(real.follow).toHaveBeenCalledTimes(1));
  await vi.waitFor(() => expect(navigator.shown.pending).toBe(false));
  browser.pop();
  await Promise.resolve();
  expect(real.follow).toHaveBeenCalledTimes(1);
});

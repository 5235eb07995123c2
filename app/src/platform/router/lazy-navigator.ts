import { createListeners } from '../listeners.ts';
import type { Navigator, NavigatorBrowser, Shown } from './navigator.ts';
import type { AppNavigator } from './router-context.tsx';
import type { View } from './view.ts';

/**
 * The navigator of the first view: it shows what the server rendered and loads the real one when the page is idle or
 * something leads elsewhere, so that route table and guards weigh on no first load.
 *
 * @param onLost called with an address when the real one cannot be loaded
 */
export function lazyNavigator(
  first: View,
  browser: Pick<NavigatorBrowser, 'location' | 'addEventListener'>,
  load: () => Promise<Navigator>,
  onLost: (address: string) => void,
): AppNavigator & { ready(): Promise<Navigator> } {
  const listeners = createListeners();
  let shown: Shown = {
    view: first,
    pending: false,
    arrival: { kind: 'first', scrollY: 0, hash: browser.location.hash },
  };
  let loading: Promise<Navigator> | null = null;
  let loaded = false;

  const show = (next: Shown) => {
    shown = next;
    listeners.tell();
  };
  const begin = async () => {
    try {
      const navigator = await load();
      loaded = true;
      navigator.subscribe(() => show(navigator.shown));
      return navigator;
    } catch (error) {
      loading = null; // the next one who asks tries again
      throw error;
    }
  };
  const ready = () => {
    loading ??= begin();
    return loading;
  };
  const use = async (address: string, run: (navigator: Navigator) => Promise<void>) => {
    if (!loaded) show({ ...shown, pending: true });
    const navigator = await ready().catch(() => null);
    if (navigator) {
      await run(navigator);
      if (shown !== navigator.shown) show(navigator.shown);
    } else {
      show({ ...shown, pending: false });
      onLost(address);
    }
  };
  // after a reload, "back" leads to a page of before the reload without a new document
  browser.addEventListener('popstate', () => {
    const { pathname, search } = browser.location;
    if (!loaded) void use(pathname + search, navigator => navigator.follow());
  });
  return {
    get shown() {
      return shown;
    },
    subscribe: listeners.subscribe,
    ready,
    navigate: (to, options) => use(to, navigator => navigator.navigate(to, options)),
    refresh: () => use(first.path + first.query, navigator => navigator.refresh()),
  };
}

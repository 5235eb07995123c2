import type { Navigator, Shown } from './navigator.ts';
import type { AppNavigator } from './router-context.ts';
import type { View } from './view.ts';

/**
 * The navigator of the first view: it shows what the server rendered and loads the real one when the page is idle or
 * something leads elsewhere, so that route table and guards weigh on no first load.
 *
 * @param onLost called with an address when the real one cannot be loaded
 */
export function lazyNavigator(
  first: View,
  hash: string,
  load: () => Promise<Navigator>,
  onLost: (address: string) => void,
): AppNavigator & { ready(): Promise<Navigator> } {
  const listeners = new Set<() => void>();
  let shown: Shown = { view: first, pending: false, arrival: { kind: 'first', scrollY: 0, hash } };
  let loading: Promise<Navigator> | null = null;

  const show = (next: Shown) => {
    shown = next;
    for (const listener of listeners) listener();
  };
  const begin = async () => {
    try {
      const navigator = await load();
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
    show({ ...shown, pending: true });
    const navigator = await ready().catch(() => null);
    if (navigator) return run(navigator);
    show({ ...shown, pending: false });
    onLost(address);
  };
  return {
    get shown() {
      return shown;
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    ready,
    navigate: (to, options) => use(to, navigator => navigator.navigate(to, options)),
    refresh: () => use(first.path + first.query, navigator => navigator.refresh()),
  };
}

import { v4 as newId } from 'uuid';
import type { Page } from './open-page.ts';

/** The page on the screen and how it was reached. */
export interface RouterState {
  page: Page;
  /** A navigation is under way. */
  pending: boolean;
  /** How this page was reached; applied once (scroll, focus). */
  arrival: { kind: 'first' | 'forward' | 'same-page' | 'back'; scrollY: number; hash: string };
}

/** Moves through the app: loads the next page first, then shows it. */
export interface Navigator {
  readonly state: RouterState;
  subscribe(listener: () => void): () => void;
  /** Goes to an address of the app; settles when the page is shown or another navigation took over. */
  navigate(to: string, options?: { replace?: boolean }): Promise<void>;
  /** Reloads the data of the current page, for example after a log-in, and gives it the new address if there is one; of the next page while one is being loaded. */
  refresh(address?: string): Promise<void>;
  /** Pages of the history are loaded again when somebody goes back to them: their data is outdated. */
  invalidateHistory(): void;
}

const maxEntries = 30;
const maxRedirects = 5;

/** The page number of a query: another one starts at the top of the list. */
const pageIn = (query: string) => new URLSearchParams(query).get('page');

/**
 * Makes the navigator of this window. `open` gets the data of the history where it is `known`, and whether the page is on the
 * screen already and is opened `again`; `onFailure` is called when not even an error page can be shown.
 */
export function createNavigator(
  first: Page,
  open: (
    address: string,
    signal: AbortSignal,
    how: { known?: { data: unknown } | undefined; again: boolean },
  ) => Promise<Page | string>,
  onFailure: (address: string) => void,
): Navigator {
  /** Pages of the history by key, the oldest first; those without data are loaded again. */
  const entries = new Map<string, { known?: { data: unknown }; scrollY: number }>();
  const listeners = new Set<() => void>();
  let { state } = staticNavigator(first);
  let running: AbortController | null = null;
  /** Starts the current navigation again. */
  let repeat: (() => Promise<void>) | null = null;

  const currentAddress = () => location.pathname + location.search;
  const keyHere = (): string | undefined => history.state?.key;
  const show = (next: Partial<RouterState>) => {
    state = { ...state, pending: false, ...next };
    if (!state.pending) repeat = null;
    for (const listener of [...listeners]) listener();
  };
  const leave = () => {
    entries.delete(current);
    entries.set(current, { known: { data: state.page.data }, scrollY });
    const [oldest] = entries.keys();
    if (entries.size > maxEntries && oldest !== undefined) entries.delete(oldest);
  };

  let current = keyHere() ?? newId();
  history.replaceState({ ...history.state, key: current }, '', currentAddress() + location.hash);

  /** Opens an address through its redirects; null when another navigation took over. */
  async function find(
    address: string,
    how: { known?: { data: unknown } | undefined; again?: boolean } = {},
  ): Promise<Page | null> {
    running?.abort();
    running = new AbortController();
    const { signal } = running;
    show({ pending: true });
    try {
      let target = address;
      for (let step = 0; step < maxRedirects; step++) {
        const opened = await open(target, signal, { again: false, ...(step === 0 && how) });
        if (signal.aborted) return null;
        if (typeof opened !== 'string') return opened;
        target = opened;
      }
    } catch {
      if (signal.aborted) return null;
    }
    show({});
    onFailure(address);
    return null;
  }

  async function navigate(to: string, options: { replace?: boolean; again?: boolean } = {}): Promise<void> {
    const { pathname, search, hash } = new URL(to, `http://app${currentAddress()}`);
    const requested = pathname + search;
    repeat = () => navigate(to, options);
    const page = await find(requested, { again: options.again === true });
    if (!page) return;
    leave();
    const { path, query } = state.page;
    const samePage = page.path === path && hash === '' && pageIn(search) === pageIn(query);
    // not before: WebKit brings a page back to its place only once its scripts have run
    history.scrollRestoration = 'manual';
    if (!options.replace) current = newId();
    const address = page.path + page.query;
    const entryState = { key: current };
    const url = address === requested ? address + hash : address;
    if (options.replace) history.replaceState(entryState, '', url);
    else history.pushState(entryState, '', url);
    show({ page, arrival: { kind: samePage ? 'same-page' : 'forward', scrollY: 0, hash } });
  }

  async function back(): Promise<void> {
    const key = keyHere();
    const entry = key === undefined ? undefined : entries.get(key);
    const requested = currentAddress();
    repeat = back;
    const page = await find(requested, { known: entry?.known });
    if (!page) return;
    current = key ?? newId();
    const address = page.path + page.query;
    if (address !== requested || !key) history.replaceState({ key: current }, '', address);
    show({ page, arrival: { kind: 'back', scrollY: entry?.scrollY ?? 0, hash: location.hash } });
  }

  addEventListener('popstate', () => {
    // a link to a place on the same page changes only the hash: the browser has scrolled there itself
    if (!state.pending && state.page.path + state.page.query === currentAddress()) {
      current = keyHere() ?? current;
      return;
    }
    leave();
    void back();
  });

  return {
    get state() {
      return state;
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    navigate,
    invalidateHistory() {
      for (const entry of entries.values()) delete entry.known;
    },
    async refresh(address = state.page.path + state.page.query) {
      entries.clear();
      // a navigation under way still goes to its page, with fresh data
      if (repeat) await repeat();
      else await navigate(address, { replace: true, again: state.page.status === 200 });
    },
  };
}

/** A navigator that goes nowhere: on the server and in stories. */
export const staticNavigator = (page: Page): Navigator => ({
  state: { page, pending: false, arrival: { kind: 'first', scrollY: 0, hash: '' } },
  subscribe: () => () => undefined,
  navigate: async () => undefined,
  refresh: async () => undefined,
  invalidateHistory: () => undefined,
});

import { v4 as newId } from 'uuid';
import type { Page } from './open-page.ts';
import type { Route } from './route.ts';

/** A page that is being opened. */
export interface Target {
  route: Route;
  /** Path and query. */
  address: string;
}

/** The page on the screen and how it was reached. */
export interface RouterState {
  page: Page;
  /** A navigation is under way. */
  pending: boolean;
  /** Another page that is being opened; null where its address has no row. */
  target: Target | null;
  /** The page whose skeleton is shown, at its address, in place of `page`: it takes long to open. */
  late: Target | null;
  /** How this page was reached; applied once (scroll, focus). */
  arrival: { kind: 'first' | 'forward' | 'same-page' | 'back'; scrollY: number; hash: string };
}

/** Moves through the app: loads the next page, and shows its skeleton where that takes long. */
export interface Navigator {
  readonly state: RouterState;
  subscribe(listener: () => void): () => void;
  /** Goes to an address of the app; settles when the page is shown or another navigation took over. */
  navigate(to: string, options?: { replace?: boolean }): Promise<void>;
  /** Reloads the data of the current page, for example after a log-in, and gives it the new address if there is one; of the next page while one is being loaded. */
  refresh(address?: string): Promise<void>;
  /** Reloads the data of the current page alone, which stays on the screen where the server gives no answer; what the history keeps of other pages stays too. */
  reload(): Promise<void>;
  /** Pages of the history are loaded again when somebody goes back to them: their data is outdated. */
  invalidateHistory(): void;
}

const maxEntries = 30;
const maxRedirects = 5;

/** Milliseconds until a press is answered by the skeleton of a page that is not there yet. */
export const SKELETON_AFTER = 60;

/** The page number of a query: another one starts at the top of the list. */
const pageIn = (query: string) => new URLSearchParams(query).get('page');

/** How a page is opened. */
export interface Opening {
  /** Its data, from the history. */
  known?: { data: unknown } | undefined;
  /** Its data when it was last on the screen, for when it cannot be fetched. */
  earlier?: { data: unknown } | undefined;
  /** It is on the screen already. */
  again: boolean;
  /** To be called when the whole document is replaced instead: then no skeleton is shown. */
  leaves: () => void;
}

/** What the navigator of this window works with. */
export interface NavigatorOptions {
  /** Opens a page, or returns the address to redirect to. */
  open(address: string, signal: AbortSignal, how: Opening): Promise<Page | string>;
  /** The row of a path. */
  rowOf(path: string): Route | null;
  /** Not even an error page can be shown. */
  onFailure(address: string): void;
}

/** Makes the navigator of this window, which shows the page `first`. */
export function createNavigator(first: Page, { open, rowOf, onFailure }: NavigatorOptions): Navigator {
  /** Pages of the history by key, the oldest first; those without data are loaded again. */
  const entries = new Map<string, { address: string; known?: { data: unknown }; scrollY: number }>();
  const listeners = new Set<() => void>();
  let { state } = staticNavigator(first);
  let due: ReturnType<typeof setTimeout> | undefined;
  let running: AbortController | null = null;
  /** Starts the current navigation again. */
  let repeat: (() => Promise<void>) | null = null;
  /** The page on the screen shows what is to be forgotten. */
  let outdated = false;
  /** The address of the page on the screen; one that the device keeps stands at the address of another. */
  let shownAt = '';

  const currentAddress = () => location.pathname + location.search;
  const keyHere = (): string | undefined => history.state?.key;
  const show = (next: Partial<RouterState>) => {
    state = { ...state, pending: false, target: null, ...next };
    if (next.page) [outdated, shownAt] = [false, currentAddress()];
    if (!state.pending) repeat = null;
    for (const listener of [...listeners]) listener();
  };
  /** Keeps data and place of the page on the screen, unless a skeleton has taken its place. */
  const leave = () => {
    if (state.late) return;
    const { path, query, data, status } = state.page;
    entries.delete(current);
    // the data of an error page is not that of the address
    const kept = status === 200 && !outdated;
    entries.set(current, { address: path + query, ...(kept && { known: { data } }), scrollY });
    const [oldest] = entries.keys();
    if (entries.size > maxEntries && oldest !== undefined) entries.delete(oldest);
  };

  /** What the page of an address last showed. */
  const earlierOf = (address: string) =>
    [...entries.values()].findLast(entry => entry.address === address && entry.known)?.known;

  /** Key of the history entry. */
  let current = keyHere() ?? newId();
  history.replaceState({ ...history.state, key: current }, '', currentAddress() + location.hash);
  shownAt = currentAddress();

  /**
   * Opens an address through its redirects; null when another navigation took over.
   *
   * @param onLate another page lets the visitor wait: the address changes before its skeleton is shown
   */
  async function find(
    address: string,
    how: Pick<Opening, 'known' | 'again'>,
    onLate: () => void,
  ): Promise<Page | null> {
    running?.abort();
    running = new AbortController();
    const { signal } = running;
    const [path = ''] = address.split('?');
    const route = path === state.page.path && !state.late ? null : rowOf(path);
    const target = route && { route, address };
    const withoutSkeleton = () => clearTimeout(due);
    withoutSkeleton();
    show({ pending: true, target });
    const showSkeletonSoon = () => {
      if (target === null) return;
      due = setTimeout(() => {
        onLate();
        show({ pending: true, target, late: target });
      }, SKELETON_AFTER);
    };
    try {
      let next = address;
      for (let step = 0; step < maxRedirects; step++) {
        // a page of the history is drawn in a moment: on a busy phone the skeleton came before it
        if (step === (how.known ? 1 : 0)) showSkeletonSoon();
        const opened = await open(next, signal, {
          again: false,
          earlier: earlierOf(next),
          ...(step === 0 && how),
          leaves: withoutSkeleton,
        });
        if (signal.aborted) return null;
        if (typeof opened !== 'string') return opened;
        next = opened;
      }
    } catch {
      if (signal.aborted) return null;
    } finally {
      if (!signal.aborted) withoutSkeleton();
    }
    show({});
    onFailure(address);
    return null;
  }

  async function navigate(
    to: string,
    options: { replace?: boolean; again?: boolean; stays?: boolean } = {},
  ): Promise<void> {
    const { pathname, search, hash } = new URL(to, `http://app${currentAddress()}`);
    const requested = pathname + search;
    repeat = () => navigate(to, options);
    let entered = false;
    /** Leaves the page on the screen, and gives the next one its address. */
    const enter = (url: string) => {
      leave();
      // not before: WebKit brings a page back to its place only once its scripts have run
      history.scrollRestoration = 'manual';
      const replace = options.replace || entered;
      if (!replace) current = newId();
      entered = true;
      repeat = () => navigate(to, { ...options, replace: true });
      if (replace) history.replaceState({ key: current }, '', url);
      else history.pushState({ key: current }, '', url);
    };
    const page = await find(requested, { again: options.again === true }, () => enter(requested + hash));
    if (!page) return;
    if (options.stays && page.status >= 500) {
      show({});
      return;
    }
    const { path, query } = state.page;
    const samePage = !state.late && page.path === path && hash === '' && pageIn(search) === pageIn(query);
    const address = page.path + page.query;
    enter(address === requested ? address + hash : address);
    show({ page, late: null, arrival: { kind: samePage ? 'same-page' : 'forward', scrollY: 0, hash } });
  }

  async function back(): Promise<void> {
    const key = keyHere();
    const entry = key === undefined ? undefined : entries.get(key);
    const requested = currentAddress();
    repeat = back;
    const page = await find(requested, { known: entry?.known, again: false }, () => undefined);
    if (!page) return;
    current = key ?? newId();
    const address = page.path + page.query;
    if (address !== requested || !key) history.replaceState({ key: current }, '', address);
    // another view of the data on the screen, which moves the focus itself
    const { path, data } = state.page;
    const isOtherView = !state.late && page.path === path && data !== undefined && page.data === data;
    const kind = isOtherView ? 'same-page' : 'back';
    show({ page, late: null, arrival: { kind, scrollY: entry?.scrollY ?? 0, hash: location.hash } });
  }

  addEventListener('popstate', () => {
    // a link to a place on the same page changes only the hash: the browser has scrolled there itself
    if (!state.pending && shownAt === currentAddress()) {
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
      outdated = true;
      for (const entry of entries.values()) delete entry.known;
    },
    async refresh(address = state.page.path + state.page.query) {
      entries.clear();
      // a navigation under way still goes to its page, with fresh data
      if (repeat) await repeat();
      else await navigate(address, { replace: true, again: state.page.status === 200 });
    },
    async reload() {
      const { path, query } = state.page;
      if (repeat) await repeat();
      else await navigate(path + query, { replace: true, again: true, stays: true });
    },
  };
}

/** A navigator that goes nowhere: on the server and in stories. */
export const staticNavigator = (page: Page): Navigator => ({
  state: {
    page,
    pending: false,
    target: null,
    late: null,
    arrival: { kind: 'first', scrollY: 0, hash: '' },
  },
  subscribe: () => () => undefined,
  navigate: async () => undefined,
  refresh: async () => undefined,
  reload: async () => undefined,
  invalidateHistory: () => undefined,
});

import { createListeners } from '../listeners.ts';
import type { Opened, Page } from './open-page.ts';

/** What the navigator needs of the browser. */
export interface NavigatorBrowser {
  history: Pick<History, 'state' | 'pushState' | 'replaceState'> & { scrollRestoration: ScrollRestoration };
  location: Pick<Location, 'pathname' | 'search' | 'hash'>;
  addEventListener(name: 'popstate', listener: () => void): void;
  /** Vertical position of the page. */
  readonly scrollY: number;
}

/** A page in the history; without data it is loaded anew. */
interface Entry {
  data?: unknown;
  scrollY: number;
}

/** What the page shows now. */
export interface Shown {
  page: Page;
  /** A navigation is under way. */
  pending: boolean;
  /** How this page was reached; the page acts on it once (scroll, focus). */
  arrival: { kind: 'first' | 'forward' | 'same-page' | 'back'; scrollY: number; hash: string };
}

/** Options of a navigation. */
export interface NavigateOptions {
  /** Replaces the current entry of the history. */
  replace?: boolean;
}

/** Moves through the app: loads the next page first, then shows it. */
export interface Navigator {
  readonly shown: Shown;
  subscribe(listener: () => void): () => void;
  /** Goes to an address of the app; settles when the page is shown or another navigation took over. */
  navigate(to: string, options?: NavigateOptions): Promise<void>;
  /** Loads the data of the current page anew, for example after a log-in; of the next page when one is on the way. */
  refresh(): Promise<void>;
  /** Has pages of the history loaded anew when one comes back to them: what they showed holds no more. */
  forget(): void;
}

/** What makes a navigator. */
export interface NavigatorOptions {
  first: Page;
  browser: NavigatorBrowser;
  open(address: string, signal: AbortSignal, known?: { data: unknown }): Promise<Opened>;
  /** Called when not even an error page can be shown. */
  onLost(address: string, error: unknown): void;
  /** Makes the name of a history entry. */
  key(): string;
}

const keptEntries = 30;
const maxRedirects = 5;

/** The page of a list that a query asks for: another one begins at its top. */
const pageIn = (query: string) => new URLSearchParams(query).get('page');

/** Makes the navigator of a page. */
export function createNavigator({ first, browser, open, onLost, key }: NavigatorOptions): Navigator {
  const { history, location } = browser;
  const entries = new Map<string, Entry>();
  const listeners = createListeners();
  let shown: Shown = {
    page: first,
    pending: false,
    arrival: { kind: 'first', scrollY: 0, hash: location.hash },
  };
  let running: AbortController | null = null;
  /** Does again what is under way. */
  let again: (() => Promise<void>) | null = null;

  const keyNow = (): string => history.state?.key ?? '';
  const show = (next: Shown) => {
    shown = next;
    if (!shown.pending) again = null;
    listeners.tell();
  };
  const keep = (name: string, entry: Entry) => {
    entries.delete(name);
    entries.set(name, entry);
    const oldest = entries.keys().next().value;
    if (entries.size > keptEntries && oldest !== undefined) entries.delete(oldest);
  };

  const leave = () => keep(current, { data: shown.page.data, scrollY: browser.scrollY });

  const isShown = () => shown.page.path === location.pathname && shown.page.query === location.search;

  let current = keyNow() || key();
  history.scrollRestoration = 'manual';
  history.replaceState(
    { ...history.state, key: current },
    '',
    location.pathname + location.search + location.hash,
  );

  /** Opens an address through its redirects; null when another navigation took over. */
  async function find(address: string, known?: { data: unknown }) {
    running?.abort();
    const mine = new AbortController();
    running = mine;
    show({ ...shown, pending: true });
    try {
      let target = address;
      for (let step = 0; step < maxRedirects; step++) {
        const opened = await open(target, mine.signal, step === 0 ? known : undefined);
        if (mine.signal.aborted) return null;
        if (opened.page) return { page: opened.page, address: target, redirected: step > 0 };
        target = opened.to;
      }
      throw new Error(`Too many redirects from ${address}`);
    } catch (error) {
      if (mine.signal.aborted) return null;
      show({ ...shown, pending: false });
      onLost(address, error);
      return null;
    }
  }

  async function navigate(to: string, options: NavigateOptions = {}): Promise<void> {
    const url = new URL(to, `http://app${location.pathname}${location.search}`);
    const address = url.pathname + url.search;
    again = () => navigate(to, options);
    const found = await find(address);
    if (!found) return;
    leave();
    const samePage =
      found.page.path === shown.page.path &&
      url.hash === '' &&
      pageIn(url.search) === pageIn(shown.page.query);
    const replace = options.replace ?? false;
    if (!replace) current = key();
    const state = { key: current };
    const shownAddress = found.address + (found.redirected ? '' : url.hash);
    if (replace) history.replaceState(state, '', shownAddress);
    else history.pushState(state, '', shownAddress);
    const arrival = { kind: samePage ? 'same-page' : 'forward', scrollY: 0, hash: url.hash } as const;
    show({ page: found.page, pending: false, arrival });
  }

  async function back(): Promise<void> {
    const name = keyNow();
    const entry = entries.get(name);
    const address = location.pathname + location.search;
    again = back;
    const found = await find(address, entry && 'data' in entry ? { data: entry.data } : undefined);
    if (!found) return;
    current = name || key();
    if (found.redirected || !name) history.replaceState({ key: current }, '', found.address);
    const arrival = { kind: 'back', scrollY: entry?.scrollY ?? 0, hash: location.hash } as const;
    show({ page: found.page, pending: false, arrival });
  }

  browser.addEventListener('popstate', () => {
    // a link to a place on the same page changes only the hash: the browser has scrolled there itself
    if (isShown() && !shown.pending) {
      current = keyNow() || current;
      return;
    }
    leave();
    void back();
  });

  return {
    get shown() {
      return shown;
    },
    subscribe: listeners.subscribe,
    navigate,
    forget() {
      for (const entry of entries.values()) delete entry.data;
    },
    async refresh() {
      entries.clear();
      // who is on the way elsewhere gets there, with data loaded anew
      if (again) await again();
      else await navigate(shown.page.path + shown.page.query, { replace: true });
    },
  };
}

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createNavigator, type Navigator, type NavigatorOptions, SKELETON_AFTER } from './navigator.ts';
import type { Page } from './open-page.ts';
import type { Route } from './route.ts';

const Screen = Object.assign(() => null, { preload: async () => undefined });
const rowOf = (path: string): Route => ({ name: path, path, layout: 'Default', screen: Screen });
const page = (path: string, query = '', data: unknown = path): Page => ({
  route: rowOf(path),
  path,
  query,
  data,
  status: 200,
});

/** A browser window with a history of its own. */
function fakeWindow() {
  const entries: { state: { key: string } | null; url: string }[] = [{ state: null, url: '/' }];
  let at = 0;
  let popped = () => undefined as unknown;
  const here = () => new URL(entries[at]?.url ?? '', 'http://app');
  return {
    entries,
    go(steps: number) {
      at += steps;
      popped();
    },
    history: {
      scrollRestoration: 'auto' as ScrollRestoration,
      get state() {
        return entries[at]?.state ?? null;
      },
      pushState(state: { key: string }, _: string, url: string) {
        entries.splice(++at, entries.length, { state, url });
      },
      replaceState(state: { key: string }, _: string, url: string) {
        entries[at] = { state, url };
      },
    },
    location: {
      get pathname() {
        return here().pathname;
      },
      get search() {
        return here().search;
      },
      get hash() {
        return here().hash;
      },
    },
    addEventListener(_: string, listener: () => void) {
      popped = listener;
    },
  };
}

let browser: ReturnType<typeof fakeWindow>;
let navigator: Navigator;
const echo: NavigatorOptions['open'] = async (address, _signal, { known }) => {
  const url = new URL(address, 'http://app');
  return page(url.pathname, url.search, known?.data);
};
const open = vi.fn(echo);
const onFailure = vi.fn();

/** Continues everything that waits for a page. */
const settled = () => vi.waitFor(() => expect(navigator.state.pending).toBe(false));

beforeEach(() => {
  open.mockReset().mockImplementation(echo);
  onFailure.mockClear();
  browser = fakeWindow();
  for (const [name, value] of Object.entries({ ...browser, scrollY: 0 })) vi.stubGlobal(name, value);
  navigator = createNavigator(page('/'), { open, rowOf, onFailure });
});
afterEach(() => vi.unstubAllGlobals());

describe('navigate', () => {
  it('shows the next page only when it is loaded', async () => {
    const going = navigator.navigate('/members?page=2#list');
    expect(navigator.state).toMatchObject({ pending: true, page: { path: '/' } });
    expect(browser.entries).toHaveLength(1);
    await going;
    expect(navigator.state).toMatchObject({
      pending: false,
      page: { path: '/members', query: '?page=2' },
      arrival: { kind: 'forward', hash: '#list' },
    });
    expect(browser.entries.map(entry => entry.url)).toEqual(['/', '/members?page=2#list']);
  });

  it('replaces the history entry when asked to', async () => {
    await navigator.navigate('/members', { replace: true });
    expect(browser.entries.map(entry => entry.url)).toEqual(['/members']);
  });

  it('keeps the scroll position when only the query changes', async () => {
    await navigator.navigate('/members');
    await navigator.navigate('?country=PL');
    expect(navigator.state).toMatchObject({ page: { query: '?country=PL' }, arrival: { kind: 'same-page' } });
  });

  it('starts at the top when the page number changes', async () => {
    await navigator.navigate('/members?region=IT-25');
    for (const query of ['?region=IT-25&page=2', '?region=IT-25']) {
      await navigator.navigate(query);
      expect(navigator.state).toMatchObject({ page: { query }, arrival: { kind: 'forward', scrollY: 0 } });
    }
  });

  it('records the address at the end of redirects in the history', async () => {
    open.mockResolvedValueOnce('/login?next=%2Fchats');
    await navigator.navigate('/chats');
    expect(browser.entries.at(-1)?.url).toBe('/login?next=%2Fchats');
  });

  it('reports a failure for endless redirects', async () => {
    open.mockResolvedValue('/chats');
    await navigator.navigate('/chats');
    expect(onFailure).toHaveBeenCalledWith('/chats');
    expect(navigator.state.pending).toBe(false);
  });

  it('shows the later of two navigations and aborts the earlier', async () => {
    let release = () => undefined as unknown;
    open.mockImplementationOnce(() => new Promise(done => (release = () => done(page('/slow')))));
    const slow = navigator.navigate('/slow');
    await navigator.navigate('/fast');
    release();
    await slow;
    expect(navigator.state.page.path).toBe('/fast');
    expect(browser.entries.map(entry => entry.url)).toEqual(['/', '/fast']);
    expect(open.mock.calls[0]?.[1].aborted).toBe(true);
  });
});

describe('reload', () => {
  it('shows the current page anew, and keeps those of the history', async () => {
    await navigator.navigate('/members');
    open.mockClear();
    await navigator.reload();
    expect(open.mock.lastCall).toMatchObject(['/members', {}, { again: true }]);
    expect(browser.entries.map(entry => entry.url)).toEqual(['/', '/members']);
    browser.go(-1);
    expect(open.mock.lastCall).toMatchObject(['/', {}, { known: {} }]);
  });

  it('leaves the page on the screen where the server gives no answer', async () => {
    await navigator.navigate('/members');
    const shown = navigator.state.page;
    open.mockResolvedValueOnce({ ...page('/members'), status: 503 });
    await navigator.reload();
    expect(navigator.state).toMatchObject({ pending: false, target: null });
    expect(navigator.state.page).toBe(shown);
  });
});

describe('refresh', () => {
  it('reloads the current page without a new history entry', async () => {
    await navigator.navigate('/members?page=2');
    open.mockClear();
    await navigator.refresh();
    expect(open.mock.calls.map(([address, , { again }]) => [address, again])).toEqual([
      ['/members?page=2', true],
    ]);
    expect(browser.entries.map(entry => entry.url)).toEqual(['/', '/members?page=2']);
  });

  it('opens a page anew that could not be shown', async () => {
    open.mockResolvedValueOnce({ ...page('/withdrawal'), status: 503 });
    await navigator.navigate('/withdrawal');
    await navigator.refresh();
    expect(open.mock.lastCall).toMatchObject(['/withdrawal', {}, { again: false }]);
  });

  it('does not cancel a running navigation', async () => {
    open.mockImplementationOnce(() => new Promise(() => undefined));
    void navigator.navigate('/login');
    await navigator.refresh();
    expect(navigator.state).toMatchObject({ pending: false, page: { path: '/login' } });
    expect(browser.entries.map(entry => entry.url)).toEqual(['/', '/login']);
  });

  it('does not cancel a running step back, and reloads that page', async () => {
    await navigator.navigate('/members');
    await navigator.navigate('/members/m1');
    open.mockImplementationOnce(() => new Promise(() => undefined));
    browser.go(-1);
    await navigator.refresh();
    expect(open.mock.lastCall).toMatchObject(['/members', {}, { known: undefined, again: false }]);
    expect(navigator.state).toMatchObject({ pending: false, page: { path: '/members' } });
  });
});

describe('back and forward', () => {
  it('restores data and scroll position without loading', async () => {
    open.mockResolvedValueOnce(page('/members', '', 'list of then'));
    await navigator.navigate('/members');
    vi.stubGlobal('scrollY', 900);
    await navigator.navigate('/members/m1');
    browser.go(-1);
    await settled();
    expect(open.mock.lastCall?.[2].known).toEqual({ data: 'list of then' });
    expect(navigator.state).toMatchObject({
      page: { path: '/members', data: 'list of then' },
      arrival: { kind: 'back', scrollY: 900 },
    });
  });

  it('leaves scroll and focus to the page on the way back to another view of its data', async () => {
    const data = { parts: [] };
    open.mockImplementation(async address => ({ ...page('/settings', '', data), query: address.slice(9) }));
    await navigator.navigate('/settings');
    await navigator.navigate('/settings?change=email');
    browser.go(-1);
    await settled();
    expect(navigator.state).toMatchObject({ page: { query: '' }, arrival: { kind: 'same-page' } });
  });

  it('names what a page last showed when its address is opened again, unless that is invalid or an error', async () => {
    open.mockImplementation(async (address, _signal, { known }) =>
      address === '/gone'
        ? { ...page(address), status: 404 }
        : page(address, '', known?.data ?? `data of ${address}`),
    );
    const earlier = () => open.mock.lastCall?.[2].earlier;
    await navigator.navigate('/one');
    expect(earlier()).toBeUndefined();
    await navigator.navigate('/gone');
    await navigator.navigate('/one');
    expect(earlier()).toEqual({ data: 'data of /one' });
    await navigator.navigate('/gone');
    expect(earlier()).toBeUndefined();
    navigator.invalidateHistory();
    await navigator.navigate('/one');
    expect(earlier()).toBeUndefined();
  });

  it('forgets what the page on the screen shows too: somebody may have been blocked on it', async () => {
    await navigator.navigate('/one');
    navigator.invalidateHistory();
    await navigator.navigate('/two');
    await navigator.navigate('/one');
    expect(open.mock.lastCall?.[2].earlier).toBeUndefined();
  });

  it('reloads pages of an invalidated history, at their scroll position', async () => {
    await navigator.navigate('/members');
    vi.stubGlobal('scrollY', 900);
    await navigator.navigate('/members/m1');
    navigator.invalidateHistory();
    browser.go(-1);
    await settled();
    expect(open.mock.lastCall?.[2].known).toBeUndefined();
    expect(navigator.state).toMatchObject({ page: { path: '/members' }, arrival: { scrollY: 900 } });
  });

  it('leaves hash changes on the same page to the browser', async () => {
    open.mockClear();
    browser.history.pushState({ key: 'hash' }, '', '/#footer');
    browser.go(0);
    expect(open).not.toHaveBeenCalled();
  });

  it('leaves the place of the first page to the browser, which may find it late, until it moves on itself', async () => {
    expect(browser.history.scrollRestoration).toBe('auto');
    await navigator.navigate('/members');
    expect(browser.history.scrollRestoration).toBe('manual');
  });
});

describe('a page that takes long', () => {
  /** Lets the next page wait until it is released. */
  function hold() {
    let release = (_: Page) => undefined as unknown;
    open.mockImplementationOnce(() => new Promise(done => (release = done)));
    return (path: string, query = '') => release(page(path, query));
  }
  const urls = () => browser.entries.map(entry => entry.url);
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('is named at once, and has its address when its skeleton is shown', async () => {
    const arrive = hold();
    const going = navigator.navigate('/members?page=2#list');
    expect(navigator.state).toMatchObject({
      target: { route: { path: '/members' } },
      late: null,
      page: { path: '/' },
    });
    vi.advanceTimersByTime(SKELETON_AFTER - 1);
    expect(urls()).toEqual(['/']);
    vi.advanceTimersByTime(1);
    expect(navigator.state).toMatchObject({
      pending: true,
      target: { route: { path: '/members' } },
      late: { address: '/members?page=2' },
    });
    expect(urls()).toEqual(['/', '/members?page=2#list']);
    arrive('/members', '?page=2');
    await going;
    expect(navigator.state).toMatchObject({
      pending: false,
      target: null,
      late: null,
      page: { path: '/members' },
    });
    expect(urls()).toEqual(['/', '/members?page=2#list']);
  });

  it('gives the address at the end of redirects to the same history entry', async () => {
    const arrive = hold();
    const going = navigator.navigate('/chats');
    vi.advanceTimersByTime(SKELETON_AFTER);
    arrive('/login', '?next=%2Fchats');
    await going;
    expect(urls()).toEqual(['/', '/login?next=%2Fchats']);
  });

  it('is left by the back button for the page before, with its data and its place', async () => {
    open.mockResolvedValueOnce(page('/members', '', 'list of then'));
    await navigator.navigate('/members');
    vi.stubGlobal('scrollY', 900);
    hold();
    void navigator.navigate('/members/m1');
    vi.advanceTimersByTime(SKELETON_AFTER);
    vi.stubGlobal('scrollY', 0); // the skeleton begins at the top
    browser.go(-1);
    await vi.runAllTimersAsync();
    expect(navigator.state).toMatchObject({
      page: { path: '/members', data: 'list of then' },
      arrival: { kind: 'back', scrollY: 900 },
      late: null,
    });
  });

  it('is left for a third page: the one before keeps its place, and nothing has the data of another', async () => {
    await navigator.navigate('/members');
    vi.stubGlobal('scrollY', 900);
    hold();
    void navigator.navigate('/members/m1');
    vi.advanceTimersByTime(SKELETON_AFTER);
    vi.stubGlobal('scrollY', 0);
    await navigator.navigate('/chats');
    expect(urls()).toEqual(['/', '/members', '/members/m1', '/chats']);
    browser.go(-1);
    await vi.runAllTimersAsync();
    expect(open.mock.lastCall).toMatchObject(['/members/m1', {}, { known: undefined }]);
    browser.go(-1);
    await vi.runAllTimersAsync();
    expect(navigator.state.arrival).toMatchObject({ kind: 'back', scrollY: 900 });
  });

  it('is left for the page before by its link: that arrives as another page, after its own skeleton', async () => {
    hold();
    void navigator.navigate('/members');
    vi.advanceTimersByTime(SKELETON_AFTER);
    const arrive = hold();
    const going = navigator.navigate('/');
    vi.advanceTimersByTime(SKELETON_AFTER);
    expect(navigator.state).toMatchObject({ late: { route: { path: '/' } }, page: { path: '/' } });
    arrive('/');
    await going;
    expect(navigator.state).toMatchObject({ late: null, page: { path: '/' }, arrival: { kind: 'forward' } });
    expect(urls()).toEqual(['/', '/members', '/']);
  });

  it('has one history entry when it is reloaded meanwhile', async () => {
    hold();
    void navigator.navigate('/members');
    vi.advanceTimersByTime(SKELETON_AFTER);
    await navigator.refresh();
    expect(navigator.state).toMatchObject({ pending: false, page: { path: '/members' } });
    expect(urls()).toEqual(['/', '/members']);
  });

  it('has no skeleton when it is of the history, however busy the phone; the page it redirects to has one', async () => {
    await navigator.navigate('/members');
    const back = hold();
    browser.go(-1);
    vi.advanceTimersByTime(1000);
    expect(navigator.state).toMatchObject({ pending: true, target: { route: { path: '/' } }, late: null });
    back('/');
    await vi.runAllTimersAsync();
    expect(navigator.state).toMatchObject({ pending: false, page: { path: '/' } });

    open.mockResolvedValueOnce('/login');
    const arrive = hold();
    browser.go(1);
    await vi.advanceTimersByTimeAsync(SKELETON_AFTER);
    expect(navigator.state).toMatchObject({ late: { address: '/members' } });
    arrive('/login');
    await vi.runAllTimersAsync();
    expect(navigator.state).toMatchObject({ late: null, page: { path: '/login' } });
  });

  it('has no skeleton on the same page, for an unknown address, and while the document is replaced', async () => {
    hold();
    void navigator.navigate('/?country=PL');
    vi.advanceTimersByTime(1000);
    expect(navigator.state).toMatchObject({ pending: true, target: null, late: null });

    navigator = createNavigator(page('/'), { open, rowOf: () => null, onFailure });
    hold();
    void navigator.navigate('/nowhere');
    vi.advanceTimersByTime(1000);
    expect(navigator.state).toMatchObject({ pending: true, target: null, late: null });

    navigator = createNavigator(page('/'), { open, rowOf, onFailure });
    open.mockImplementationOnce((_address, _signal, { leaves }) => {
      leaves();
      return new Promise(() => undefined);
    });
    void navigator.navigate('/members');
    vi.advanceTimersByTime(1000);
    expect(navigator.state).toMatchObject({
      pending: true,
      target: { route: { path: '/members' } },
      late: null,
    });
    expect(urls()).toEqual(['/']);
  });
});

it('refresh also invalidates the pages of the history', async () => {
  await navigator.navigate('/members?page=2');
  await navigator.navigate('/chats');
  await navigator.refresh();
  expect(open.mock.lastCall?.slice(0, 1)).toEqual(['/chats']);
  browser.go(-1);
  await settled();
  expect(open.mock.lastCall?.[2].known).toBeUndefined();
});

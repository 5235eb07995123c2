import { afterEach, describe, expect, it, vi } from 'vitest';
import { prefersReducedData } from '../scheduling.ts';
import { prefetchOnIntent } from './prefetch.ts';

const origin = 'http://app';

afterEach(() => vi.unstubAllGlobals());

/** A page with links that can be pointed at. */
function setUp() {
  const state = { mayLoad: true };
  const load = vi.fn(async (_path: string): Promise<void> => undefined);
  const page = new EventTarget();
  vi.stubGlobal('location', { origin });
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  const running = prefetchOnIntent(() => state.mayLoad, load);
  const point = (href: string, { target = '', download = false, intent = 'pointerover' } = {}) => {
    const { origin: from, pathname } = new URL(href, origin);
    const link = { origin: from, pathname, target, hasAttribute: () => download };
    const event = Object.assign(new Event(intent), { on: { closest: () => link } });
    Object.defineProperty(event, 'target', { value: event.on });
    page.dispatchEvent(event);
  };
  return { state, load, running, page, point };
}

/** Waits until a press in the same moment would have been handled. */
const moment = () => new Promise(resolve => setTimeout(resolve));

describe('prefetching the code of the next page', () => {
  it('happens once when a link is hovered, touched or focused', async () => {
    const { load, point } = setUp();
    point('/members/a?x=1');
    point('/likes', { intent: 'touchstart' });
    point('/chats', { intent: 'focusin' });
    await moment();
    expect(load.mock.calls).toEqual([['/members/a'], ['/likes'], ['/chats']]);
    point('/chats');
    await moment();
    expect(load).toHaveBeenCalledTimes(3);
  });

  it('does not happen for other sites, new windows and downloads', async () => {
    const { load, page, point } = setUp();
    point('https://other.example/members');
    point('/members', { target: '_blank' });
    point('/api/export.php', { download: true });
    page.dispatchEvent(new Event('pointerover'));
    await moment();
    expect(load).not.toHaveBeenCalled();
  });

  it.each([
    ['waits while loading is not allowed', false],
    ['is left to a press in the same moment', true],
  ])('%s', async (_, allowedAtFirst) => {
    const { state, load, point } = setUp();
    state.mayLoad = allowedAtFirst;
    point('/likes');
    state.mayLoad = false;
    await moment();
    expect(load).not.toHaveBeenCalled();
    state.mayLoad = true;
    point('/likes');
    await moment();
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('is retried after a failure', async () => {
    const { load, running, point } = setUp();
    load.mockRejectedValueOnce(new TypeError('offline'));
    point('/likes');
    expect(running()).toBe(true);
    await vi.waitFor(() => expect(running()).toBe(false));
    point('/likes');
    await moment();
    expect(load).toHaveBeenCalledTimes(2);
  });
});

it.each([
  [{}, false],
  [{ connection: { effectiveType: '4g', saveData: false } }, false],
  [{ connection: { effectiveType: '2g' } }, true],
  [{ connection: { effectiveType: 'slow-2g' } }, true],
  [{ connection: { effectiveType: '4g', saveData: true } }, true],
])('a browser with %o prefers reduced data: %s', (browser, spared) => {
  expect(prefersReducedData(browser)).toBe(spared);
});

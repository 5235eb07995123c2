import { beforeEach, describe, expect, it, vi } from 'vitest';
import { KEPT_PAGES, keptPages } from './kept-pages.ts';
import { refreshOfflineCache } from './messages.ts';
import { assetsOf } from './offline-cache.ts';
import { parsePush } from './push.ts';
import type { WindowClient, WorkerScope } from './scope.ts';
import { startWorker } from './worker.ts';

const origin = 'https://velluto.example';
const push = {
  kind: 'new_messages',
  title: 'Ada',
  body: '',
  tag: 'c1',
  check: '/chats/c1',
  open: '/login',
  icon: '/img/a.webp',
};

/** A cache storage in memory; entries by address, from the root of the site. */
function memoryCaches() {
  const stores = new Map<string, Map<string, Response>>();
  const pathOf = (key: Request | string) => new URL(typeof key === 'string' ? key : key.url, origin).pathname;
  return {
    stores,
    keys: async () => [...stores.keys()],
    has: async (name: string) => stores.has(name),
    delete: async (name: string) => stores.delete(name),
    match: async (key: Request | string) =>
      [...stores.values()].map(store => store.get(pathOf(key))).find(Boolean),
    open: async (name: string) => {
      const store = stores.get(name) ?? new Map<string, Response>();
      stores.set(name, store);
      return {
        put: async (key: string, answer: Response) => {
          store.delete(pathOf(key));
          store.set(pathOf(key), answer);
        },
        delete: async (key: Request | string) => store.delete(pathOf(key)),
        keys: async () => [...store.keys()].map(path => ({ url: origin + path })),
        match: async (key: Request | string) => store.get(pathOf(key))?.clone(),
        addAll: async (files: string[]) => {
          for (const file of files) store.set(file, new Response(file));
        },
      };
    },
  };
}

function start(pages: Partial<WindowClient>[] = [], build = 'b1', caches = memoryCaches()) {
  const listeners = new Map<string, (event: never) => void>();
  const fetch = vi.fn(async (input: string | Request): Promise<Response> => {
    const url = typeof input === 'string' ? input : input.url;
    if (url.startsWith(`${origin}/api/`)) return new Response('{}');
    return new Response(url.endsWith('/offline') ? '<script src="/assets/entry.js">' : `net ${url}`);
  });
  const scope = {
    addEventListener: (name: string, listener: (event: never) => void) => listeners.set(name, listener),
    location: { origin },
    caches,
    fetch,
    skipWaiting: vi.fn(async () => undefined),
    clients: { claim: vi.fn(), matchAll: vi.fn(async () => pages), openWindow: vi.fn() },
    registration: {
      navigationPreload: { enable: vi.fn(async () => undefined) },
      pushManager: { subscribe: vi.fn(async () => ({ toJSON: () => 'again' })) },
      showNotification: vi.fn(async () => undefined),
    },
    navigator: { setAppBadge: vi.fn(async () => undefined) },
  };
  startWorker(scope as unknown as WorkerScope, build);
  /** Sends an event and waits for the work it starts. */
  const send = async (name: string, event: object = {}) => {
    let work: Promise<unknown> = Promise.resolve();
    const waitUntil = (promise: Promise<unknown>) => {
      work = promise;
    };
    listeners.get(name)?.({ ...event, waitUntil } as never);
    await work;
  };
  /** Sends a request through the worker; undefined when it leaves that to the browser. */
  const sendRequest = (
    path: string,
    { mode = 'navigate', method = 'GET', clientId = '' } = {},
  ): Promise<Response> | undefined => {
    let answer: Promise<Response> | undefined;
    const request = { url: new URL(path, origin).href, mode, method };
    const respondWith = (promise: Promise<Response>) => {
      answer = promise;
    };
    listeners.get('fetch')?.({
      request,
      respondWith,
      clientId,
      resultingClientId: `of ${path}`,
    } as never);
    return answer;
  };
  return { scope, fetch, caches, send, sendRequest };
}

describe('the offline cache', () => {
  it('stores the offline page with its scripts, becomes active at once, and deletes older builds', async () => {
    const { scope, caches, send } = start();
    await caches.open('velluto-offline-b0');
    await caches.open('somebody-else');
    await send('install');
    expect([...(caches.stores.get('velluto-offline-b1')?.keys() ?? [])]).toEqual([
      '/assets/entry.js',
      '/offline',
    ]);
    expect(scope.skipWaiting).toHaveBeenCalled();
    await send('activate');
    expect(await caches.keys()).toEqual(['somebody-else', 'velluto-offline-b1']);
    expect(scope.clients.claim).toHaveBeenCalled();
  });

  it('is not installed without its offline page', async () => {
    const { scope, fetch, send } = start();
    fetch.mockResolvedValue(new Response('', { status: 500 }));
    await expect(send('install')).rejects.toThrow('500');
    expect(scope.skipWaiting).not.toHaveBeenCalled();
  });

  it('answers any page with the offline page, but only when the network fails', async () => {
    const { fetch, send, sendRequest } = start();
    await send('install');
    expect(await (await sendRequest('/chats/c1'))?.text()).toBe(`net ${origin}/chats/c1`);
    fetch.mockRejectedValue(new TypeError('offline'));
    expect(await (await sendRequest('/chats/c1'))?.text()).toContain('entry.js');
  });

  it('answers a page view from the offline page as well, which may carry its id', async () => {
    const { fetch, send, sendRequest } = start();
    await send('install');
    fetch.mockRejectedValue(new TypeError('offline'));
    await sendRequest('/chats/c1');
    expect(await (await sendRequest('/likes', { clientId: 'of /chats/c1' }))?.text()).toContain('entry.js');
  });

  it('answers files of the offline page from the cache, and leaves those of other pages to the browser', async () => {
    const { fetch, send, sendRequest } = start();
    await send('install');
    fetch.mockRejectedValueOnce(new TypeError('offline'));
    await sendRequest('/chats/c1');
    fetch.mockClear();
    const file = { mode: 'cors', clientId: 'of /chats/c1' };
    expect(await (await sendRequest('/assets/entry.js', file))?.text()).toBe('/assets/entry.js');
    expect(fetch).not.toHaveBeenCalled();
    expect(await (await sendRequest('/assets/new.js', file))?.text()).toContain('net');
    expect(sendRequest('/assets/entry.js', { mode: 'cors', clientId: 'of /members' })).toBeUndefined();
  });

  it('leaves calls, pictures, downloads, other sites and forms to the browser', () => {
    const { sendRequest } = start();
    for (const path of ['/api/export.php', '/img/a.webp', '/sw.js', '/__outbox', 'https://other.example/'])
      expect(sendRequest(path), path).toBeUndefined();
    expect(sendRequest('/members', { method: 'POST' })).toBeUndefined();
    expect(sendRequest('/api/chats.php', { mode: 'cors' })).toBeUndefined();
  });

  it('fetches the offline page again when the language changed, and keeps the old one when that fails', async () => {
    const { fetch, caches, send } = start();
    await send('install');
    fetch.mockResolvedValueOnce(new Response('Du bist offline'));
    await send('message', { data: refreshOfflineCache });
    fetch.mockRejectedValueOnce(new TypeError('offline'));
    await send('message', { data: refreshOfflineCache });
    await send('message', { data: 'something else' });
    expect(await (await caches.match('/offline'))?.text()).toBe('Du bist offline');
  });

  it('lists the scripts and preloaded fonts of a page, each once', () => {
    const html =
      '<link href="/assets/a-latin-x.woff2"><style>url(/assets/b.woff2)</style>"/assets/c.js" "/assets/c.js"';
    expect(assetsOf(html)).toEqual(['/assets/a-latin-x.woff2', '/assets/c.js']);
  });
});

describe('pages that a member keeps', () => {
  const chats = '<html lang="it"><img src="/img/a1/tile.avif"><script src="/assets/chats.js">';
  /** A worker that keeps pages, and what its server answers by address. */
  async function keeping(answers: Record<string, Response | string> = {}, caches = memoryCaches()) {
    const worker = start([], 'b1', caches);
    await worker.send('install');
    worker.fetch.mockImplementation(async input => {
      const answer = answers[new URL(typeof input === 'string' ? input : input.url, origin).pathname];
      if (answer === undefined) throw new TypeError('offline');
      return typeof answer === 'string' ? new Response(answer) : answer;
    });
    await caches.open(keptPages);
    const keep = (list: string, ...pages: string[]) =>
      worker.send('message', { data: { type: 'keep-pages', list, pages } });
    const kept = () => [...(caches.stores.get(keptPages)?.keys() ?? [])];
    return { ...worker, answers, keep, kept };
  }
  const files = { '/assets/chats.js': 'code', '/img/a1/tile.avif': 'face' };

  it('are shown without a connection, with their scripts and faces, and say that they are of an earlier time', async () => {
    const { answers, keep, sendRequest } = await keeping({ '/chats': chats, ...files });
    await keep('/chats');
    for (const address of Object.keys(answers)) delete answers[address];
    expect(await (await sendRequest('/chats'))?.text()).toBe(chats.replace('<html', '<html data-kept'));
    const ofPage = { mode: 'cors', clientId: 'of /chats' };
    expect(await (await sendRequest('/assets/chats.js', ofPage))?.text()).toBe('code');
    expect(await (await sendRequest('/img/a1/tile.avif', ofPage))?.text()).toBe('face');
    expect(await (await sendRequest('/likes'))?.text(), 'any other page').toContain('entry.js');
  });

  it('stay as they were where the server gives no page, or not all of its scripts', async () => {
    const { answers, keep, sendRequest } = await keeping({ '/chats': chats, ...files });
    await keep('/chats');
    const busy = [503, 429].map(status => new Response('', { status }));
    for (const answer of [...busy, '<script src="/assets/gone.js">']) {
      answers['/chats'] = answer;
      await keep('/chats');
    }
    delete answers['/chats'];
    await keep('/chats');
    expect(await (await sendRequest('/chats'))?.text()).toContain('data-kept');
  });

  it('work without a face that is gone', async () => {
    const { keep, kept } = await keeping({ '/chats': chats, '/assets/chats.js': 'code' });
    await keep('/chats');
    expect(kept()).toEqual(['/assets/chats.js', '/chats']);
  });

  it('are not kept once the member does not wish it any more, not even those being fetched', async () => {
    const caches = memoryCaches();
    const { fetch, keep, kept } = await keeping({}, caches);
    fetch.mockImplementationOnce(async () => {
      await caches.delete(keptPages);
      return new Response('<html>');
    });
    await keep('/chats');
    await keep('/chats');
    expect([kept(), await caches.has(keptPages)]).toEqual([[], false]);
  });

  it('are deleted where the server refuses them, leads elsewhere, or does not list them any more', async () => {
    const [one = '', two = '', three = ''] = [1, 2, 3].map(
      n => `/chats/01a162f2-29c0-783c-bb3d-bb87f0de504${n}`,
    );
    const list = (...pages: string[]) => `<html>${pages.join()}`;
    const { answers, keep, kept } = await keeping({ [one]: '<html>', [two]: '<html>', [three]: '<html>' });
    answers['/chats'] = list(one, two, three);
    await keep('/chats', one, two, three);
    answers['/chats'] = list(two, three);
    answers[three] = new Response('', { status: 404 });
    await keep('/chats', three);
    expect(kept()).toEqual([two, '/chats']);
    const led = Object.defineProperty(new Response('log in'), 'redirected', { value: true });
    answers['/chats'] = led;
    await keep('/chats');
    expect(kept()).toEqual([]);
  });

  it('are the newest only', async () => {
    const ids = Array.from(
      { length: KEPT_PAGES + 2 },
      (_, n) => `01a162f2-29c0-783c-bb3d-bb87f0de50${10 + n}`,
    );
    const pages = ids.map(id => `/chats/${id}`);
    const answers = Object.fromEntries(pages.map(page => [page, '<html>'] as const));
    const { keep, kept } = await keeping({ ...answers, '/chats': `<html>${ids.join()}` });
    const [first = ''] = pages;
    await keep('/chats', ...pages.slice(0, 3));
    await keep('/chats', first);
    await keep('/chats', ...pages.slice(3));
    expect(kept()).toEqual([first, '/chats', ...pages.slice(3)].slice(-KEPT_PAGES));
  });

  it('get the files of a new version of the app', async () => {
    const { answers, keep, kept, send } = await keeping({ '/chats': chats, ...files });
    await keep('/chats');
    Object.assign(answers, { '/chats': '<html><script src="/assets/new.js">', '/assets/new.js': 'new' });
    await send('activate');
    expect(kept()).toEqual(['/assets/new.js', '/chats']);
  });

  it('stay where a new version of the app takes over and the server does not answer', async () => {
    const { answers, keep, kept, send } = await keeping({ '/chats': chats, ...files });
    await keep('/chats');
    const before = kept();
    for (const address of Object.keys(answers)) delete answers[address];
    await send('activate');
    expect(kept()).toEqual(before);
  });
});

describe('a push message', () => {
  const pushed = (message: unknown) => ({ data: { text: () => JSON.stringify(message) } });

  it('is shown, and sets the badge of the icon when no page is open', async () => {
    const { scope, send } = start();
    await send('push', pushed(push));
    expect(scope.registration.showNotification).toHaveBeenCalledWith('Ada', {
      body: '',
      tag: 'c1',
      icon: '/img/a.webp',
      silent: false,
      data: { check: '/chats/c1', open: '/login' },
    });
    expect(scope.navigator.setAppBadge).toHaveBeenCalledWith();
  });

  it('is passed to the open pages, and is silent while one is visible', async () => {
    const postMessage = vi.fn();
    const { scope, send } = start([{ postMessage, visibilityState: 'visible' }]);
    await send('push', pushed(push));
    expect(postMessage).toHaveBeenCalledWith({ type: 'push', message: push });
    expect(scope.registration.showNotification).toHaveBeenCalledWith(
      'Ada',
      expect.objectContaining({ silent: true }),
    );
    expect(scope.navigator.setAppBadge).not.toHaveBeenCalled();
  });

  it('that our server did not send is ignored', async () => {
    const { scope, send } = start();
    await send('push', { data: null });
    await send('push', pushed({ title: 'Ada' }));
    expect(scope.registration.showNotification).not.toHaveBeenCalled();
    expect(parsePush('null')).toBeNull();
  });
});

describe('a click on a push message', () => {
  const clicked = (data: object) => ({ notification: { close: vi.fn(), data } });
  let page: Required<Pick<WindowClient, 'url' | 'focus' | 'navigate'>>;
  beforeEach(() => {
    page = { url: `${origin}/`, focus: vi.fn(async () => page), navigate: vi.fn(async () => page) };
  });

  it('opens the check address in the open page when somebody is logged in', async () => {
    const { scope, send } = start([page]);
    const event = clicked(push);
    await send('notificationclick', event);
    expect(event.notification.close).toHaveBeenCalled();
    expect(page.navigate).toHaveBeenCalledWith(`${origin}/chats/c1`);
    expect(scope.clients.openWindow).not.toHaveBeenCalled();
  });

  it('opens the check address when no answer comes', async () => {
    const { scope, fetch, send } = start();
    fetch.mockRejectedValueOnce(new TypeError('offline'));
    await send('notificationclick', clicked(push));
    expect(scope.clients.openWindow).toHaveBeenCalledWith(`${origin}/chats/c1`);
  });

  it('opens the open address when nobody is logged in', async () => {
    const { scope, fetch, send } = start();
    fetch.mockResolvedValueOnce(new Response('', { status: 403 }));
    await send('notificationclick', clicked(push));
    expect(scope.clients.openWindow).toHaveBeenCalledWith(`${origin}/login`);
  });

  it('only focuses a page that shows the address already', async () => {
    page.url = `${origin}/chats/c1`;
    await start([{ url: `${origin}/` }, page]).send('notificationclick', clicked(push));
    expect(page.focus).toHaveBeenCalled();
    expect(page.navigate).not.toHaveBeenCalled();
  });

  it('opens a window when the page cannot be navigated', async () => {
    page.navigate = async () => Promise.reject(new TypeError('not controlled'));
    const { scope, send } = start([page]);
    await send('notificationclick', clicked(push));
    expect(scope.clients.openWindow).toHaveBeenCalledWith(`${origin}/chats/c1`);
  });

  it.each(['https://other.example/', '//other.example', '/\\other.example', '/api/logout.php'])(
    'opens pages of the site only, not %s',
    async check => {
      const { scope, send } = start();
      await send('notificationclick', clicked({ check, open: check }));
      expect(scope.clients.openWindow).toHaveBeenCalledWith(`${origin}/`);
    },
  );
});

describe('a push subscription that the browser changed', () => {
  it('is subscribed again if needed, and saved in the account', async () => {
    const { fetch, scope, send } = start();
    await send('pushsubscriptionchange', { newSubscription: { toJSON: () => 'made' } });
    await send('pushsubscriptionchange', { oldSubscription: { options: { key: 1 } } });
    await send('pushsubscriptionchange', {});
    expect(scope.registration.pushManager.subscribe).toHaveBeenCalledWith({ key: 1 });
    const calls = fetch.mock.calls.map(([request]) => request as Request);
    expect(calls.map(({ method, url }) => `${method} ${url}`)).toEqual(
      Array(2).fill(`POST ${origin}/api/user.php?push=1`),
    );
    expect(calls.map(({ headers }) => headers.get('x-requested-with'))).toEqual(['velluto', 'velluto']);
    const bodies = await Promise.all(calls.map(request => request.text()));
    expect(bodies).toEqual(['{"subscription":"made"}', '{"subscription":"again"}']);
  });
});

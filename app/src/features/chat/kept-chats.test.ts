import { beforeEach, expect, it, vi } from 'vitest';
import { testAppContext, testUser } from '../../../test/app-context.ts';
import type { AppContext } from '../../lib/app-context.ts';
import type { Page } from '../../lib/router/open-page.ts';
import { routes } from '../../routes.ts';
import type { KeepPages } from '../../worker/messages.ts';
import { createKeptChatsStore } from './kept-chats.ts';

const user = testUser();
let stored: Map<string, string>;
let caches: Set<string>;
let kept: string[][];
let leave: () => void;

/** A page; that of a conversation with somebody, who may not have been written to yet. */
const page = (name: string, path: string, conversation: string | null = null): Page => {
  const route = routes.find(row => row.name === name);
  if (!route) throw new Error(`no row ${name}`);
  const data = { chat: { conversation: conversation && { id: conversation } } };
  return { route, path, query: '', data, status: 200 };
};

/** A window with a worker. */
const browser = () => ({
  caches: {
    open: async (name: string) => caches.add(name) as unknown as Cache,
    delete: async (name: string) => caches.delete(name),
  },
  document: {
    visibilityState: 'hidden' as const,
    addEventListener: (_: string, listener: () => void) => {
      leave = listener;
    },
  },
  navigator: {
    serviceWorker: {
      controller: {
        postMessage: ({ list, pages }: KeepPages) => kept.push([list, ...pages]),
      } as unknown as ServiceWorker,
    },
  },
});

/** An open app at a page; `go` shows another one. */
function openAt(app: AppContext, first: Page) {
  let shown = first;
  const listeners = new Set<() => void>();
  const store = app.store(createKeptChatsStore);
  const here = {
    get state() {
      return { page: shown };
    },
    subscribe: (listener: () => void) => listeners.add(listener),
  };
  store.follow(here as never, browser());
  const go = (next: Page) => {
    shown = next;
    for (const listener of listeners) listener();
  };
  return { store, go };
}

beforeEach(() => {
  stored = new Map();
  caches = new Set();
  kept = [];
  vi.stubGlobal('localStorage', {
    getItem: (place: string) => stored.get(place) ?? null,
    setItem: (place: string, value: string) => void stored.set(place, value),
  });
});

it('keeps nothing of somebody who does not ask for it', () => {
  const { go } = openAt(testAppContext({ user }), page('chats', '/chats'));
  go(page('members-id-chat', '/members/m1/chat'));
  leave();
  expect(kept).toEqual([]);
});

it('keeps the list at once, and the conversations that were read whenever the app is left', async () => {
  const { store, go } = openAt(testAppContext({ user }), page('members-id-chat', '/members/m1/chat'));
  await store.set(true, browser());
  go(page('likes', '/likes'));
  go(page('members-id-chat', '/members/m2/chat', 'c2'));
  leave();
  leave();
  expect(kept).toEqual([['/chats', '/members/m1/chat'], ['/chats', '/chats/c2'], ['/chats']]);
  expect([...caches]).toEqual(['velluto-kept-pages']);
  expect(createKeptChatsStore(testAppContext({ user })).state.on, 'on the next visit').toBe(true);
});

it('leaves nothing on the device when it is switched off', async () => {
  const { store } = openAt(testAppContext({ user }), page('chats', '/chats'));
  await store.set(true, browser());
  await store.set(false, browser());
  leave();
  expect([...caches, kept.length]).toEqual([1]);
  expect(createKeptChatsStore(testAppContext({ user })).state.on).toBe(false);
});

it.each([
  ['a log-out here', (app: AppContext) => app.session.end()],
  [
    'a session that ended elsewhere',
    () => void openAt(testAppContext({ user: null }), page('members', '/members')),
  ],
  [
    'another member',
    () => void openAt(testAppContext({ user: { ...user, id: 'other' } }), page('members', '/members')),
  ],
])('leaves nothing on the device after %s', async (_, happen) => {
  const app = testAppContext({ user });
  const { store } = openAt(app, page('chats', '/chats'));
  await store.set(true, browser());
  happen(app);
  await vi.waitFor(() => expect([...caches]).toEqual([]));
  expect(createKeptChatsStore(testAppContext({ user })).state.on).toBe(false);
});

it('stays while the offline page is shown, which does not know who is logged in', async () => {
  const { store } = openAt(testAppContext({ user }), page('chats', '/chats'));
  await store.set(true, browser());
  openAt(testAppContext({ user: null }), page('offline', '/offline'));
  expect(caches.size).toBe(1);
});

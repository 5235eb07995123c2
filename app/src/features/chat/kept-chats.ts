import { proxy, subscribe } from 'valtio/vanilla';
import type { AppContext } from '../../lib/app-context.ts';
import { readStored, writeStored } from '../../lib/local-storage.ts';
import type { Navigator as AppNavigator } from '../../lib/router/navigator.ts';
import { keptPages } from '../../worker/kept-pages.ts';
import type { KeepPages } from '../../worker/messages.ts';
import type { ConversationData } from './conversation.ts';

/** Where the id of the member is stored who keeps chats on this device. */
const place = 'velluto.kept-chats';

/** The list of conversations, which is kept whichever of them were read. */
const list = '/chats';

/** The part of the browser that this needs. */
export interface KeepingBrowser {
  caches: Pick<CacheStorage, 'open' | 'delete'>;
  document: Pick<Document, 'visibilityState'> & {
    addEventListener(type: 'visibilitychange', listener: () => void): void;
  };
  navigator: { serviceWorker?: Pick<ServiceWorkerContainer, 'controller'> };
}

/**
 * Chats that a member can read without a connection, also when the app is started: only who switches it on, on this device, and
 * until the log-out. The pages lie there as they were shown, with the key to drafts and unsent messages (decision 43).
 */
export function createKeptChatsStore({ session }: AppContext) {
  const owner = () => readStored<string>(place);
  const state = proxy({ on: session.state.user !== null && owner() === session.state.user.id });
  /** Conversations on the screen since the pages were last kept. */
  let seen = new Set<string>();

  const keep = ({ navigator }: Pick<KeepingBrowser, 'navigator'>) => {
    const message: KeepPages = { type: 'keep-pages', list, pages: [...seen] };
    navigator.serviceWorker?.controller?.postMessage(message);
    seen = new Set();
  };
  const forget = async ({ caches }: Pick<KeepingBrowser, 'caches'>) => {
    state.on = false;
    writeStored(place, null);
    await caches.delete(keptPages);
  };

  return {
    state,

    /** Switches keeping on, with the list of conversations at once, or off: then nothing stays on the device. */
    async set(on: boolean, browser: KeepingBrowser): Promise<void> {
      if (!on) return forget(browser);
      writeStored(place, session.state.user?.id ?? null);
      state.on = true;
      await browser.caches.open(keptPages);
      keep(browser);
    },

    /** Keeps the conversations that were read whenever the app is left, and deletes all at a log-out or for another member. */
    follow(here: AppNavigator, browser: KeepingBrowser): void {
      const notice = () => {
        const { route, path, status, data } = here.state.page;
        if (status !== 200 || route.shape !== 'conversation') return;
        const { conversation } = (data as ConversationData).chat;
        // as the list links to it
        seen.add(conversation ? `/chats/${conversation.id}` : path);
      };
      const clear = () => {
        const { user } = session.state;
        if (owner() !== null && owner() !== user?.id) void forget(browser);
      };
      here.subscribe(notice);
      notice();
      subscribe(session.state, clear);
      // a page that anybody may have been shown does not know who is logged in
      if (!here.state.page.route.anonymous) clear();
      browser.document.addEventListener('visibilitychange', () => {
        if (state.on && browser.document.visibilityState === 'hidden') keep(browser);
      });
    },
  };
}

/** Content of a push message; it never has the text of a conversation's message. */
export interface PushMessage {
  kind: string;
  title: string;
  body: string;
  /** The notification replaces an older one with the same tag. */
  tag: string;
  /** Page for somebody who is logged in. */
  check: string;
  /** Page for somebody who is logged out. */
  open: string;
  icon: string | null;
}

/** Message of the worker to the open pages about a push. */
export interface PushBroadcast {
  type: 'push';
  message: PushMessage;
}

/** Message from a page whose language changed: the cached offline page is fetched again. */
export const refreshOfflineCache = 'refresh-offline-cache';

/** Message from a page to the worker: the member wishes to read these pages without a connection. */
export interface KeepPages {
  type: 'keep-pages';
  /** Path of the page that lists what the others show, and is kept too. */
  list: string;
  /** Paths of the other pages. */
  pages: string[];
}

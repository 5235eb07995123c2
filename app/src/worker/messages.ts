/** What the server sends by push; the text of a message is never in it. */
export interface PushMessage {
  kind: string;
  title: string;
  body: string;
  /** Takes the place of an older one with the same tag. */
  tag: string;
  /** Page for somebody who is logged in. */
  check: string;
  /** Page for somebody who is logged out. */
  open: string;
  icon: string | null;
}

/** What the worker tells the open pages about a push. */
export interface PushBroadcast {
  type: 'push';
  message: PushMessage;
}

/** Message from a page whose language changed: the cached offline page is fetched again. */
export const refreshOfflineCache = 'refresh-offline-cache';

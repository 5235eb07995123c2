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

/** What pages are told when a push came. */
export interface PushNews {
  type: 'push';
  message: PushMessage;
}

/** A page asks for this when the language changed: the offline page is fetched anew. */
export const renewShell = 'renew-shell';

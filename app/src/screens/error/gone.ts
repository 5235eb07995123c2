import type { MessageDescriptor } from '@lingui/core';
import { goneMessages } from '../../locales/messages/error/gone.ts';

/** What the error page says about a thing that is not at its address, and where the others of its kind are. */
interface Gone {
  title: MessageDescriptor;
  body: MessageDescriptor;
  link: MessageDescriptor;
  href: string;
  /** It is seen by one account only, so another one may have it. */
  ofAccount?: true;
}

const kinds: readonly (Gone & { at: RegExp })[] = [
  { at: /^\/likes\/m\//, href: '/likes', ofAccount: true, ...goneMessages.like },
  { at: /^\/chats\//, href: '/chats', ofAccount: true, ...goneMessages.conversation },
  { at: /^\/transactions(\/|$)/, href: '/transactions', ofAccount: true, ...goneMessages.payment },
  { at: /^\/(credits\/|directdebit$)/, href: '/credits', ...goneMessages.package },
  { at: /^\/complaints$/, href: '/complaints', ...goneMessages.complaint },
];

/** The kind of thing that a path leads to; null for an address that names none. */
export const goneAt = (path: string): Gone | null => kinds.find(({ at }) => at.test(path)) ?? null;

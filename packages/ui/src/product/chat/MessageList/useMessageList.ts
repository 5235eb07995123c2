'use client';

import { useLingui } from '@lingui/react/macro';
import { type ComponentProps, createContext, type RefObject, useEffect, useRef } from 'react';
import { usePartContext } from '../../../base/use-part-context.ts';
import { messageList } from '../../../i18n/messages/chat/chat.ts';
import type { Message } from '../../../model/message.ts';
import { useFormat } from '../../../provider/hooks.ts';
import { groupMessages, type MessageDay } from './group-messages.ts';
import { useChatScroll, useLoadOlder } from './useChatScroll.ts';

/** What `useMessageList`, `MessageListRoot` and `MessageList` have to know. */
export interface MessageListOptions {
  /** Oldest first. */
  messages: readonly Message[];
  /** The other person. */
  name: string;
  /** Position up to which the reader had read; null for no unread line. */
  readSeq?: number | null;
  /** There are older messages on the server. */
  hasMore?: boolean;
  /** Older messages are being loaded. */
  loadingOlder?: boolean;
  /** The reader has scrolled to the oldest loaded message. */
  onLoadOlder?: () => void;
  /** The latest message has come into view, so all messages are read. */
  onReachEnd?: () => void;
  /** The conversation is still loading. */
  loading?: boolean;
}

/** What a list of messages knows and does, without elements. */
export interface MessageListState
  extends Required<Pick<MessageListOptions, 'messages' | 'name' | 'hasMore' | 'loading' | 'loadingOlder'>>,
    Pick<MessageListOptions, 'onLoadOlder'> {
  /** The messages by day, with the place of the unread line. */
  days: readonly MessageDay[];
  /** Of the element that scrolls, which has to grow upwards (`column-reverse`). */
  logProps: ComponentProps<'div'> & { ref: RefObject<HTMLDivElement | null> };
  /** Of the element around all messages; each message is in an element with `data-part="row"`. */
  contentRef: RefObject<HTMLDivElement | null>;
  /** Of an element above the oldest message: older ones are loaded when it comes near. */
  olderRef: RefObject<HTMLDivElement | null>;
  /** The latest message is in view. */
  atEnd: boolean;
  /** How many messages of the other person arrived below the view. */
  newBelow: number;
  /** Scrolls to the latest message and moves the focus to the list. */
  jumpToEnd: () => void;
}

/** The state of a list of messages, for elements of the site's own. `MessageListRoot` and its parts draw it as we do. */
export function useMessageList({
  messages,
  name,
  readSeq = null,
  hasMore = false,
  loadingOlder = false,
  onLoadOlder,
  onReachEnd,
  loading = false,
}: MessageListOptions): MessageListState {
  const { t } = useLingui();
  const format = useFormat();
  const { scroller, content, atEnd, newBelow, onScroll, scrollToEnd } = useChatScroll(messages);
  const olderRef = useLoadOlder(scroller, hasMore && !loadingOlder, onLoadOlder);
  const lastId = messages.at(-1)?.id;
  const reachEnd = useRef(onReachEnd);
  reachEnd.current = onReachEnd;
  useEffect(() => {
    if (atEnd && lastId) reachEnd.current?.();
  }, [atEnd, lastId]);
  return {
    messages,
    name,
    hasMore,
    loading,
    loadingOlder,
    onLoadOlder,
    days: groupMessages(messages, at => format.date(at, { dateStyle: 'short' }), readSeq),
    logProps: {
      ref: scroller,
      role: 'log',
      'aria-live': 'off',
      'aria-busy': loading,
      'aria-label': t(messageList.label({ name })),
      // a region that scrolls must be reachable by keyboard
      tabIndex: 0,
      onScroll,
    },
    contentRef: content,
    olderRef,
    atEnd,
    newBelow,
    jumpToEnd() {
      scrollToEnd();
      scroller.current?.focus({ preventScroll: true });
    },
  };
}

export const MessageListContext = createContext<MessageListState | null>(null);

/** The state of the `MessageListRoot` around a part. Throws outside of one. */
export const useMessageListContext = (): MessageListState =>
  usePartContext(MessageListContext, 'MessageListRoot');

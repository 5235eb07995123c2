'use client';

import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Message } from '../../../model/message.ts';
import { authorOf, messageKey } from './group-messages.ts';

/** The list counts as scrolled to the end within this distance, in px. */
const NEAR = 48;

/** Refs, state and actions of the scrolling list. */
export interface ChatScroll {
  scroller: RefObject<HTMLDivElement | null>;
  content: RefObject<HTMLDivElement | null>;
  /** The latest message is in view. */
  atEnd: boolean;
  /** How many messages of the other person arrived below the view. */
  newBelow: number;
  onScroll: () => void;
  scrollToEnd: () => void;
}

/**
 * Keeps the scroll position. The scroller grows upwards (`column-reverse`: 0 is the end), so older messages loaded above
 * move nothing; only messages that arrive below, while the reader is further up, have to be compensated for.
 */
export function useChatScroll(messages: readonly Message[]): ChatScroll {
  const scroller = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const [atEnd, setAtEnd] = useState(true);
  const last = messages.at(-1);
  const lastKey = last && messageKey(last);
  const seenKey = useRef(lastKey);
  const tail = useRef<{ key: string | undefined; row: Element | null; below: number }>({
    key: lastKey,
    row: null,
    below: 0,
  });

  const scrollToEnd = useCallback(() => scroller.current?.scrollTo?.({ top: 0, behavior: 'smooth' }), []);
  const onScroll = useCallback(() => {
    if (scroller.current) setAtEnd(Math.abs(scroller.current.scrollTop) < NEAR);
  }, []);

  if (atEnd) seenKey.current = lastKey;

  useLayoutEffect(() => {
    const box = scroller.current;
    const end = content.current;
    if (!box || !end) return;
    const below = (row: Element) => end.getBoundingClientRect().bottom - row.getBoundingClientRect().bottom;
    const { key, row, below: before } = tail.current;
    if (last?.mine && lastKey !== key) box.scrollTop = 0;
    else if (row?.isConnected && Math.abs(box.scrollTop) >= NEAR) box.scrollTop -= below(row) - before;
    const rows = end.querySelectorAll('[data-part="row"]');
    const latest = rows[rows.length - 1] ?? null;
    tail.current = { key: lastKey, row: latest, below: latest ? below(latest) : 0 };
  });

  // When a hidden tab is shown again, the position may have changed without a scroll event.
  useEffect(onScroll, [onScroll]);

  const from = messages.findIndex(message => messageKey(message) === seenKey.current);
  const newBelow =
    from < 0 ? 0 : messages.slice(from + 1).filter(message => authorOf(message) === 'member').length;
  return { scroller, content, atEnd, newBelow, onScroll, scrollToEnd };
}

/** Calls `onLoadOlder` near the top of the list. Observes nothing while `active` is false. */
export function useLoadOlder(
  scroller: RefObject<HTMLElement | null>,
  active: boolean,
  onLoadOlder: (() => void) | undefined,
): RefObject<HTMLDivElement | null> {
  const sentinel = useRef<HTMLDivElement>(null);
  const call = useRef(onLoadOlder);
  call.current = onLoadOlder;
  useEffect(() => {
    const target = sentinel.current;
    if (!active || !target || !('IntersectionObserver' in window)) return;
    const observer = new IntersectionObserver(
      entries => {
        if (entries.some(entry => entry.isIntersecting)) call.current?.();
      },
      { root: scroller.current, rootMargin: '400px 0px 0px' },
    );
    observer.observe(target);
    return () => observer.disconnect();
  }, [scroller, active]);
  return sentinel;
}

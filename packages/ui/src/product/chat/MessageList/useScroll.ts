'use client';

import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Message } from '../../../model/message.ts';
import { messageKey, sayer } from './group.ts';

/** This close to the end counts as being there, in px. */
const NEAR = 48;

/** What the list needs to follow the conversation. */
export interface Scroll {
  scroller: RefObject<HTMLDivElement | null>;
  content: RefObject<HTMLDivElement | null>;
  /** The latest message is in view. */
  atEnd: boolean;
  /** Messages of the other person that arrived below the view. */
  newBelow: number;
  onScroll: () => void;
  toEnd: () => void;
}

/**
 * Keeps the reader's place. The scroller grows upwards (`column-reverse`: 0 is the end), so older messages never move
 * what one reads; only what arrives below while one reads further up has to be made good for.
 */
export function useScroll(messages: readonly Message[]): Scroll {
  const scroller = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const [atEnd, setAtEnd] = useState(true);
  const last = messages.at(-1);
  const lastKey = last && messageKey(last);
  const seen = useRef(lastKey);
  const tail = useRef<{ key: string | undefined; row: Element | null; below: number }>({
    key: lastKey,
    row: null,
    below: 0,
  });

  const toEnd = useCallback(() => scroller.current?.scrollTo({ top: 0, behavior: 'smooth' }), []);
  const onScroll = useCallback(() => {
    if (scroller.current) setAtEnd(Math.abs(scroller.current.scrollTop) < NEAR);
  }, []);

  if (atEnd) seen.current = lastKey;

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

  // Back in a tab that was hidden the place may have changed without a scroll.
  useEffect(onScroll, [onScroll]);

  const from = messages.findIndex(message => messageKey(message) === seen.current);
  const newBelow = from < 0 ? 0 : messages.slice(from + 1).filter(message => sayer(message) === false).length;
  return { scroller, content, atEnd, newBelow, onScroll, toEnd };
}

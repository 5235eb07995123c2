import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Message } from '../../../model/message.ts';
import { messageKey } from './group.ts';

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
  const height = useRef(0);
  const tail = useRef(lastKey);

  const toEnd = useCallback(() => scroller.current?.scrollTo({ top: 0, behavior: 'smooth' }), []);
  const onScroll = useCallback(() => {
    const box = scroller.current;
    if (!box) return;
    setAtEnd(Math.abs(box.scrollTop) < NEAR);
    height.current = content.current?.scrollHeight ?? 0;
  }, []);

  if (atEnd) seen.current = lastKey;

  useLayoutEffect(() => {
    const box = scroller.current;
    const now = content.current?.scrollHeight ?? 0;
    const arrived = lastKey !== tail.current;
    tail.current = lastKey;
    if (box && arrived) {
      if (last?.mine) box.scrollTop = 0;
      else if (Math.abs(box.scrollTop) >= NEAR) box.scrollTop -= now - height.current;
    }
    height.current = now;
  });

  // Back in a tab that was hidden the place may have changed without a scroll.
  useEffect(onScroll, [onScroll]);

  const from = messages.findIndex(message => messageKey(message) === seen.current);
  const newBelow = from < 0 ? 0 : messages.slice(from + 1).filter(message => !message.mine).length;
  return { scroller, content, atEnd, newBelow, onScroll, toEnd };
}

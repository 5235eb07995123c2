'use client';

import { type UIEvent, useRef, useState } from 'react';
import { slidePlace } from '../slide-place.ts';

/** Index of the visible slide of a scrolling row, and a function that scrolls to another one. */
export function useCarousel() {
  const track = useRef<HTMLUListElement>(null);
  const [index, setIndex] = useState(0);
  return {
    track,
    index,
    onScroll({ currentTarget: { scrollLeft, clientWidth } }: UIEvent<HTMLElement>) {
      if (clientWidth > 0) setIndex(Math.round(Math.abs(scrollLeft) / clientWidth));
    },
    show(target: number) {
      setIndex(target);
      track.current?.scrollTo?.({ left: slidePlace(track.current, target) });
    },
  };
}

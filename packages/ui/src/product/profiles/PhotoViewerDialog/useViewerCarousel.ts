'use client';

import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { arrowStep, isModified } from '../../../base/arrow-keys.ts';
import { slidePlace } from '../slide-place.ts';

/**
 * A row of photos that can be swiped, and moved by arrow keys and buttons.
 *
 * @param count number of photos
 * @param start index of the photo shown first, from 0; limited to the row
 */
export function useViewerCarousel(count: number, start: number) {
  const track = useRef<HTMLUListElement>(null);
  /** Index that a key or button scrolls to; until it is reached, slides on the way do not change `index`. */
  const goal = useRef<number | null>(null);
  const last = Math.max(0, count - 1);
  const [index, setIndex] = useState(Math.min(Math.max(0, start), last));
  const show = useCallback(
    (wanted: number) => {
      const target = Math.min(Math.max(0, wanted), last);
      const row = track.current;
      goal.current = target;
      setIndex(target);
      row?.scrollTo?.({ left: slidePlace(row, target) });
    },
    [last],
  );
  const opened = useRef(index);
  useLayoutEffect(() => {
    const row = track.current;
    row?.scrollTo?.({ left: slidePlace(row, opened.current), behavior: 'instant' });
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the link of a photo that leaves can no longer be focused
  useLayoutEffect(() => {
    if (track.current?.contains(document.activeElement) && document.activeElement?.closest('[inert]'))
      track.current.focus({ preventScroll: true });
  }, [index]);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!track.current || isModified(event)) return;
      const ends: Record<string, number> = { Home: 0, End: last };
      const target = ends[event.key] ?? index + arrowStep(event, track.current);
      if (target === index && !(event.key in ends)) return;
      event.preventDefault();
      show(target);
    };
    // On the window, so that the keys work wherever the focus is in the dialog.
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [index, last, show]);
  return {
    track,
    index,
    show,
    /** A swipe cancels the target of a key or button. */
    onPointerDown() {
      goal.current = null;
    },
    onScroll() {
      const row = track.current;
      if (!row || row.clientWidth === 0) return;
      const at = Math.min(Math.round(Math.abs(row.scrollLeft) / row.clientWidth), last);
      if (goal.current === null) setIndex(at);
      else if (Math.abs(row.scrollLeft - slidePlace(row, goal.current)) < 2) goal.current = null;
    },
  };
}

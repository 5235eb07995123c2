'use client';

import { type FullGestureState, useDrag } from '@use-gesture/react';
import type { RefObject } from 'react';
import { media } from '../../theme/media.ts';

/** Part of its height from which a box that is let go leaves. */
const leavingShare = 0.25;
/** Pixels a millisecond of a flick, which leaves sooner. */
const flickSpeed = 0.5;
/** Pixels that a flick covers at least. */
const flickLength = 16;
const returnMs = 200;

/** Whether a box that was dragged down this far, at this speed, leaves when it is let go. */
export const leaves = (pixels: number, speed: number, height: number): boolean =>
  pixels > height * leavingShare || (pixels > flickLength && speed > flickSpeed);

type Drag = Pick<FullGestureState<'drag'>, 'movement' | 'velocity' | 'direction' | 'last' | 'canceled'>;

/**
 * Moves a box down with the pointer. Let go far enough or flicked, it stays there while it closes, else it goes back.
 *
 * @param onAway it is to close
 */
export function dragAway(
  box: HTMLElement,
  { movement: [, moved], velocity: [, speed], direction: [, to], last, canceled }: Drag,
  onAway: () => void,
): void {
  const pixels = Math.max(0, moved);
  if (!last) {
    box.style.translate = `0 ${pixels}px`;
  } else if (!canceled && leaves(pixels, to < 0 ? 0 : speed, box.offsetHeight)) {
    onAway();
  } else {
    box.style.translate = '';
    if (pixels > 0 && !matchMedia(media.still).matches)
      box.animate([{ translate: `0 ${pixels}px` }, {}], { duration: returnMs, easing: 'ease-out' });
  }
}

/** Lets a box be dragged down and away by a handle, whose `touch-action` leaves vertical moves to us. */
export function useDragAway(
  box: RefObject<HTMLElement | null>,
  handle: RefObject<HTMLElement | null>,
  { onAway, enabled }: { onAway: () => void; enabled: boolean },
): void {
  useDrag(drag => box.current && dragAway(box.current, drag, onAway), {
    target: handle,
    axis: 'y',
    filterTaps: true,
    pointer: { capture: false },
    enabled,
  });
}

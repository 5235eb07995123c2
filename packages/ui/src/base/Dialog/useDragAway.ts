'use client';

import { type FullGestureState, useDrag } from '@use-gesture/react';
import { type RefObject, useLayoutEffect } from 'react';
import { media } from '../../theme/media.ts';

/** Part of its height, at most of the window's, from which a box that is let go leaves. */
const leavingShare = 0.25;
/** Pixels a millisecond of a flick, which leaves sooner, or upwards stays. */
const flickSpeed = 0.5;
/** Pixels that a flick covers at least. */
const flickLength = 16;
const returnMs = 200;

/** Whether a box of this height that was dragged down this far leaves when it is let go; the speed is negative upwards. */
export const leaves = (pixels: number, speed: number, height: number): boolean =>
  speed > -flickSpeed && (pixels >= height * leavingShare || (pixels > flickLength && speed > flickSpeed));

function goBack(box: HTMLElement, pixels: number) {
  box.style.translate = '';
  if (pixels > 0 && !matchMedia(media.still).matches)
    box.animate([{ translate: `0 ${pixels}px` }, {}], { duration: returnMs, easing: 'ease-out' });
}

type Drag = Pick<
  FullGestureState<'drag'>,
  'event' | 'movement' | 'velocity' | 'direction' | 'first' | 'last' | 'canceled'
>;

/**
 * Moves a box down with the pointer. Let go far enough or flicked, it stays there while its dialog closes, else it goes back.
 *
 * @param onAway its dialog is to close
 */
export function dragAway(
  box: HTMLElement,
  { event, movement: [, moved], velocity: [, speed], direction: [, to], first, last, canceled }: Drag,
  onAway: () => void,
): void {
  const pixels = Math.max(0, moved);
  // it can be grabbed while it still moves by itself
  if (first) for (const animation of box.getAnimations()) animation.cancel();
  box.style.translate = `0 ${pixels}px`;
  if (!last) return;
  const cut = canceled || event.type === 'pointercancel';
  if (cut || !leaves(pixels, speed * to, Math.min(box.offsetHeight, innerHeight))) {
    goBack(box, pixels);
    return;
  }
  onAway();
  // whoever is told may leave it open
  setTimeout(() => {
    if (box.closest('[data-state="open"]')) goBack(box, pixels);
  });
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
  // opened again while it leaves
  useLayoutEffect(() => {
    if (enabled && box.current) box.current.style.translate = '';
  }, [enabled, box]);
}

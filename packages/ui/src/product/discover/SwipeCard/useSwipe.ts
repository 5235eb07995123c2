'use client';

import { type MouseEvent, type PointerEvent, useEffect, useLayoutEffect, useRef } from 'react';
import { assignInlineVars } from '../../../base/inline-vars.ts';
import { media } from '../../../theme/media.ts';
import {
  DECIDING_SHARE,
  type Decision,
  decisionOf,
  dragDirection,
  type Point,
  velocityOf,
} from './gesture.ts';
import { exitMotion, SPRING_MS, springBack, tiltAt } from './motion.ts';
import { pull } from './SwipeCard.css.ts';

export interface SwipeOptions {
  /** The card is in front and can be dragged. */
  active: boolean;
  /** The decision that was made: the card leaves to that side. */
  decided: Decision | undefined;
  /** The decision that was undone: the card comes in from that side. */
  undone: Decision | undefined;
  onDecide: (decision: Decision) => void;
  /** The card has left the deck. */
  onExited: (() => void) | undefined;
}

const prefersReducedMotion = () => 'matchMedia' in window && matchMedia(media.still).matches;
/** Not everywhere: jsdom has no animations. */
const canAnimate = (box: HTMLElement) => typeof box.animate === 'function';
const sideOf = (decision: Decision) => (decision === 'like' ? 1 : -1);

function showDecision(card: HTMLElement, share: number) {
  const values = assignInlineVars({ [pull]: String(Math.min(1, Math.max(-1, share))) });
  for (const [name, value] of Object.entries(values)) card.style.setProperty(name, String(value));
}

/** Moves the card with the pointer and fades in the text of the decision it is dragged towards. */
function moveTo(card: HTMLElement, x: number) {
  card.style.translate = x === 0 ? '' : `${x}px`;
  card.style.rotate = x === 0 ? '' : `${tiltAt(x, card.offsetWidth)}deg`;
  showDecision(card, x / (card.offsetWidth * DECIDING_SHARE || 1));
}

function animatePath(
  card: HTMLElement,
  path: readonly number[],
  timing: KeyframeAnimationOptions,
  fade?: number[],
) {
  const frames = {
    translate: path.map(x => `${x}px`),
    rotate: path.map(x => `${tiltAt(x, card.offsetWidth)}deg`),
  };
  return card.animate(fade ? { ...frames, opacity: fade } : frames, timing);
}

/** A card that follows the pointer, springs back or is flicked away. With reduced motion it fades. */
export function useSwipe({ active, decided, undone, onDecide, onExited }: SwipeOptions) {
  const card = useRef<HTMLDivElement>(null);
  const released = useRef({ x: 0, velocity: 0 });
  const dragged = useRef(false);
  const stopDragging = useRef<(() => void) | null>(null);
  const onGoneRef = useRef(onExited);
  onGoneRef.current = onExited;
  const leaving = useRef(decided);
  leaving.current = decided;
  useEffect(() => () => stopDragging.current?.(), []);

  useLayoutEffect(() => {
    const box = card.current;
    if (!decided || !box) return;
    if (!canAnimate(box)) {
      onGoneRef.current?.();
      return;
    }
    const { x, velocity } = released.current;
    const out = exitMotion(decided, { x, velocity, width: box.offsetWidth });
    showDecision(box, sideOf(decided));
    const animation = prefersReducedMotion()
      ? box.animate({ opacity: [1, 0] }, { duration: 160, fill: 'forwards' })
      : animatePath(
          box,
          [x, out.x],
          { duration: out.ms, easing: velocity === 0 ? 'ease-in' : 'linear', fill: 'forwards' },
          [1, 1, 0],
        );
    animation.finished.then(
      () => onGoneRef.current?.(),
      // cancelled by the clean-up below
      () => undefined,
    );
    return () => {
      animation.cancel();
      released.current = { x: 0, velocity: 0 };
      moveTo(box, 0);
    };
  }, [decided]);

  const enterFrom = useRef(undone);
  useLayoutEffect(() => {
    const box = card.current;
    if (!enterFrom.current || !box || !canAnimate(box)) return;
    if (prefersReducedMotion()) box.animate({ opacity: [0, 1] }, { duration: 160 });
    else
      animatePath(box, springBack(sideOf(enterFrom.current) * box.offsetWidth * 1.2, 0), {
        duration: SPRING_MS,
      });
  }, []);

  function onPointerDown({ isPrimary, button, pointerId, clientX, clientY }: PointerEvent) {
    const box = card.current;
    if (!box || !active || !isPrimary || button !== 0 || stopDragging.current) return;
    dragged.current = false;
    // a card that is springing back can be grabbed
    const from = Number.parseFloat(getComputedStyle(box).translate) || 0;
    const points: Point[] = [];
    let x = from;
    let direction: ReturnType<typeof dragDirection> = null;

    const move = (event: globalThis.PointerEvent) => {
      if (event.pointerId !== pointerId) return;
      const dx = event.clientX - clientX;
      direction ??= dragDirection(dx, event.clientY - clientY);
      if (direction === 'vertical') settle(0);
      if (direction !== 'horizontal') return;
      if (!dragged.current) for (const animation of box.getAnimations?.() ?? []) animation.cancel();
      dragged.current = true;
      x = from + dx;
      points.push({ x, at: event.timeStamp });
      moveTo(box, x);
    };
    const settle = (velocity: number) => {
      stopDragging.current?.();
      if (x === 0) return;
      moveTo(box, 0);
      if (!prefersReducedMotion()) animatePath(box, springBack(x, velocity), { duration: SPRING_MS });
    };
    const up = (event: globalThis.PointerEvent) => {
      if (event.pointerId !== pointerId) return;
      const velocity = velocityOf(points, event.timeStamp);
      const decision = dragged.current ? decisionOf({ x, velocity, width: box.offsetWidth }) : null;
      setTimeout(() => {
        // after the click of this release, which must still see that it was a drag
        dragged.current = false;
        if (decision && !leaving.current) settle(0);
      });
      if (!decision) return settle(velocity);
      stopDragging.current?.();
      released.current = { x, velocity };
      onDecide(decision);
    };
    const cancel = (event: globalThis.PointerEvent) => event.pointerId === pointerId && settle(0);

    stopDragging.current = () => {
      stopDragging.current = null;
      window.removeEventListener('pointermove', move);
      window.removeEventListener('pointerup', up);
      window.removeEventListener('pointercancel', cancel);
    };
    window.addEventListener('pointermove', move);
    window.addEventListener('pointerup', up);
    window.addEventListener('pointercancel', cancel);
  }

  return {
    ref: card,
    onPointerDown,
    /** A drag that ends on the card's link does not follow it. */
    onClickCapture(event: MouseEvent) {
      if (!dragged.current) return;
      event.preventDefault();
      event.stopPropagation();
    },
    /** Keeps the browser from dragging the link or the picture itself. */
    onDragStart(event: { preventDefault: () => void }) {
      event.preventDefault();
    },
  };
}

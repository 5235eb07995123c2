'use client';

import { useDrag } from '@use-gesture/react';
import { type MouseEvent, useLayoutEffect, useRef } from 'react';
import { assignInlineVars } from '../../../base/inline-vars.ts';
import { media } from '../../../theme/media.ts';
import { DECIDING_SHARE, type Decision, DRAG_THRESHOLD, decisionOf } from './gesture.ts';
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
  const onGoneRef = useRef(onExited);
  onGoneRef.current = onExited;
  const leaving = useRef(decided);
  leaving.current = decided;

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

  useDrag(
    ({
      event,
      first,
      last,
      lastOffset: [from],
      xy: [at],
      initial: [start],
      velocity,
      direction,
      canceled,
    }) => {
      const box = card.current;
      if (!box) return;
      if (first) for (const animation of box.getAnimations?.() ?? []) animation.cancel();
      dragged.current = true;
      const x = from + at - start;
      moveTo(box, x);
      if (!last) return;
      const cut = canceled || event.type === 'pointercancel';
      const speed = cut ? 0 : velocity[0] * direction[0];
      const decision = cut ? null : decisionOf({ x, velocity: speed, width: box.offsetWidth });
      const settle = () => {
        moveTo(box, 0);
        if (!prefersReducedMotion()) animatePath(box, springBack(x, speed), { duration: SPRING_MS });
      };
      setTimeout(() => {
        // after the click of this release, which must still see that it was a drag
        dragged.current = false;
        if (decision && !leaving.current) settle();
      });
      if (!decision) return settle();
      released.current = { x, velocity: speed };
      onDecide(decision);
    },
    {
      target: card,
      enabled: active,
      axis: 'x',
      threshold: DRAG_THRESHOLD,
      // a card that is springing back can be grabbed
      from: () => [Number.parseFloat(card.current ? getComputedStyle(card.current).translate : '') || 0, 0],
      pointer: { capture: false },
    },
  );

  return {
    ref: card,
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

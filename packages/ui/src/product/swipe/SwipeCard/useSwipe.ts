'use client';

import { type MouseEvent, type PointerEvent, useEffect, useLayoutEffect, useRef } from 'react';
import { assignInlineVars } from '../../../base/inline-vars.ts';
import { media } from '../../../theme/media.ts';
import { courseOf, type Decision, decisionOf, type Point, velocityOf } from './gesture.ts';
import { leanAt, SPRING_MS, springBack, wayOut } from './motion.ts';
import { pull } from './SwipeCard.css.ts';

/** What moves a card. */
export interface Swipe {
  /** It lies in front: a hand may take it. */
  active: boolean;
  /** It has been answered and leaves to that side. */
  left: Decision | undefined;
  /** It was taken back and comes in from that side. */
  cameFrom: Decision | undefined;
  onDecide: (decision: Decision) => void;
  /** It has left. */
  onGone: (() => void) | undefined;
}

const still = () => matchMedia(media.still).matches;
const sideOf = (decision: Decision) => (decision === 'like' ? 1 : -1);

function showPull(card: HTMLElement, share: number) {
  const values = assignInlineVars({ [pull]: String(Math.min(1, Math.max(-1, share))) });
  for (const [name, value] of Object.entries(values)) card.style.setProperty(name, String(value));
}

/** Puts the card under the hand. The word of the answer shows as far as the answer is near. */
function place(card: HTMLElement, x: number) {
  card.style.translate = x === 0 ? '' : `${x}px`;
  card.style.rotate = x === 0 ? '' : `${leanAt(x, card.offsetWidth)}deg`;
  showPull(card, x / (card.offsetWidth * 0.35 || 1));
}

function fly(card: HTMLElement, way: readonly number[], timing: KeyframeAnimationOptions, fade?: number[]) {
  const frames = {
    translate: way.map(x => `${x}px`),
    rotate: way.map(x => `${leanAt(x, card.offsetWidth)}deg`),
  };
  return card.animate(fade ? { ...frames, opacity: fade } : frames, timing);
}

/** A card that follows the pointer, springs back or is thrown. Without motion it fades. */
export function useSwipe({ active, left, cameFrom, onDecide, onGone }: Swipe) {
  const card = useRef<HTMLDivElement>(null);
  const released = useRef({ x: 0, velocity: 0 });
  const dragged = useRef(false);
  const letGo = useRef<(() => void) | null>(null);
  const gone = useRef(onGone);
  gone.current = onGone;
  const leaving = useRef(left);
  leaving.current = left;
  useEffect(() => () => letGo.current?.(), []);

  useLayoutEffect(() => {
    const box = card.current;
    if (!left || !box) return;
    const { x, velocity } = released.current;
    const out = wayOut(left, { x, velocity, width: box.offsetWidth });
    showPull(box, sideOf(left));
    const animation = still()
      ? box.animate({ opacity: [1, 0] }, { duration: 160, fill: 'forwards' })
      : fly(
          box,
          [x, out.x],
          { duration: out.ms, easing: velocity === 0 ? 'ease-in' : 'linear', fill: 'forwards' },
          [1, 1, 0],
        );
    animation.finished.then(
      () => gone.current?.(),
      () => undefined,
    );
    return () => {
      animation.cancel();
      released.current = { x: 0, velocity: 0 };
      place(box, 0);
    };
  }, [left]);

  const arrival = useRef(cameFrom);
  useLayoutEffect(() => {
    const box = card.current;
    if (!arrival.current || !box) return;
    if (still()) box.animate({ opacity: [0, 1] }, { duration: 160 });
    else fly(box, springBack(sideOf(arrival.current) * box.offsetWidth * 1.2, 0), { duration: SPRING_MS });
  }, []);

  function onPointerDown({ isPrimary, button, pointerId, clientX, clientY }: PointerEvent) {
    const box = card.current;
    if (!box || !active || !isPrimary || button !== 0 || letGo.current) return;
    dragged.current = false;
    // a card on its way back can be caught
    const from = Number.parseFloat(getComputedStyle(box).translate) || 0;
    const points: Point[] = [];
    let x = from;
    let course: ReturnType<typeof courseOf> = null;

    const move = (event: globalThis.PointerEvent) => {
      if (event.pointerId !== pointerId) return;
      const dx = event.clientX - clientX;
      course ??= courseOf(dx, event.clientY - clientY);
      if (course === 'along') settle(0);
      if (course !== 'across') return;
      if (!dragged.current) for (const animation of box.getAnimations()) animation.cancel();
      dragged.current = true;
      x = from + dx;
      points.push({ x, at: event.timeStamp });
      place(box, x);
    };
    const settle = (velocity: number) => {
      letGo.current?.();
      if (x === 0) return;
      place(box, 0);
      if (!still()) fly(box, springBack(x, velocity), { duration: SPRING_MS });
    };
    const up = (event: globalThis.PointerEvent) => {
      if (event.pointerId !== pointerId) return;
      const velocity = velocityOf(points, event.timeStamp);
      const decision = dragged.current ? decisionOf({ x, velocity, width: box.offsetWidth }) : null;
      setTimeout(() => {
        // the click of this very release has come before
        dragged.current = false;
        if (decision && !leaving.current) settle(0);
      });
      if (!decision) return settle(velocity);
      letGo.current?.();
      released.current = { x, velocity };
      onDecide(decision);
    };
    const cancel = (event: globalThis.PointerEvent) => event.pointerId === pointerId && settle(0);

    letGo.current = () => {
      letGo.current = null;
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
    /** Links and pictures would be dragged by the browser. */
    onDragStart(event: { preventDefault: () => void }) {
      event.preventDefault();
    },
  };
}

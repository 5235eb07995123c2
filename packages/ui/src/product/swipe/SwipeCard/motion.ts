import type { Decision } from './gesture.ts';

/** Angular frequency (per ms) and damping of the spring: it swings over once, hardly to be seen. */
const PACE = 0.018;
const DAMPING = 0.78;
const STEPS = 24;
/** How long a card takes back to the middle, in ms. */
export const SPRING_MS = 480;

/** Way of a spring from `x` px to rest, in even steps over `SPRING_MS`. */
export function springBack(x: number, velocity: number): number[] {
  const swing = PACE * Math.sqrt(1 - DAMPING ** 2);
  const steps = Array.from({ length: STEPS }, (_, step) => {
    const time = (SPRING_MS * step) / STEPS;
    const turn =
      x * Math.cos(swing * time) + ((velocity + DAMPING * PACE * x) / swing) * Math.sin(swing * time);
    return Math.exp(-DAMPING * PACE * time) * turn;
  });
  return [...steps, 0];
}

/** Where a card flies that leaves, in px, and how long it takes, in ms: as fast as it was thrown, never slow. */
export function wayOut(to: Decision, { x, velocity, width }: { x: number; velocity: number; width: number }) {
  const end = (to === 'like' ? 1.3 : -1.3) * width;
  const speed = Math.max(Math.abs(velocity), width / 280, 0.1);
  return { x: end, ms: Math.min(320, Math.max(140, Math.abs(end - x) / speed)) };
}

/** How far a card leans, in degrees, at `x` px of a card of `width`. */
export const leanAt = (x: number, width: number) => (width > 0 ? (x / width) * 9 : 0);

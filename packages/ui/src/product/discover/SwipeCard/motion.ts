import type { Decision } from './gesture.ts';

/** Angular frequency (per ms) and damping of the spring: it overshoots once, by very little. */
const SPRING_FREQUENCY = 0.018;
const DAMPING = 0.78;
const SPRING_STEPS = 24;
/** How long a card takes to spring back to the middle, in ms. */
export const SPRING_MS = 480;

/** Positions of a spring from `x` px to rest, in even steps over `SPRING_MS`. */
export function springBack(x: number, velocity: number): number[] {
  const dampedFrequency = SPRING_FREQUENCY * Math.sqrt(1 - DAMPING ** 2);
  const steps = Array.from({ length: SPRING_STEPS }, (_, step) => {
    const time = (SPRING_MS * step) / SPRING_STEPS;
    const wave =
      x * Math.cos(dampedFrequency * time) +
      ((velocity + DAMPING * SPRING_FREQUENCY * x) / dampedFrequency) * Math.sin(dampedFrequency * time);
    return Math.exp(-DAMPING * SPRING_FREQUENCY * time) * wave;
  });
  return [...steps, 0];
}

/** End position (px) and duration (140–320 ms) of a card that leaves, at the speed of the flick or faster. */
export function exitMotion(
  to: Decision,
  { x, velocity, width }: { x: number; velocity: number; width: number },
) {
  const end = (to === 'like' ? 1.3 : -1.3) * width;
  const speed = Math.max(Math.abs(velocity), width / 280, 0.1);
  return { x: end, ms: Math.min(320, Math.max(140, Math.abs(end - x) / speed)) };
}

/** Tilt of a card in degrees when it is dragged by `x` px; `width` of the card in px. */
export const tiltAt = (x: number, width: number) => (width > 0 ? (x / width) * 9 : 0);

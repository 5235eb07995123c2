import { isModified, type KeyPress } from '../../../base/arrow-keys.ts';

/** The two answers to a card. */
export type Decision = 'like' | 'pass';

/** How a card was released. Positive is right; px and px per ms. */
export interface Release {
  x: number;
  velocity: number;
  /** Width of the card. */
  width: number;
}

/** A pointer that moves less than this does not drag, in px. */
export const DRAG_THRESHOLD = 8;
/** A card dragged this share of its width is decided without a flick. */
export const DECIDING_SHARE = 0.35;
/** A release at this velocity or more is a flick, in px per ms. */
const FLICK_VELOCITY = 0.5;

/** The decision of a released card: right likes, left passes, when dragged far or flicked; null when flicked back. */
export function decisionOf({ x, velocity, width }: Release): Decision | null {
  const flicked = Math.abs(velocity) >= FLICK_VELOCITY;
  const decided = flicked
    ? x * velocity > 0 && Math.abs(x) > DRAG_THRESHOLD
    : Math.abs(x) >= width * DECIDING_SHARE;
  if (!decided) return null;
  return x > 0 ? 'like' : 'pass';
}

/** The decision of an arrow key; null for other keys, and with modifier keys, which the browser uses. */
export function decisionOfKey(press: KeyPress): Decision | null {
  if (isModified(press)) return null;
  if (press.key === 'ArrowRight') return 'like';
  return press.key === 'ArrowLeft' ? 'pass' : null;
}

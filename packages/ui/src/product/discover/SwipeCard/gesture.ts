/** The two answers to a card. */
export type Decision = 'like' | 'pass';

/** Horizontal position of a card during a drag, in px from the middle, and the time, in ms. */
export interface Point {
  x: number;
  at: number;
}

/** How a card was released. Positive is right; px and px per ms. */
export interface Release {
  x: number;
  velocity: number;
  /** Width of the card. */
  width: number;
}

/** A pointer that moves less than this does not drag, in px. */
const DRAG_THRESHOLD = 8;
/** Only movement within this time counts for the velocity, in ms: somebody who stops before releasing does not flick. */
const VELOCITY_WINDOW = 80;
/** A card dragged this share of its width is decided without a flick. */
export const DECIDING_SHARE = 0.35;
/** A release at this velocity or more is a flick, in px per ms. */
const FLICK_VELOCITY = 0.5;

/** Direction of a press: `horizontal` drags the card, `vertical` scrolls the page. */
export function dragDirection(dx: number, dy: number): 'horizontal' | 'vertical' | null {
  if (Math.abs(dx) <= DRAG_THRESHOLD && Math.abs(dy) <= DRAG_THRESHOLD) return null;
  return Math.abs(dx) > Math.abs(dy) ? 'horizontal' : 'vertical';
}

/** Velocity at the end of a drag, in px per ms. */
export function velocityOf(points: readonly Point[], now: number): number {
  const recent = points.filter(({ at }) => now - at <= VELOCITY_WINDOW);
  const first = recent[0];
  const last = recent.at(-1);
  return first && last && now > first.at ? (last.x - first.x) / (now - first.at) : 0;
}

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
export function decisionOfKey(event: {
  key: string;
  altKey: boolean;
  ctrlKey: boolean;
  metaKey: boolean;
  shiftKey: boolean;
}): Decision | null {
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return null;
  if (event.key === 'ArrowRight') return 'like';
  return event.key === 'ArrowLeft' ? 'pass' : null;
}

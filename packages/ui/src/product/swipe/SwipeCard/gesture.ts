/** What one can answer to a card. */
export type Decision = 'like' | 'pass';

/** Where a pointer was sideways, in px from where it went down, and when, in ms. */
export interface Point {
  x: number;
  at: number;
}

/** How a card was let go. Positive is right; px and px per ms. */
export interface Release {
  x: number;
  velocity: number;
  /** Width of the card. */
  width: number;
}

/** A hand trembles this much, in px. */
const TREMBLE = 8;
/** Only this much of the past counts for the velocity, in ms: who stops before letting go does not throw. */
const MEMORY = 80;
/** This share of the card's width decides without a throw. */
const FAR = 0.35;
/** From this velocity on it is a throw, in px per ms. */
const THROW = 0.5;

/** Which way a press went: `across` drags the card, `along` is left to the page, which scrolls. */
export function courseOf(dx: number, dy: number): 'across' | 'along' | null {
  if (Math.abs(dx) <= TREMBLE && Math.abs(dy) <= TREMBLE) return null;
  return Math.abs(dx) > Math.abs(dy) ? 'across' : 'along';
}

/** Velocity at the end of a drag, in px per ms. */
export function velocityOf(points: readonly Point[], now: number): number {
  const recent = points.filter(({ at }) => now - at <= MEMORY);
  const first = recent[0];
  const last = recent.at(-1);
  return first && last && now > first.at ? (last.x - first.x) / (now - first.at) : 0;
}

/** Right likes, left passes: dragged far, or thrown. A card thrown back towards the middle is no answer. */
export function decisionOf({ x, velocity, width }: Release): Decision | null {
  const thrown = Math.abs(velocity) >= THROW;
  const decided = thrown ? x * velocity > 0 && Math.abs(x) > TREMBLE : Math.abs(x) >= width * FAR;
  if (!decided) return null;
  return x > 0 ? 'like' : 'pass';
}

/** The answer of an arrow key without others held down. */
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

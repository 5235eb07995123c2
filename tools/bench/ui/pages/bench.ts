export type Operation = 'nothing' | 'mount' | 'unmount' | 'like' | 'renderAll' | 'open' | 'close';

/** Control of the page for the measurement, as `window.bench`. */
export interface Bench {
  /** Resolves when the pictures are loaded. */
  ready: Promise<void>;
  /** Runs an operation; resolves when its result is painted. */
  run: (name: Operation) => Promise<void>;
  /** Duration in milliseconds of the slowest event since the last call (Event Timing). */
  slowestEvent: () => Promise<number>;
}

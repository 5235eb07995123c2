export type Operation = 'nothing' | 'mount' | 'unmount' | 'like' | 'renderAll' | 'open' | 'close';

/** What the measuring side finds in the window. */
export interface Bench {
  /** The pictures are there. */
  ready: Promise<void>;
  /** Does it, and waits until it is painted. */
  run: (name: Operation) => Promise<void>;
  /** Duration of the slowest event since the last call, as Event Timing tells it. */
  slowestEvent: () => Promise<number>;
}

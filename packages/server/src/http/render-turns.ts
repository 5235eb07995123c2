import type { AcceptConnections } from './accept-connections.ts';

/** Lets pages be rendered one after the other, and accepts connections in between. */
export interface RenderTurns {
  /** Settles when it is the page's turn; rendering has to begin at once. */
  next(): Promise<void>;
  /** Milliseconds that the first page in the queue has waited. */
  delay(): number;
}

/** Makes the queue of pages. */
export function createRenderTurns(acceptConnections: AcceptConnections): RenderTurns {
  const waitingSince: number[] = [];
  let last: Promise<unknown> = Promise.resolve();
  return {
    next: () => {
      waitingSince.push(performance.now());
      const turn = last.then(acceptConnections).then(() => void waitingSince.shift());
      last = turn;
      return turn;
    },
    delay: () => (waitingSince[0] === undefined ? 0 : performance.now() - waitingSince[0]),
  };
}

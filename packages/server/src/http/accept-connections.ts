import type { Server } from 'node:net';
import { setImmediate } from 'node:timers/promises';

/** Settles once no connection waits to be accepted. */
export type AcceptConnections = () => Promise<void>;

/** Most milliseconds for which connections are accepted before the work goes on. */
const patienceMs = 250;

/**
 * Node accepts one connection in each turn of the event loop: with some work in each turn, callers would wait in the queue of
 * the operating system, where they are neither counted nor refused.
 */
export function connectionAcceptor(server: Server): AcceptConnections {
  let accepted = 0;
  server.on('connection', () => {
    accepted += 1;
  });
  return async () => {
    let before: number;
    // to the end of this turn, in which other calls may work
    await setImmediate();
    const end = performance.now() + patienceMs;
    do {
      before = accepted;
      await setImmediate();
    } while (before !== accepted && performance.now() < end);
  };
}

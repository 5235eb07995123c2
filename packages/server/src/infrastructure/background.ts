/** Work that no request waits for, such as publishing live events of stored changes. */
export interface Background {
  /** Starts the work; errors go to `onError`. */
  run(work: () => Promise<unknown>): void;
  /** Settles when all work has ended. */
  settled(): Promise<void>;
}

/**
 * Keeps track of work that no request waits for, so that a stopping server can let it end.
 *
 * @param onError called when work failed
 */
export function createBackground(onError: (error: unknown) => void): Background {
  const running = new Set<Promise<void>>();
  return {
    run: work => {
      const done = work()
        .then(() => {}, onError)
        .finally(() => running.delete(done));
      running.add(done);
    },
    settled: async () => {
      while (running.size > 0) await Promise.all(running);
    },
  };
}

/** Work that no caller waits for, such as publishing events of stored changes. */
export interface Background {
  /** Starts the work; what it throws is logged. */
  run(work: () => Promise<unknown>): void;
  /** Settles when nothing is left to do. */
  settled(): Promise<void>;
}

/**
 * Keeps track of work that nobody waits for, so that a server which stops does not cut it off.
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

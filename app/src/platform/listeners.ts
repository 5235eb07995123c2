/** Who wants to know of a change. */
export interface Listeners {
  /** Tells everyone. */
  tell(): void;
  /** Calls the listener at every `tell`; the answer ends that. */
  subscribe(listener: () => void): () => void;
}

/** Makes an empty list of listeners. */
export function createListeners(): Listeners {
  const listeners = new Set<() => void>();
  return {
    tell() {
      for (const listener of [...listeners]) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}

import type { Bus, BusListener } from './bus.ts';

/** A bus within one process. */
export function memoryBus(): Bus {
  const topics = new Topics();
  return {
    publish: async (topic, message) => topics.deliver(topic, message),
    subscribe: (topic, listener) => topics.add(topic, listener),
    connected: () => true,
    close: async () => topics.clear(),
  };
}

/** Listeners of this process by topic. */
export class Topics {
  readonly #listeners = new Map<string, Set<BusListener>>();

  /** Adds a listener; returns the function that removes it. */
  add(topic: string, listener: BusListener): () => void {
    const set = this.#listeners.get(topic) ?? new Set();
    this.#listeners.set(topic, set.add(listener));
    return () => {
      set.delete(listener);
      if (set.size === 0 && this.#listeners.get(topic) === set) this.#listeners.delete(topic);
    };
  }

  /** True when a topic has listeners. */
  has(topic: string): boolean {
    return this.#listeners.has(topic);
  }

  /** Passes a message to each current listener of a topic. */
  deliver(topic: string, message: unknown): void {
    for (const listener of this.#listeners.get(topic) ?? []) listener(structuredClone(message));
  }

  clear(): void {
    this.#listeners.clear();
  }
}

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

/** Who listens to what in this process. */
export class Topics {
  readonly #listeners = new Map<string, Set<BusListener>>();

  /** Adds a listener; the answer takes it away. */
  add(topic: string, listener: BusListener): () => void {
    const set = this.#listeners.get(topic) ?? new Set();
    this.#listeners.set(topic, set.add(listener));
    return () => {
      set.delete(listener);
      if (set.size === 0 && this.#listeners.get(topic) === set) this.#listeners.delete(topic);
    };
  }

  /** True when somebody listens to a topic. */
  has(topic: string): boolean {
    return this.#listeners.has(topic);
  }

  /** Hands a message to each listener of a topic, as it was when it was sent. */
  deliver(topic: string, message: unknown): void {
    for (const listener of this.#listeners.get(topic) ?? []) listener(structuredClone(message));
  }

  clear(): void {
    this.#listeners.clear();
  }
}

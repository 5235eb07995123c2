import type { BusListener } from './bus.ts';

interface Listener {
  receive: BusListener;
  onMissed: (() => void) | undefined;
}

/** Listeners of this process by topic. */
export class Topics {
  readonly #listeners = new Map<string, Set<Listener>>();

  /** Adds a listener; returns the function that removes it. */
  add(topic: string, receive: BusListener, onMissed?: () => void): () => void {
    const set = this.#listeners.get(topic) ?? new Set();
    const listener = { receive, onMissed };
    this.#listeners.set(topic, set.add(listener));
    return () => {
      set.delete(listener);
      if (set.size === 0 && this.#listeners.get(topic) === set) this.#listeners.delete(topic);
    };
  }

  /** True when there is any listener. */
  get any(): boolean {
    return this.#listeners.size > 0;
  }

  /** True when a topic has listeners. */
  has(topic: string): boolean {
    return this.#listeners.has(topic);
  }

  /** Passes a message to each current listener of a topic. */
  deliver(topic: string, message: unknown): void {
    for (const { receive } of this.#listeners.get(topic) ?? []) receive(structuredClone(message));
  }

  /** Tells each current listener of every topic that messages may have been lost. */
  tellMissed(): void {
    for (const listeners of [...this.#listeners.values()])
      for (const { onMissed } of [...listeners]) onMissed?.();
  }

  clear(): void {
    this.#listeners.clear();
  }
}

import type { Bus } from './bus.ts';
import { Topics } from './topics.ts';

/** A bus within one process. */
export function memoryBus(): Bus {
  const topics = new Topics();
  return {
    publish: async (topic, message) => topics.deliver(topic, message),
    subscribe: (topic, listener) => ({ ready: Promise.resolve(), stop: topics.add(topic, listener) }),
    connected: () => true,
    close: async () => topics.clear(),
  };
}

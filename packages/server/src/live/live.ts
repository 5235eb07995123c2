import type { components } from '@velluto/api-client/schema';
import type { Bus } from '../ports/bus/bus.ts';

/** An event of the contract's stream. */
export type LiveEvent = components['schemas']['LiveEvent'];

/** Events to a member's open pages, on whichever process they are connected. */
export interface Live {
  /** Sends an event; nobody listening is fine. In a transaction: `tx.after(() => ctx.live.send(…))`. */
  send(memberId: string, event: LiveEvent): Promise<void>;
  /** Listens for one open page; the answer stops it. */
  listen(memberId: string, listener: (event: LiveEvent) => void): () => void;
}

/** Live events over a bus, one topic a member. */
export function liveOver(bus: Bus): Live {
  const topic = (memberId: string) => `member:${memberId}`;
  return {
    send: (memberId, event) => bus.publish(topic(memberId), event),
    listen: (memberId, listener) => bus.subscribe(topic(memberId), message => listener(message as LiveEvent)),
  };
}

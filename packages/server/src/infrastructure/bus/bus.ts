/** Receives the messages of a topic. */
export type BusListener = (message: unknown) => void;

/** A listener of a topic. */
export interface Subscription {
  /** Resolves once every message that is published from now on arrives, or when that cannot be had at the moment: then `onMissed` follows. */
  ready: Promise<void>;
  stop(): void;
}

/** Sends small messages between the processes of one installation. A message can be lost, and then `onMissed` of its topic is called; it can arrive twice. */
export interface Bus {
  /** Publishes to all listeners of a topic, in this process and others; the message is plain JSON below 7 kB. */
  publish(topic: string, message: unknown): Promise<void>;
  /**
   * Subscribes to a topic.
   *
   * @param onMissed called when messages may have been lost, every half minute as long as they are
   */
  subscribe(topic: string, listener: BusListener, onMissed?: () => void): Subscription;
  /** False while messages from other processes do not arrive. */
  connected(): boolean;
  close(): Promise<void>;
}

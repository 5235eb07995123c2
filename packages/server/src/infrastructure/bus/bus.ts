/** Receives the messages of a topic. */
export type BusListener = (message: unknown) => void;

/** Sends small messages between the processes of one installation. Delivery is at most once: disconnected listeners miss messages. */
export interface Bus {
  /** Publishes to all listeners of a topic, in this process and others; the message is plain JSON below 7 kB. */
  publish(topic: string, message: unknown): Promise<void>;
  /** Subscribes to a topic; returns the function that unsubscribes. */
  subscribe(topic: string, listener: BusListener): () => void;
  /** False while messages from other processes do not arrive. */
  connected(): boolean;
  close(): Promise<void>;
}

/** Takes a message off the bus. */
export type BusListener = (message: unknown) => void;

/** Carries small messages between the processes of one installation. At most once: who was away, missed it. */
export interface Bus {
  /** Tells all listeners of a topic, in this process and others; the message is plain JSON below 7 kB. */
  publish(topic: string, message: unknown): Promise<void>;
  /** Listens to a topic; the answer stops it. */
  subscribe(topic: string, listener: BusListener): () => void;
  /** False while messages of other processes do not arrive. */
  connected(): boolean;
  close(): Promise<void>;
}

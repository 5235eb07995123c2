/** A count within a window of time. */
export interface Count {
  current: number;
  /** Milliseconds until the window ends. */
  ttl: number;
}

/** Counts calls by key, each within windows of a fixed length. */
export interface Counters {
  add(key: string, windowMs: number): Promise<Count>;
}

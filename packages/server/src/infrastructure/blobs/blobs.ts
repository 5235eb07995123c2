/** Stores files such as photos. Keys look like `photos/ab12…/tile.webp`: letters, digits, `-`, `_`, `.`, `/`. */
export interface Blobs {
  /** Stores a file atomically; an existing one is replaced. Throws `Unavailable` when the storage is full or does not answer. */
  put(key: string, content: Uint8Array): Promise<void>;
  /** The file, or null when there is none. */
  get(key: string): Promise<Uint8Array | null>;
  /** Removes a file, or all files below a key that ends with `/`; does nothing when there is none. */
  remove(key: string): Promise<void>;
  /** All keys, in no particular order. */
  list(): AsyncIterable<string>;
}

/** Keeps files such as photos. Keys look like `photos/ab12…/tile.webp`: letters, digits, `-`, `_`, `.`, `/`. */
export interface Blobs {
  /** Stores a file whole or not at all; an existing one is replaced. Throws `Unavailable` when there is no room or no answer. */
  put(key: string, content: Uint8Array): Promise<void>;
  /** The file, or null when there is none. */
  get(key: string): Promise<Uint8Array | null>;
  /** Removes a file, or all files below a key that ends with `/`; nothing there is fine. */
  remove(key: string): Promise<void>;
  /** All keys, in no particular order. */
  list(): AsyncIterable<string>;
}

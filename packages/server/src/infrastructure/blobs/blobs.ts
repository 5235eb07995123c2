/** How a file is answered at a signed address. */
export interface SignedAnswer {
  /** When the address begins to hold; the same time gives the same address, of which browsers keep the file. */
  from: Date;
  /** For how long it holds from then on. */
  seconds: number;
  /** Media type of the file. */
  type: string;
  /** The answer's `Cache-Control`. */
  caching: string;
}

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
  /**
   * Makes an address at which whoever has it reads one file for a time, without asking the storage: it is made for a file that
   * does not exist too, and while the storage is away. Null where browsers cannot reach the storage.
   */
  signedAddress: ((key: string, answer: SignedAnswer) => Promise<string>) | null;
}

/** Encrypts data that must not be in the database in plain text: account numbers, addresses, phone numbers. */
export interface Encryption {
  /** Encrypts a text; `about` (associated data) names its row, and is needed to decrypt it. */
  encrypt(text: string, about: string): string;
  /** Decrypts a text; throws when it was encrypted for another row or with a missing key. */
  decrypt(encrypted: string, about: string): string;
  /** False for a text that is encrypted with an older key, and so should be encrypted again. */
  isCurrent(encrypted: string): boolean;
  /** A keyed hash by which the same text is found, and which reveals nothing without the key; it stays the same when data keys change. */
  fingerprint(text: string): Promise<Buffer>;
  /** Checks that the keys can decrypt the database; throws `StartError` when they cannot. */
  check(): Promise<void>;
  /** Encrypts its own secret with the newest key. */
  rotate(): Promise<void>;
}

/** Encrypts data that must not be in the database in plain text: account numbers, addresses, phone numbers. */
export interface Vault {
  /** Encrypts a text; `about` names the row it belongs to, without which it cannot be opened. */
  seal(text: string, about: string): string;
  /** The text again; throws when it was sealed for another row or with a key that is not there. */
  open(sealed: string, about: string): string;
  /** False when it was sealed with an older key and should be sealed anew. */
  isCurrent(sealed: string): boolean;
  /** A hash that finds the same text again and tells nothing about it without the key; it stays when keys change. */
  fingerprint(text: string): Promise<Buffer>;
  /** Makes sure that the keys fit the database; throws `StartError` when they do not. */
  check(): Promise<void>;
  /** Puts its own secret under the newest key. */
  rotate(): Promise<void>;
}

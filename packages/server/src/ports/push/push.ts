/** Where a browser receives push messages, and the keys that only it can read with. */
export interface PushAddress {
  endpoint: string;
  p256dh: string;
  auth: string;
}

/** How a push message travels. */
export interface PushOptions {
  /** A later message with the same topic replaces one that was not delivered yet; at most 32 characters of base64url. */
  topic: string;
  /** Seconds after which it is of no use any more. */
  ttl: number;
}

/** Longest push message in bytes; push services refuse more than 4 kB after encryption. */
export const PUSH_MAX_BYTES = 3_072;

/** Sends push messages to browsers. */
export interface PushSender {
  /** Key by which browsers know this server. */
  publicKey(): Promise<string>;
  /** True for a subscription that messages may go to: an address of a known push service, and keys that are keys. */
  accepts(address: PushAddress): boolean;
  /**
   * Sends an encrypted message; `gone` when the browser does not want any more.
   *
   * @throws Error when it should be tried again
   */
  send(address: PushAddress, message: string, options: PushOptions): Promise<'sent' | 'gone'>;
}

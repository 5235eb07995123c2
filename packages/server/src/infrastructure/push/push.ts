/** A browser's push address, and the keys to encrypt messages for it. */
export interface PushAddress {
  endpoint: string;
  p256dh: string;
  auth: string;
}

/** Delivery options of a push message. */
export interface PushOptions {
  /** A later message with the same topic replaces one that was not delivered yet; at most 32 characters of base64url. */
  topic: string;
  /** Seconds after which an undelivered message is dropped. */
  ttl: number;
}

/** Longest push message in bytes; push services refuse more than 4 kB after encryption. */
export const PUSH_MAX_BYTES = 3_072;

/** Sends push messages to browsers. */
export interface PushSender {
  /** Public key by which browsers identify this server (VAPID). */
  publicKey(): Promise<string>;
  /** True for a valid subscription: an address of a known push service, and well-formed keys. */
  accepts(address: PushAddress): boolean;
  /**
   * Sends an encrypted message; `gone` when the subscription does not exist any more.
   *
   * @throws Error when it should be tried again
   */
  send(address: PushAddress, message: string, options: PushOptions): Promise<'sent' | 'gone'>;
}

import { randomBytes, randomInt } from 'node:crypto';
import { v7 } from 'uuid';
import type { Clock } from './clock.ts';

/** Where ids and secrets come from. */
export interface Ids {
  /** A UUID version 7: unique, and later ids sort after earlier ones. */
  uuid(): string;
  /** A secret of 256 bits, base64url, 43 characters: session and mail tokens. */
  token(): string;
  /** A name of 128 bits, hexadecimal, 32 characters: photo keys. */
  key(): string;
  /** A number to be typed, six digits: codes sent by SMS. */
  code(): string;
}

/** Random ids on the given clock. */
export function randomIds(clock: Clock): Ids {
  let msecs = 0;
  let seq = 0;
  /** A new millisecond begins anywhere in the lower half, so that there is room to count. */
  const uuid = () => {
    const now = clock.now().getTime();
    seq = now > msecs ? randomInt(2 ** 31) : seq + 1;
    msecs = Math.max(now, msecs);
    return v7({ msecs, seq });
  };
  return {
    uuid,
    token: () => randomBytes(32).toString('base64url'),
    key: () => randomBytes(16).toString('hex'),
    code: () => String(randomInt(1_000_000)).padStart(6, '0'),
  };
}

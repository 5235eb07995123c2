import { randomBytes, randomInt } from 'node:crypto';
import { v7 } from 'uuid';
import type { Clock } from './clock.ts';

/** Source of ids and secrets. */
export interface Ids {
  /** A UUID version 7: unique, and later ids sort after earlier ones. */
  uuid(): string;
  /** A secret of 256 bits, base64url, 43 characters: session and mail tokens. */
  token(): string;
  /** A name of 128 bits, hexadecimal, 32 characters: photo keys. */
  key(): string;
  /** A number of six digits, to be typed: codes sent by SMS or mail. */
  code(): string;
}

/** Random ids by a clock. */
export function randomIds(clock: Clock): Ids {
  let msecs = 0;
  let seq = 0;
  /** The sequence of each millisecond begins at a random number in the lower half, which leaves room to count up. */
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

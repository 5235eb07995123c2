import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import pLimit from 'p-limit';

/** Hashes and checks passwords. */
export interface Passwords {
  /** Hashes a password; returns a PHC string. */
  hash(password: string): Promise<string>;
  /** True when the password matches the hash. Without a hash it returns false after the same time. */
  matches(password: string, phc: string | undefined): Promise<boolean>;
}

/** The form of a password that is hashed: the same for characters that keyboards encode in different ways. */
export const normalizedPassword = (password: string): string => password.normalize('NFKC');

/** What one Argon2id hash costs. */
interface HashCost {
  /** In KiB. */
  memory: number;
  passes: number;
  /** Lanes. */
  parallelism: number;
}

const derive = promisify(argon2);
/** Bytes of a hash. */
const tagLength = 32;
/** Each hash takes 19 MiB, so only a few run at once. */
const inTurn = pLimit(4);

const encode = (bytes: Buffer) => bytes.toString('base64').replaceAll('=', '');

/** Passwords kept as Argon2id hashes of a cost; a hash of another cost matches nothing. */
export function createArgon2Passwords(cost: HashCost): Passwords {
  const hash = (password: string, nonce: Buffer): Promise<Buffer> =>
    inTurn(() => derive('argon2id', { ...cost, tagLength, message: normalizedPassword(password), nonce }));
  const toPhc = (nonce: Buffer, tag: Buffer) =>
    `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}$${encode(nonce)}$${encode(tag)}`;
  /** Stands in for accounts that do not exist, so that their answer takes as long as any other. */
  const nobody = toPhc(Buffer.alloc(16), Buffer.alloc(tagLength));
  return {
    hash: async password => {
      const nonce = randomBytes(16);
      return toPhc(nonce, await hash(password, nonce));
    },
    matches: async (password, phc) => {
      const [, , , , nonce = '', tag = ''] = (phc ?? nobody).split('$');
      const expected = Buffer.from(tag, 'base64');
      const actual = await hash(password, Buffer.from(nonce, 'base64'));
      return expected.length === actual.length && timingSafeEqual(expected, actual) && phc !== undefined;
    },
  };
}

/** Passwords by OWASP's first choice for Argon2id: 19 MiB, two passes, one lane. */
export const argon2Passwords: Passwords = createArgon2Passwords({
  memory: 19_456,
  passes: 2,
  parallelism: 1,
});

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

const derive = promisify(argon2);
/** Each hash takes 19 MiB, so only a few run at once. */
const inTurn = pLimit(4);
/** Parameters that OWASP recommends first for Argon2id: 19 MiB, two passes, one lane. */
const cost = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 };

const encode = (bytes: Buffer) => bytes.toString('base64').replaceAll('=', '');

const hash = (password: string, nonce: Buffer): Promise<Buffer> =>
  inTurn(() => derive('argon2id', { ...cost, message: normalizedPassword(password), nonce }));

async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(16);
  const tag = await hash(password, nonce);
  return `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}$${encode(nonce)}$${encode(tag)}`;
}

/** Hash for log-ins without an account, so that their response takes as long as any other. */
const dummyHash = `$argon2id$v=19$m=19456,t=2,p=1$${encode(Buffer.alloc(16))}$${encode(Buffer.alloc(32))}`;

async function passwordMatches(password: string, phc: string | undefined): Promise<boolean> {
  const [, , , , nonce = '', tag = ''] = (phc ?? dummyHash).split('$');
  const expected = Buffer.from(tag, 'base64');
  const actual = await hash(password, Buffer.from(nonce, 'base64'));
  return expected.length === actual.length && timingSafeEqual(expected, actual) && phc !== undefined;
}

/** Passwords with Argon2id. */
export const argon2Passwords: Passwords = { hash: hashPassword, matches: passwordMatches };

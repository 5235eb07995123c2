import { createCipheriv, createDecipheriv, createHash, createHmac, randomBytes } from 'node:crypto';
import type { Clock } from '../../domain/clock.ts';
import { StartError } from '../../domain/start-error.ts';
import type { Db } from '../postgres/transaction.ts';
import type { Encryption } from './encryption.ts';

/** Dependencies of the encryption. */
interface Parts {
  db: Db;
  clock: Clock;
  /** The first key encrypts, all of them decrypt. */
  keys: Buffer[];
}

const cipher = 'aes-256-gcm';
const ivLength = 12;
const tagLength = 16;
const secretName = 'fingerprint';

/** An id of a key that does not reveal it. */
const idOf = (key: Buffer) => createHash('sha256').update('key id').update(key).digest('hex').slice(0, 8);

/**
 * Encrypts with AES-256-GCM. An encrypted text is `v1.<id of the key>.<iv, tag and text in base64url>`, so that a new key can be
 * put before the old one while both are known. Fingerprints have a separate key, stored encrypted in the database: it
 * stays the same when the data key changes, and is the same for all processes.
 */
export function dataEncryption({ db, clock, keys }: Parts): Encryption {
  const [newest] = keys;
  if (!newest) throw new StartError('There is no data key.');
  const keysById = new Map(keys.map(key => [idOf(key), key]));
  const newestId = idOf(newest);
  let secret: Promise<Buffer> | null = null;

  const encrypt = (text: string, about: string) => {
    const iv = randomBytes(ivLength);
    const encryptor = createCipheriv(cipher, newest, iv, { authTagLength: tagLength });
    encryptor.setAAD(Buffer.from(about));
    const body = Buffer.concat([encryptor.update(text, 'utf8'), encryptor.final()]);
    return `v1.${newestId}.${Buffer.concat([iv, encryptor.getAuthTag(), body]).toString('base64url')}`;
  };

  const decrypt = (encrypted: string, about: string) => {
    const [version, keyId = '', text = ''] = encrypted.split('.');
    const key = keysById.get(keyId);
    if (version !== 'v1' || !key) throw new Error(`There is no data key ${keyId}.`);
    const bytes = Buffer.from(text, 'base64url');
    const decryptor = createDecipheriv(cipher, key, bytes.subarray(0, ivLength), {
      authTagLength: tagLength,
    });
    decryptor.setAAD(Buffer.from(about));
    decryptor.setAuthTag(bytes.subarray(ivLength, ivLength + tagLength));
    return Buffer.concat([
      decryptor.update(bytes.subarray(ivLength + tagLength)),
      decryptor.final(),
    ]).toString('utf8');
  };

  const isCurrent = (encrypted: string) => encrypted.startsWith(`v1.${newestId}.`);

  const stored = () =>
    db.selectFrom('data_secret').select('sealed').where('name', '=', secretName).executeTakeFirst();

  /** The key of fingerprints; the first process that needs it generates it. */
  async function loadSecret(): Promise<Buffer> {
    let row = await stored();
    if (!row) {
      const sealed = encrypt(randomBytes(32).toString('base64'), secretName);
      await db
        .insertInto('data_secret')
        .values({ name: secretName, sealed, created_at: clock.now() })
        .onConflict(conflict => conflict.doNothing())
        .execute();
      row = await stored();
    }
    return Buffer.from(decrypt(row?.sealed ?? '', secretName), 'base64');
  }
  /** Loads the key once; a failure is not cached. */
  const loaded = () => {
    secret ??= loadSecret().catch(error => {
      secret = null;
      throw error;
    });
    return secret;
  };

  return {
    encrypt,
    decrypt,
    isCurrent,
    fingerprint: async text =>
      createHmac('sha256', await loaded())
        .update(text)
        .digest(),
    check: async () => {
      const row = await stored();
      if (!row) return void (await loaded());
      const keyId = row.sealed.split('.')[1] ?? '';
      if (keysById.has(keyId)) return void (await loaded());
      throw new StartError(
        `The database was encrypted with the data key ${keyId}, which is not there: set DATA_KEY, or put its file data.key into the data directory.`,
      );
    },
    rotate: async () => {
      const row = await stored();
      if (!row || isCurrent(row.sealed)) return;
      await db
        .updateTable('data_secret')
        .set({ sealed: encrypt(decrypt(row.sealed, secretName), secretName) })
        .where('name', '=', secretName)
        .where('sealed', '=', row.sealed)
        .execute();
    },
  };
}

import type { Kysely } from 'kysely';
import type { Clock } from '../../domain/clock.ts';
import type { Database } from '../postgres/schema.ts';
import type { Encryption } from './encryption.ts';

/** The key that tells one database from another, and is never shared with another one. */
export const DATABASE_NAME = 'database-name';

/** Keys that the server generates at first use and stores; all processes of a database share them. */
export interface Keys {
  /** The key with this name, generated when there is none. Never log it. */
  get<Value>(name: string, make: () => Value | Promise<Value>): Promise<Value>;
  /** Encrypts keys with the newest data key that are encrypted with an older one or not at all; safe to repeat. */
  reencrypt(): Promise<void>;
}

/** Dependencies of keys in the database. */
interface Parts {
  db: Kysely<Database>;
  clock: Clock;
  encryption: Pick<Encryption, 'encrypt' | 'decrypt' | 'isCurrent'>;
}

const about = (name: string) => `server-key:${name}`;
/** Whether a stored key is encrypted; keys of older versions are base64url or no text. */
const isEncrypted = (value: unknown): value is string => typeof value === 'string' && value.startsWith('v1.');

/** What a stored key says. */
export const openKey = (encryption: Pick<Encryption, 'decrypt'>, name: string, value: unknown): unknown =>
  isEncrypted(value) ? JSON.parse(encryption.decrypt(value, about(name))) : value;

/** Keys in the database, encrypted with the data key; each process reads a key once. */
export function databaseKeys({ db, clock, encryption }: Parts): Keys {
  const cache = new Map<string, Promise<unknown>>();

  const select = async (name: string) =>
    db.selectFrom('server_key').select('value').where('name', '=', name).executeTakeFirst();
  const encrypted = (name: string, value: unknown) => encryption.encrypt(JSON.stringify(value), about(name));
  const decrypted = (name: string, value: unknown) => openKey(encryption, name, value);

  async function readOrMake<Value>(name: string, make: () => Value | Promise<Value>): Promise<unknown> {
    const stored = await select(name);
    if (stored) return decrypted(name, stored.value);
    await db
      .insertInto('server_key')
      .values({ name, value: JSON.stringify(encrypted(name, await make())), created_at: clock.now() })
      // when another process was faster, its key is used
      .onConflict(conflict => conflict.doNothing())
      .execute();
    return decrypted(name, (await select(name))?.value);
  }

  return {
    get: async <Value>(name: string, make: () => Value | Promise<Value>) => {
      const reading = cache.get(name) ?? readOrMake(name, make);
      cache.set(name, reading);
      reading.catch(() => cache.delete(name));
      return (await reading) as Value;
    },
    reencrypt: async () => {
      for (const { name, value } of await db.selectFrom('server_key').select(['name', 'value']).execute()) {
        if (isEncrypted(value) && encryption.isCurrent(value)) continue;
        await db
          .updateTable('server_key')
          .set({ value: JSON.stringify(encrypted(name, decrypted(name, value))) })
          .where('name', '=', name)
          .where('value', '=', JSON.stringify(value))
          .execute();
      }
    },
  };
}

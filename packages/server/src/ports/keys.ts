import type { Kysely } from 'kysely';
import type { Clock } from './clock.ts';
import type { Database } from './db/schema.ts';

/** Keys that the server makes by itself on first use and keeps; all processes of a database share them. */
export interface Keys {
  /** The key with this name, made when there is none. Never log what it gives. */
  get<Value>(name: string, make: () => Value | Promise<Value>): Promise<Value>;
}

/** Keys in the database; each is read once a process. */
export function databaseKeys(db: Kysely<Database>, clock: Clock): Keys {
  const known = new Map<string, Promise<unknown>>();

  const select = async (name: string) =>
    db.selectFrom('server_key').select('value').where('name', '=', name).executeTakeFirst();

  async function readOrMake<Value>(name: string, make: () => Value | Promise<Value>): Promise<unknown> {
    const stored = await select(name);
    if (stored) return stored.value;
    await db
      .insertInto('server_key')
      .values({ name, value: JSON.stringify(await make()), created_at: clock.now() })
      // another process may have been faster: what it made counts
      .onConflict(conflict => conflict.doNothing())
      .execute();
    return (await select(name))?.value;
  }

  return {
    get: async <Value>(name: string, make: () => Value | Promise<Value>) => {
      const reading = known.get(name) ?? readOrMake(name, make);
      known.set(name, reading);
      reading.catch(() => known.delete(name));
      return (await reading) as Value;
    },
  };
}

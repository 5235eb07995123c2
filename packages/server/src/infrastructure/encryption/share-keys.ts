import { isDeepStrictEqual } from 'node:util';
import type { DatabaseHandle } from '../postgres/database.ts';
import type { Encryption } from './encryption.ts';
import { DATABASE_NAME, openKey } from './server-keys.ts';

/** A key that a database holds. */
interface StoredKey {
  table: 'data_secret' | 'server_key';
  name: string;
  /** As it is stored, in JSON for `server_key`. */
  stored: string;
  opened: unknown;
}

const columns = { data_secret: 'sealed', server_key: 'value' };

/** The keys with which a database's data is made: that of fingerprints, and those that the server generated. */
async function readKeys(
  { db }: DatabaseHandle,
  encryption: Pick<Encryption, 'decrypt'>,
): Promise<StoredKey[]> {
  const secrets = await db.selectFrom('data_secret').select(['name', 'sealed']).execute();
  const keys = await db
    .selectFrom('server_key')
    .select(['name', 'value'])
    .where('name', '!=', DATABASE_NAME)
    .execute();
  return [
    ...secrets.map(({ name, sealed }) => ({
      table: 'data_secret' as const,
      name,
      stored: sealed,
      opened: encryption.decrypt(sealed, name),
    })),
    ...keys.map(({ name, value }) => ({
      table: 'server_key' as const,
      name,
      stored: JSON.stringify(value),
      opened: openKey(encryption, name, value),
    })),
  ];
}

const store = ({ pool }: DatabaseHandle, { table, name, stored }: StoredKey, conflict: string) =>
  pool.query(
    `insert into ${table} (name, ${columns[table]}, created_at) values ($1, $2, now()) on conflict (name) ${conflict}`,
    [name, stored],
  );

/** Names of the keys that two databases with one data key both have, and that differ. */
export async function differingKeys(
  one: DatabaseHandle,
  other: DatabaseHandle,
  encryption: Pick<Encryption, 'decrypt'>,
): Promise<string[]> {
  const known = await readKeys(other, encryption);
  return (await readKeys(one, encryption)).flatMap(({ table, name, opened }) => {
    const same = known.find(key => key.table === table && key.name === name);
    return same && !isDeepStrictEqual(same.opened, opened) ? [name] : [];
  });
}

/** Gives each of two databases the keys that only the other one has; where both have one, `to` gets that of `from`. */
export async function shareKeys(
  from: DatabaseHandle,
  to: DatabaseHandle,
  encryption: Pick<Encryption, 'decrypt'>,
): Promise<void> {
  for (const key of await readKeys(from, encryption))
    await store(to, key, `do update set ${columns[key.table]} = excluded.${columns[key.table]}`);
  for (const key of await readKeys(to, encryption)) await store(from, key, 'do nothing');
}

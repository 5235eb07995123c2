import { reasonOf, StartError } from '../../domain/start-error.ts';
import type { DatabaseHandle } from './database.ts';
import { changedFunctions } from './migrations/functions.ts';
import { migrate, migrations } from './migrations/index.ts';
import { renamed } from './migrations/renamed.ts';

/** The oldest PostgreSQL that supports all features used by the migrations. */
const oldestMajor = 15;

async function executedMigrations({ pool }: DatabaseHandle): Promise<string[]> {
  const { rows } = await pool.query(`select to_regclass('kysely_migration') is not null as known`);
  if (!rows[0]?.known) return [];
  const executed = await pool.query<{ name: string }>('select name from kysely_migration');
  return executed.rows.map(({ name }) => name);
}

/** True when every migration of this version was applied. */
const hasEvery = (executed: string[]): boolean =>
  Object.keys(migrations).every(name => executed.includes(name));

/** Version, read-only state and rights of the user of a database. */
async function stateOf({ pool }: DatabaseHandle) {
  const { rows } = await pool
    .query(
      `select current_setting('server_version_num')::int / 10000 as major,
        current_setting('transaction_read_only')::boolean as "readOnly",
        has_database_privilege(current_database(), 'create')
          and has_schema_privilege(coalesce(current_schema(), 'public'), 'create') as "mayCreate"`,
    )
    .catch(error => {
      throw new StartError(`The database cannot be reached (${reasonOf(error)}): check DATABASE_URL.`);
    });
  return rows[0] as { major: number; readOnly: boolean; mayCreate: boolean };
}

/**
 * Checks that a database can be used, and migrates it to the current version.
 *
 * @throws StartError when it cannot be reached, is too old or read-only, was used by a newer Velluto, or its user may not
 *   create objects although tables or functions are missing or outdated
 */
export async function prepareDatabase(database: DatabaseHandle): Promise<void> {
  const { major, readOnly, mayCreate } = await stateOf(database);
  if (major < oldestMajor) {
    throw new StartError(
      `The database is PostgreSQL ${major}: Velluto needs ${oldestMajor} or newer, or none in DATABASE_URL to use its own.`,
    );
  }
  if (readOnly) {
    throw new StartError('The database can only be read: name the one that is written to in DATABASE_URL.');
  }
  const executed = await executedMigrations(database);
  const newer = executed.find(name => !(name in migrations || name in renamed));
  if (newer) {
    throw new StartError(
      `The data was used by a newer Velluto (it knows "${newer}"): start that version, or name another database by DATABASE_URL or DATA_DIR.`,
    );
  }
  if (hasEvery(executed) && (await changedFunctions(database.db)).length === 0) return;
  if (!mayCreate) {
    throw new StartError(
      'The user of DATABASE_URL may make no schemas, tables or functions: let it own its database (alter database … owner to …).',
    );
  }
  await migrate(database.db);
}

/**
 * Checks that a database is at the current version, without changing it.
 *
 * @param what the database in the sentences, for example `The source`
 * @throws StartError when it is older or newer, or no database of Velluto
 */
export async function refuseBehind(database: DatabaseHandle, what: string): Promise<void> {
  const executed = await executedMigrations(database).catch(error => {
    throw new StartError(`${what} cannot be reached (${reasonOf(error)}).`);
  });
  if (executed.length === 0) throw new StartError(`${what} is not a database of Velluto.`);
  if (!hasEvery(executed) || executed.some(name => !(name in migrations)))
    throw new StartError(
      `${what} was used by another version: take that one, or start this version on it once.`,
    );
}

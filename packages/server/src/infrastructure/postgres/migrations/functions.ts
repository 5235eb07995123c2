import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Kysely, sql } from 'kysely';
import { repositoryRoot } from '../../repository-root.ts';

/** A file of `sql/functions`, with functions and the triggers that call them. */
interface FunctionFile {
  name: string;
  text: string;
  hash: string;
}

const folder = join(repositoryRoot, 'packages', 'server', 'sql', 'functions');
/** Advisory lock under which one process replaces functions. */
const REPLACING = 0x76_6c_02;

function functionFiles(): FunctionFile[] {
  const names = readdirSync(folder).filter(name => name.endsWith('.sql'));
  return names.toSorted().map(name => {
    const text = readFileSync(join(folder, name), 'utf8');
    return { name, text, hash: createHash('sha256').update(text).digest('hex') };
  });
}

/** Files of `sql/functions` whose text differs from the one that the database has, which must have all migrations. */
export async function changedFunctions<Database>(db: Kysely<Database>): Promise<FunctionFile[]> {
  const { rows } = await sql<{ name: string; hash: string }>`select name, hash from sql_function`.execute(db);
  const applied = new Map(rows.map(({ name, hash }) => [name, hash]));
  return functionFiles().filter(({ name, hash }) => applied.get(name) !== hash);
}

/** Creates or replaces the functions whose text has changed, all in one transaction. */
export async function applyFunctions<Database>(db: Kysely<Database>): Promise<void> {
  if ((await changedFunctions(db)).length === 0) return;
  await db.transaction().execute(async trx => {
    await sql`select pg_advisory_xact_lock(${REPLACING})`.execute(trx);
    // read again under the lock: another process may have replaced them meanwhile
    for (const { name, text, hash } of await changedFunctions(trx)) {
      await sql.raw(text).execute(trx);
      await sql`
        insert into sql_function (name, hash) values (${name}, ${hash})
        on conflict (name) do update set hash = excluded.hash`.execute(trx);
    }
  });
}

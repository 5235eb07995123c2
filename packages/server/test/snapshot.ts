import type pg from 'pg';
import { tablesInOrder } from '../src/infrastructure/postgres/tables-in-order.ts';

/** The content of the database at a moment. */
export interface Snapshot {
  /** Names of the tables whose content has changed since. */
  changed(): Promise<string[]>;
  /** Restores the content of these tables. */
  restore(tables: string[]): Promise<void>;
}

/** Copies all tables within the database, so that many calls can begin with the same data. */
export async function snapshot(pool: pg.Pool): Promise<Snapshot> {
  const client = await pool.connect();
  try {
    const tables = (await tablesInOrder(client)).map(({ name, columns }) => ({
      name,
      columns: columns.join(', '),
      saved: name.replace(/^public\./, 'saved.'),
    }));
    await client.query('create schema saved');
    for (const { name, columns, saved } of tables) {
      await client.query(`create table ${saved} as select ${columns} from ${name}`);
    }
    // compares rows as text, since columns of some types cannot be compared
    const sum = (from: string, columns: string) =>
      `(select count(*) || ' ' || coalesce(sum(hashtextextended((row(${columns}))::text, 0)), 0) from ${from})`;
    const sums = tables.map(({ name, columns }) => `select '${name}' as name, ${sum(name, columns)} as sum`);
    const { rows: before } = await client.query<{ name: string; sum: string }>(sums.join(' union all '));
    const different = tables.map(({ name, columns }, index) => {
      return `select '${name}' as name where ${sum(name, columns)} <> '${before[index]?.sum}'`;
    });
    const compare = { name: 'compare_with_snapshot', text: different.join(' union all ') };
    return {
      changed: async () => (await pool.query<{ name: string }>(compare)).rows.map(({ name }) => name),
      restore: async names => {
        const changedTables = tables.filter(({ name }) => names.includes(name));
        const statements = [
          // without triggers and foreign keys, since the restored rows are complete
          'set local session_replication_role = replica',
          ...changedTables.map(({ name }) => `delete from ${name}`),
          ...changedTables.map(
            ({ name, columns, saved }) => `insert into ${name} (${columns}) select ${columns} from ${saved}`,
          ),
        ];
        await pool.query(['begin', ...statements, 'commit'].join(';\n'));
      },
    };
  } finally {
    client.release();
  }
}

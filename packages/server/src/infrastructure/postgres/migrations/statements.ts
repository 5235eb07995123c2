import type { Kysely, RawBuilder } from 'kysely';

/** Runs statements one after the other. */
export async function statements(db: Kysely<unknown>, ...list: RawBuilder<unknown>[]): Promise<void> {
  for (const statement of list) await statement.execute(db);
}

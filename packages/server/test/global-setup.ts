import { rm } from 'node:fs/promises';
import type { TestProject } from 'vitest/node';
import { openDatabase } from '../src/infrastructure/postgres/database.ts';
import { startEmbeddedPostgres } from '../src/infrastructure/postgres/embedded/start.ts';
import { migrate } from '../src/infrastructure/postgres/migrations/index.ts';
import { administer, type TestPostgres } from './database.ts';
import type { TestEngines } from './engines/engines.ts';
import { bundlePrograms } from './programs.ts';
import { scratchFolder } from './scratch-folder.ts';

declare module 'vitest' {
  interface ProvidedContext {
    postgres: TestPostgres;
    /** Redis and S3 of this run; null when the server uses its built-in adapters. */
    engines: TestEngines | null;
  }
}

/** Starts one PostgreSQL for the whole run, and migrates the template database that is copied for every test file. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dir = await scratchFolder();
  const [postgres, programs] = await Promise.all([startEmbeddedPostgres(dir), bundlePrograms()]);
  // no durability is needed, since the data of a run is thrown away
  await administer(postgres.connection, 'alter system set fsync to off');
  await administer(postgres.connection, 'alter system set full_page_writes to off');
  await administer(postgres.connection, 'select pg_reload_conf()');
  const template = openDatabase(postgres.connection, () => {});
  await migrate(template.db);
  await template.close();
  const { host, user, password, database } = postgres.connection;
  project.provide('postgres', { host, user, password, template: database });
  project.provide('engines', null);
  project.provide('programs', programs.folder);
  return async () => {
    await postgres.stop();
    await programs.remove();
    await rm(dir, { recursive: true, force: true });
  };
}

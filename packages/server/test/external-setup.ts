import type { TestProject } from 'vitest/node';
import { openDatabase } from '../src/infrastructure/postgres/database.ts';
import { migrate } from '../src/infrastructure/postgres/migrations/index.ts';
import { administer } from './database.ts';
import { startPostgres } from './engines/postgres.ts';
import { startRedis } from './engines/redis.ts';
import { startS3 } from './engines/s3.ts';
import { bundlePrograms } from './programs.ts';

/** Starts an external PostgreSQL, a Redis and an S3 service for the whole run. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const [postgres, redis, s3, programs] = await Promise.all([
    startPostgres(),
    startRedis(),
    startS3(),
    bundlePrograms(),
  ]);
  const { host, port, user, password, major } = postgres;
  process.stdout.write(`External engines: PostgreSQL ${major}, ${redis.name}, s3rver.\n`);
  const template = 'template_velluto';
  await administer({ host, port, user, password }, `create database ${template}`);
  const database = openDatabase({ host, port, user, password, database: template }, () => {});
  await migrate(database.db);
  await database.close();
  project.provide('postgres', { host, port, user, password, template });
  project.provide('programs', programs.folder);
  project.provide('engines', { redisUrl: redis.url, s3: s3.settings });
  return async () => {
    await Promise.all([postgres.remove(), redis.stop(), s3.remove(), programs.remove()]);
  };
}

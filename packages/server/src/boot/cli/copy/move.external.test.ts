import { execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, inject, it } from 'vitest';
import { administer } from '../../../../test/database.ts';
import { systemPostgres } from '../../../../test/engines/postgres.ts';
import { fingerprint } from '../../../../test/fingerprint.ts';
import { velluto } from '../../../../test/run-command.ts';
import { startProcess } from '../../../../test/start-process.ts';
import { s3Blobs } from '../../../infrastructure/blobs/s3-blobs.ts';
import { openDatabase } from '../../../infrastructure/postgres/database.ts';
import { chooseUser } from '../../../infrastructure/postgres/embedded/run-as.ts';
import { startEmbeddedPostgres } from '../../../infrastructure/postgres/embedded/start.ts';
import { migrate } from '../../../infrastructure/postgres/migrations/index.ts';

const { host, port, user, password } = inject('postgres');
const home = await mkdtemp(join(tmpdir(), 'velluto-move-'));
const database = `move_${process.pid}`;
const url = `postgres://${user}:${encodeURIComponent(password)}@${host}:${port}/${database}`;
await administer({ host, port, user, password }, `create database ${database}`);
afterAll(async () => {
  await administer({ host, port, user, password }, `drop database ${database} with (force)`);
  await rm(home, { recursive: true, force: true });
});
const [first, second] = [join(home, 'first'), join(home, 'second')];
const copy = (...args: string[]) => velluto(first, {}, 'db', 'copy', ...args);

/** Checksums of the embedded database of a data directory, by table. */
async function contentOf(dataDir: string): Promise<Record<string, string>> {
  const postgres = await startEmbeddedPostgres(dataDir);
  const handle = openDatabase(postgres.connection, () => {}, { name: 'test' });
  const checksums = await fingerprint(handle.pool);
  await handle.close();
  await postgres.stop();
  return checksums;
}

/** Checksums of the database to which the site is moved, by table. */
async function contentOfTarget(): Promise<Record<string, string>> {
  const target = openDatabase({ connectionString: url }, () => {}, { name: 'test' });
  const checksums = await fingerprint(target.pool);
  await target.close();
  return checksums;
}

it('moves a site from the embedded database to another one, of another major version, and back', async () => {
  const embedded = startProcess(first, { DEMO: '1' });
  expect(await embedded.address).not.toBeNull();
  const busy = await copy('--from', first, '--to', url);
  expect(busy).toMatchObject({ code: 1, errorOutput: expect.stringMatching(/already runs/) });
  embedded.child.kill('SIGTERM');
  expect((await embedded.ended).code).toBe(0);

  const moved = await copy('--from', first, '--to', url);
  expect(moved).toMatchObject({ code: 0, errorOutput: '' });
  // 164 demo members and two log-ins
  expect(moved.output).toContain('\nmember: 166\n');
  expect(moved.output).toMatch(/rows of \d+ tables were copied, and the ledger adds up\.\n$/);
  expect(await contentOf(first)).toMatchObject(await contentOfTarget());
  expect(moved.output).toContain('left behind, as no part of the product: public.sandbox_payment\n');
  const DATA_KEY = (await readFile(join(first, 'data.key'), 'utf8')).trim();
  const external = startProcess(join(home, 'grown'), { DATABASE_URL: url, DATA_KEY });
  const address = await external.address;
  expect((await fetch(`${address}/readyz`)).status).toBe(200);
  expect((await copy('--from', url, '--to', second)).errorOutput).toMatch(/A server still uses the source/);
  external.child.kill('SIGTERM');
  expect((await external.ended).code).toBe(0);

  expect(await copy('--from', url, '--to', second)).toMatchObject({ code: 0, errorOutput: '' });
  expect(await contentOfTarget()).toMatchObject(await contentOf(second));
}, 120_000);

const older = systemPostgres();
it.runIf(older)(
  "brings over a data directory of an older PostgreSQL with that one's programs",
  async () => {
    if (!older) return;
    const [oldDir, owner] = [join(home, 'old'), chooseUser()];
    const cluster = join(oldDir, 'postgres');
    await mkdir(cluster, { recursive: true, mode: 0o700 });
    // older programs need access to every folder of the path to return to the directory
    for (const folder of [home, oldDir, cluster]) await owner.own(folder);
    await writeFile(join(oldDir, 'postgres.password'), 'secret', { mode: 0o600 });
    const passwordFile = join('/tmp', `velluto-password-${process.pid}`);
    await writeFile(passwordFile, 'secret');
    const access = ['-U', 'velluto', '--pwfile', passwordFile, '--auth', 'scram-sha-256'];
    execFileSync(older.initdb, ['-D', cluster, ...access, '-E', 'UTF8', '--locale', 'C.UTF-8'], {
      cwd: cluster,
      ...owner.ids,
      stdio: 'pipe',
    });
    await rm(passwordFile);
    const postgres = await startEmbeddedPostgres(oldDir, older);
    const handle = openDatabase(postgres.connection, () => {}, { name: 'test' });
    await migrate(handle.db);
    await handle.db
      .insertInto('login_attempt')
      .values({ key: 'old', failures: 3, last_at: new Date(0) })
      .execute();
    await handle.close();
    await postgres.stop();

    const target = join(home, 'new');
    const refused = await copy('--from', oldDir, '--to', target);
    expect(refused).toMatchObject({
      code: 1,
      errorOutput: expect.stringMatching(/made by an older PostgreSQL/),
    });
    const bin = join(older.postgres, '..');
    expect(await copy('--from', oldDir, '--from-bin', bin, '--to', target)).toMatchObject({
      code: 0,
      errorOutput: '',
    });
    expect((await contentOf(target))['public.login_attempt']).toMatch(/^1 /);
  },
  120_000,
);

it('moves photos into a bucket and back', async () => {
  const engines = inject('engines');
  if (!engines) throw new Error('This test needs the engines of the external run.');
  const { s3 } = engines;
  const bucket = `photos-${process.pid}`;
  const { S3Client, CreateBucketCommand } = await import('@aws-sdk/client-s3');
  const client = new S3Client({
    endpoint: s3.endpoint ?? '',
    region: s3.region,
    forcePathStyle: true,
    credentials: { accessKeyId: s3.key.id, secretAccessKey: s3.key.secret },
  });
  await client.send(new CreateBucketCommand({ Bucket: bucket }));
  const env = {
    S3_ENDPOINT: s3.endpoint ?? '',
    S3_BUCKET: bucket,
    S3_KEY: s3.key.id,
    S3_SECRET: s3.key.secret,
  };
  const from = join(home, 'photos');
  await mkdir(join(from, 'blobs/photos/ab'), { recursive: true });
  for (const name of ['large.webp', 'tile.webp']) await writeFile(join(from, 'blobs/photos/ab', name), name);
  const output = '2 files were copied.\n';
  expect(await velluto(from, env, 'blobs', 'copy', '--from', from, '--to', 's3')).toMatchObject({
    code: 0,
    output,
  });
  expect(Buffer.from((await s3Blobs({ ...s3, bucket }).get('photos/ab/tile.webp')) ?? []).toString()).toBe(
    'tile.webp',
  );
  const backDir = join(home, 'back');
  expect(await velluto(from, env, 'blobs', 'copy', '--from', 's3', '--to', backDir)).toMatchObject({
    code: 0,
    output,
  });
  const nowhere = await velluto(from, {}, 'blobs', 'copy', '--from', from, '--to', 's3');
  expect(nowhere).toMatchObject({ code: 1, errorOutput: expect.stringMatching(/Set S3_BUCKET/) });
}, 60_000);

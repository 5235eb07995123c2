import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, describe, expect, it } from 'vitest';
import {
  collect,
  runProgram,
  type ServerProcess,
  startFromSource,
  startProcess,
} from '../../test/start-process.ts';
import { shippedSites } from '../areas/sites/load-sites.ts';
import { StartError } from '../domain/start-error.ts';
import { openDatabase } from '../infrastructure/postgres/database.ts';
import { runningEmbedded } from '../infrastructure/postgres/embedded/running.ts';
import { startEmbeddedPostgres } from '../infrastructure/postgres/embedded/start.ts';
import { builtRenderer } from './built-renderer.ts';

const home = await mkdtemp(join(tmpdir(), 'velluto-start-'));
const dataDir = join(home, 'data');
afterAll(() => rm(home, { recursive: true, force: true }));

/** Process id of the embedded PostgreSQL. */
async function postmaster(): Promise<number> {
  return Number.parseInt(await readFile(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8'), 10);
}

/** All processes of the embedded PostgreSQL, which has one for every connection. */
async function postgresProcesses(): Promise<number[]> {
  const connection = await runningEmbedded(dataDir);
  if (!connection) throw new Error('No database runs.');
  const client = new pg.Client(connection);
  await client.connect();
  const { rows } = await client.query<{ pid: number }>(
    'select pid from pg_stat_activity where pid <> pg_backend_pid()',
  );
  await client.end();
  return [await postmaster(), ...rows.map(({ pid }) => pid)];
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

const started: ServerProcess[] = [];
afterAll(async () => {
  // a failed test must not leave a server behind
  for (const { child } of started) if (child.exitCode === null) child.kill('SIGTERM');
  await Promise.all(started.map(({ ended }) => ended));
});

function watched(server: ServerProcess): ServerProcess {
  started.push(server);
  return server;
}
const start = (env?: Record<string, string>) => watched(startProcess(dataDir, env));

describe('the server as a process', { timeout: 60_000 }, () => {
  it('has every acknowledged write after kill -9 of everything in the middle of writing', async () => {
    const writer = runProgram('writing-server', dataDir);
    const errorOutput = collect(writer.stderr);
    const writerEnded = new Promise(done => writer.on('close', done));
    const writtenNumbers = await new Promise<() => string>(done => {
      const output = collect(writer.stdout, text => {
        if (text.length > 5_000) done(output);
      });
      writer.on('close', () => done(output));
    });
    const postgres = await postmaster();
    writer.kill('SIGKILL');
    process.kill(postgres, 'SIGKILL');
    await writerEnded;
    expect(errorOutput()).toBe('');
    const acknowledged = writtenNumbers().trim().split('\n').map(Number);
    expect(acknowledged.length).toBeGreaterThan(1_000);

    const postgresAgain = await startEmbeddedPostgres(dataDir);
    const database = openDatabase(postgresAgain.connection, () => {});
    const rows = await database.db.selectFrom('login_attempt').select('failures').execute();
    await database.close();
    await postgresAgain.stop();
    const stored = new Set(rows.map(({ failures }) => failures));
    expect(acknowledged.filter(number => !stored.has(number))).toEqual([]);
  });

  it('stops in order on SIGTERM', async () => {
    const server = start();
    const address = await server.address;
    if (!address) throw new Error((await server.ended).errorOutput);
    expect((await fetch(`${address}/readyz`)).status).toBe(200);
    const postgres = await postmaster();
    server.child.kill('SIGTERM');
    expect(await server.ended).toEqual({ code: 0, errorOutput: '' });
    expect(isRunning(postgres)).toBe(false);
    expect(await readdir(dataDir)).not.toContain('velluto.lock');
  });

  it('starts again when only node was killed', async () => {
    const first = start();
    if (!(await first.address)) throw new Error((await first.ended).errorOutput);
    const orphan = await postmaster();
    first.child.kill('SIGKILL');
    await first.ended;
    expect(isRunning(orphan)).toBe(true);
    const second = start();
    expect(await second.address).not.toBeNull();
    expect(await postmaster()).not.toBe(orphan);

    const third = start();
    expect(await third.ended).toEqual({ code: 1, errorOutput: expect.stringMatching(/already runs/) });
    second.child.kill('SIGINT');
    expect((await second.ended).code).toBe(0);
  });
});

describe('a database that is frozen', { timeout: 60_000 }, () => {
  it('fails calls after the statement timeout, and does not prevent the server from stopping', async () => {
    const server = start({ DATABASE_STATEMENT_SECONDS: '1' });
    const address = await server.address;
    if (!address) throw new Error((await server.ended).errorOutput);
    const search = async () => (await fetch(`${address}/api/members.php`)).status;
    expect(await search()).toBe(200);
    const frozen = await postgresProcesses();
    for (const pid of frozen) process.kill(pid, 'SIGSTOP');
    expect(await search()).toBe(503);
    server.child.kill('SIGTERM');
    expect((await server.ended).code).toBe(1);
    // the server leaves the frozen PostgreSQL to the next start; this test has to end it
    for (const pid of frozen) if (isRunning(pid)) process.kill(pid, 'SIGKILL');
  });
});

describe('a failed start is explained in one sentence', { timeout: 30_000 }, () => {
  const refusalOf = async (server: ServerProcess) => {
    const { code, errorOutput } = await server.ended;
    expect(code).toBe(1);
    // production says beforehand, in its log, what is less safe
    const said = errorOutput.trim().split('\n');
    const sentences = said.filter(line => !line.startsWith('{"level":40,'));
    expect(sentences).toHaveLength(1);
    return `${sentences[0]}\n`;
  };
  const refusal = (env: Record<string, string>) => refusalOf(start(env));

  it('a port in use', async () => {
    const other = createServer();
    await new Promise<void>(resolve => other.listen(0, '127.0.0.1', resolve));
    const address = other.address();
    const port = String(typeof address === 'object' ? address?.port : '');
    expect(await refusal({ PORT: port })).toBe(
      `Port ${port} is in use: stop what runs there, or set PORT to another port.\n`,
    );
    other.close();
  });

  /** What an installation says in which a module is missing. */
  const refusalWithout = (module: string) => {
    const hook = `import { registerHooks } from 'node:module';
      registerHooks({ resolve(name, context, next) {
        if (name.endsWith('${module}')) throw new Error('there is no ${module}');
        return next(name, context);
      } });`;
    const option = `data:text/javascript,${encodeURIComponent(hook)}`;
    return refusalOf(watched(startFromSource(dataDir, '--import', option)));
  };

  it('an installation in which the texts of mails are missing in a language of a site', async () => {
    const fault = JSON.parse(await refusalWithout('catalogs/pl.ts'));
    expect(fault).toMatchObject({ level: 60, err: { message: 'there is no catalogs/pl.ts' } });
  });

  it('an installation in which a part of the log is missing', async () => {
    expect(await refusalWithout('pino')).toBe(
      'Velluto could not start. Its log cannot be written either (there is no pino).\n',
    );
  });

  it('a damaged site file', async () => {
    await writeFile(join(home, 'broken.json'), '{');
    expect(await refusal({ SITES_DIR: home })).toMatch(/broken\.json cannot be used: it is not JSON/);
  });

  it('a site that does not say who runs it, in production, before it makes a folder', async () => {
    const sites = join(home, 'unsaid-sites');
    await mkdir(sites);
    const site = JSON.parse(await readFile(join(shippedSites, 'velluto.json'), 'utf8'));
    const company = { ...site.company, name: '' };
    const file = join(sites, 'velluto.json');
    await writeFile(file, JSON.stringify({ ...site, company }));
    const untouched = join(home, 'untouched');
    const production = { NODE_ENV: 'production', MOLLIE_API_KEY: 'live_0', DATA_DIR: untouched };
    expect(await refusal({ ...production, LOG_LEVEL: 'silent', SITES_DIR: sites })).toContain(
      `The site "velluto" cannot be public while ${file} leaves company.name empty: say there which company runs it.\n`,
    );
    expect(existsSync(untouched)).toBe(false);
  });

  it('a database that cannot be reached', async () => {
    const url = 'postgres://nobody@127.0.0.1:1/none';
    expect(await refusal({ DATABASE_URL: url })).toMatch(/cannot be reached .*check DATABASE_URL/);
    expect(await refusal({ DATABASE_URL: `${url}?sslrootcert=/none` })).toBe(
      'sslrootcert in DATABASE_URL names /none, which cannot be read (ENOENT).\n',
    );
  });

  it('an invalid setting', async () => {
    expect(await refusal({ PORT: 'http' })).toMatch(/PORT must be a whole number/);
    expect(await refusal({ DATABASE_URL: 'mysql://x' })).toMatch(/DATABASE_URL must be an address/);
  });

  it('data of a newer PostgreSQL', async () => {
    const version = join(dataDir, 'postgres', 'PG_VERSION');
    const before = await readFile(version, 'utf8');
    await writeFile(version, '99\n');
    expect(await refusal({})).toMatch(/made by a newer PostgreSQL \(99/);
    await writeFile(version, before);
  });

  it('data without the password of the database', async () => {
    const file = join(dataDir, 'postgres.password');
    await rename(file, `${file}.away`);
    expect(await refusal({})).toMatch(/postgres\.password \(ENOENT\): restore DATA_DIR whole/);
    await rename(`${file}.away`, file);
  });

  it('an address without TLS where the operator insists on it, from a file or not', async () => {
    const file = join(home, 'database-url');
    const password = 'geheim';
    await writeFile(file, `postgres://velluto:${password}@db.example/velluto\n`);
    expect(await refusal({ REQUIRE_TLS: '1', DATABASE_URL_FILE: file })).toMatch(
      /^DATABASE_URL leads to db\.example without TLS/,
    );
  });

  it('a secret that comes by the environment, or the own key beside the data, where the operator insists on files', async () => {
    const password = 'geheim';
    expect(
      await refusal({ REQUIRE_SECRET_FILES: '1', DATABASE_URL: `postgres://u:${password}@127.0.0.1:1/v` }),
    ).toBe(
      'DATABASE_URL comes by the environment: use DATABASE_URL_FILE. REQUIRE_SECRET_FILES insists on it.\n',
    );
    expect(await refusal({ REQUIRE_SECRET_FILES: '1' })).toMatch(/^The data key lies in DATA_DIR/);
  });

  it('no built app where one is required', async () => {
    await expect(builtRenderer('/none', true)).rejects.toThrow(
      new StartError('There is no built app in /none: build it, or set APP_DIR.'),
    );
    expect(await builtRenderer('/none', false)).toBeUndefined();
  });

  it('no payment provider in production', async () => {
    expect(await refusal({ NODE_ENV: 'production' })).toMatch(/^Set MOLLIE_API_KEY/);
  });

  it('a key for real money in development', async () => {
    expect(await refusal({ MOLLIE_API_KEY: 'live_0' })).toMatch(/^MOLLIE_API_KEY takes real money/);
  });
});

describe('an error in the code', { timeout: 30_000 }, () => {
  const appDir = join(home, 'broken');
  const fault = `Object.assign(new Error('broken'), { detail: 'Key (email)=(nina@example.com) exists.' })`;

  it.each([
    ['at the start', `throw ${fault}`, 'Velluto could not start.'],
    ['that nobody hears', `setImmediate(() => { throw ${fault} })`, 'Velluto ended by a fault.'],
  ])('%s is a line of the log, without the values that it failed on', async (_, code, msg) => {
    await mkdir(join(appDir, 'server'), { recursive: true });
    await writeFile(join(appDir, 'server/entry-server.js'), code);
    await writeFile(join(appDir, 'package.json'), '{ "type": "module" }');
    const ended = await start({ APP_DIR: appDir }).ended;
    expect(ended.code).toBe(1);
    expect(ended.errorOutput).not.toContain('nina@example.com');
    expect(JSON.parse(ended.errorOutput)).toMatchObject({ level: 60, msg, err: { message: 'broken' } });
  });
});

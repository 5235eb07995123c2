import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, inject } from 'vitest';
import { openSession } from '../src/areas/sessions/sessions.ts';
import { shippedSites } from '../src/areas/sites/load-sites.ts';
import { addressOf, sharedEngines } from './cluster.ts';
import { copyTemplate } from './database.ts';
import { addMember, type MemberOverrides } from './members.ts';
import { plainContext } from './plain-context.ts';
import { velluto } from './run-command.ts';
import { collect, runProgram, type ServerProcess, startProcess } from './start-process.ts';
import { visitorOf } from './visitor.ts';

/** Where a site of the test is said to be asked for; the processes trust their proxy. */
export const hostOf = (site: string) => ({ 'x-forwarded-host': `${site}.test` });

/**
 * An installation with a database for each cell, and one Redis, one bucket and one data key for all. Each pool has one site,
 * with its name and the host `<name>.test`. Works only in the external run, which has these engines.
 *
 * @param poolsOf the pools of each cell, by its name
 */
export async function createCells<Name extends string>(poolsOf: Record<Name, string[]>) {
  const home = await mkdtemp(join(tmpdir(), 'velluto-cells-'));
  const names = Object.keys(poolsOf) as Name[];
  const sitesDir = join(home, 'sites');
  await mkdir(sitesDir);
  const shipped = JSON.parse(await readFile(join(shippedSites, 'velluto.json'), 'utf8'));
  for (const [index, id] of Object.values<string[]>(poolsOf).flat().entries()) {
    const site = {
      ...shipped,
      id,
      pool: id,
      domains: [`${id}.test`],
      default: index === 0,
      login_code: false,
    };
    await writeFile(join(sitesDir, `${id}.json`), JSON.stringify(site));
  }
  const databases = new Map<Name, Awaited<ReturnType<typeof copyTemplate>>>();
  for (const name of names) {
    const database = await copyTemplate(inject('postgres'));
    databases.set(name, database);
    await writeFile(join(home, `${name}.url`), addressOf(database));
  }
  const cellsFile = join(home, 'cells.json');
  const writeCells = (pools: Record<Name, string[]>) =>
    writeFile(
      cellsFile,
      JSON.stringify(
        Object.fromEntries(
          names.map(name => [name, { pools: pools[name], database_url_file: `${name}.url` }]),
        ),
      ),
    );
  await writeCells(poolsOf);
  const environment = {
    CELLS_FILE: cellsFile,
    SITES_DIR: sitesDir,
    RATE_LIMITS: '0',
    ...sharedEngines(home),
  };
  const processes: ServerProcess[] = [];
  afterAll(async () => {
    for (const { child } of processes) child.kill('SIGKILL');
    await Promise.all(processes.map(({ ended }) => ended));
    for (const database of databases.values()) await database.drop();
    await rm(home, { recursive: true, force: true });
  });
  const database = (name: Name) => {
    const found = databases.get(name);
    if (!found) throw new Error(`There is no cell ${name}.`);
    return found;
  };
  const start = (name: Name) => {
    const server = startProcess(join(home, `${name}-${processes.length}`), { ...environment, CELL: name });
    processes.push(server);
    return server;
  };
  return {
    database,
    writeCells,
    /** Starts a process of a cell, which may end instead of listening. */
    start,
    /** Starts a process of a cell; returns it with its address. */
    serve: async (name: Name) => {
      const server = start(name);
      const address = await server.address;
      if (!address) throw new Error(`The cell ${name} did not start: ${(await server.ended).errorOutput}`);
      return { ...server, address };
    },
    /** Adds a member of a site to the database of a cell, with a session. */
    member: async (name: Name, site: string, overrides?: MemberOverrides) => {
      const ctx = plainContext(database(name), home);
      const member = await addMember(ctx, { pool: site, site_id: site, ...overrides });
      const token = await ctx.transaction(tx => openSession(ctx, tx, member.id, 'test'));
      return { ...member, at: (address: string) => visitorOf(address, token, hostOf(site)) };
    },
    /** Runs a command in a cell and kills it once it has printed a text. */
    interrupt: async (name: Name, text: string, ...args: string[]) => {
      const env = { ...environment, CELL: name };
      const child = runProgram('cli', join(home, 'command'), env, args);
      const output = collect(child.stdout, printed => printed.includes(text) && child.kill('SIGKILL'));
      const signal = await new Promise(done => child.on('close', (_code, by) => done(by)));
      if (signal !== 'SIGKILL') throw new Error(`The command ended without printing ${text}: ${output()}`);
    },
    /** Runs a command in a cell; null for none. */
    velluto: (name: Name | null, ...args: string[]) =>
      velluto(join(home, 'command'), { ...environment, ...(name && { CELL: name }) }, ...args),
  };
}

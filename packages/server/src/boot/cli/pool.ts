import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { loadSites, shippedSites, sitesOfCell } from '../../areas/sites/api.ts';
import { systemClock } from '../../domain/clock.ts';
import { StartError } from '../../domain/start-error.ts';
import type { Cells } from '../../infrastructure/config/cells.ts';
import { type Config, readConfig } from '../../infrastructure/config/config.ts';
import { OperatorError } from '../../infrastructure/config/operator-error.ts';
import { dataEncryption } from '../../infrastructure/encryption/data-encryption.ts';
import { dataKeys } from '../../infrastructure/encryption/data-keys.ts';
import { type DatabaseHandle, openDatabase } from '../../infrastructure/postgres/database.ts';
import { prepareDatabase } from '../../infrastructure/postgres/prepare.ts';
import type { Command } from './command.ts';
import { withDatabase } from './open.ts';
import { type End, forgetPool, movePool, returnPool } from './pool/move-pool.ts';
import { settle } from './pool/settle.ts';

const print = (line: string) => void process.stdout.write(`${line}\n`);

/** Cells of the configuration; a pool is moved between two of them. */
function cellsOf({ cells }: Config): Cells {
  if (cells) return cells;
  throw new StartError('CELLS_FILE is not set: there is one database, of all pools.');
}

/** Works on the database of another cell, which is brought to this version first. */
async function withCell<Result>(name: string, work: (end: End) => Promise<Result>): Promise<Result> {
  const { databaseUrl } = readConfig({ ...process.env, CELL: name });
  const limits = { max: 4, name: 'velluto copy' };
  const database = openDatabase({ connectionString: databaseUrl ?? '' }, () => {}, limits);
  try {
    await prepareDatabase(database);
    return await work({ cell: name, database });
  } finally {
    await database.close();
  }
}

/** Advisory lock under which one command at a time moves pools of a database. */
const MOVING = 0x76_6c_04;

/** @throws OperatorError while another command moves a pool of this database */
async function alone<Result>({ pool }: DatabaseHandle, work: () => Promise<Result>): Promise<Result> {
  const client = await pool.connect();
  try {
    const { rows } = await client.query<{ mine: boolean }>('select pg_try_advisory_lock($1) as mine', [
      MOVING,
    ]);
    if (!rows[0]?.mine)
      throw new OperatorError('Another command moves a pool of this cell: wait for its end.');
    return await work();
  } finally {
    client.release(true);
  }
}

/** The cell to or from which a pool is moved; undefined for a pool that is not moved. */
async function otherCell({ db }: DatabaseHandle, pool: string): Promise<string | undefined> {
  const move = await db.selectFrom('pool_move').select('cell').where('pool', '=', pool).executeTakeFirst();
  return move?.cell;
}

/** The sites of a pool: those of its files, and those of former files that members came from. */
async function sitesOfPool(config: Config, { db }: DatabaseHandle, pool: string): Promise<string[]> {
  const listed = sitesOfCell(loadSites(config.sitesDir, shippedSites), { pools: [pool] });
  const former = await db
    .selectFrom('member')
    .select('site_id')
    .distinct()
    .where('pool', '=', pool)
    .execute();
  return [...new Set([...listed.map(({ id }) => id), ...former.map(({ site_id }) => site_id)])];
}

/** @throws StartError with this sentence, unless the arguments name one pool */
function onePool([pool, ...more]: string[], sentence: string): string {
  if (pool === undefined || more.length > 0) throw new StartError(sentence);
  return pool;
}

/** The one pool that a command without options is about. */
const poolOf = (args: string[], command: string): string =>
  onePool(parseArgs({ args, allowPositionals: true }).positionals, `Say one pool: velluto ${command} POOL.`);

async function moveTo(pool: string, to: string): Promise<number> {
  return withDatabase(async (database, config) => {
    const { own, all } = cellsOf(config);
    const known = (await otherCell(database, pool)) !== undefined;
    if (!known && !own.pools.includes(pool))
      throw new OperatorError(`The cell "${own.name}" has no pool "${pool}".`);
    if (to === own.name || !all.some(({ name }) => name === to))
      throw new OperatorError(`Say --to with another cell of CELLS_FILE, not "${to}".`);
    const keys = config.dataKeys ?? dataKeys(config.dataDir);
    const sites = await sitesOfPool(config, database, pool);
    const move = (target: End) =>
      movePool({
        pool,
        sites,
        from: { cell: own.name, database },
        to: target,
        encryption: dataEncryption({ db: database.db, clock: systemClock, keys }),
        settle: () => settle(database),
        pause: () => wait(1_000),
        report: print,
      });
    await alone(database, () => withCell(to, move));
    print(
      `Put "${pool}" into the pools of "${to}" instead of "${own.name}" in CELLS_FILE, start the processes of "${to}" anew, lead its hosts there, start those of "${own.name}" anew, and run velluto pool forget ${pool}.`,
    );
    return 0;
  });
}

/** Works on a pool that is on its way from this cell. */
function onItsWay(
  pool: string,
  work: (ends: { pool: string; from: End; to: End }) => Promise<void>,
  done: string,
) {
  return withDatabase(async (database, config) => {
    const { own } = cellsOf(config);
    const other = await otherCell(database, pool);
    if (other === undefined)
      throw new OperatorError(`The pool "${pool}" is not on its way from the cell "${own.name}".`);
    await alone(database, () =>
      withCell(other, to => work({ pool, from: { cell: own.name, database }, to })),
    );
    print(done);
    return 0;
  });
}

/** `velluto pool move`, `return` and `forget`: the ways of a pool from one cell to another. */
export const poolCommands: Record<string, Command> = {
  'pool move': {
    summary:
      'Moves a pool from the cell in CELL to another one, while all other pools go on; again after an interruption, it goes on where it was.',
    usage: 'POOL --to CELL',
    run: async args => {
      const { values, positionals } = parseArgs({
        args,
        allowPositionals: true,
        options: { to: { type: 'string' } },
      });
      const sentence = 'Say the pool and where it goes: velluto pool move POOL --to CELL.';
      const pool = onePool(positionals, sentence);
      if (values.to === undefined) throw new StartError(sentence);
      return moveTo(pool, values.to);
    },
  },
  'pool return': {
    summary:
      'Puts a pool back that is on its way from the cell in CELL, until the other cell has taken it in.',
    usage: 'POOL',
    run: async args => {
      const pool = poolOf(args, 'pool return');
      return onItsWay(pool, returnPool, `The pool "${pool}" is back.`);
    },
  },
  'pool forget': {
    summary: 'Deletes what the cell in CELL has kept of a pool that another cell has taken in.',
    usage: 'POOL',
    run: async args => {
      const pool = poolOf(args, 'pool forget');
      return onItsWay(pool, forgetPool, `Nothing is left of the pool "${pool}".`);
    },
  },
};

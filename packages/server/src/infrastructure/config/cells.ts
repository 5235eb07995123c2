import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import * as v from 'valibot';
import { codeOf, StartError } from '../../domain/start-error.ts';
import type { Environment } from './secret-files.ts';

/** A database with the pools of sites that live in it. */
export interface Cell {
  name: string;
  pools: string[];
  /** File with the address of its database; only processes of this cell read it. */
  databaseUrlFile: string;
  /** File with the address of a replica of that database; null for none. */
  replicaUrlFile: string | null;
}

/** The cells of an installation, of which a process serves one. */
export interface Cells {
  own: Cell;
  all: Cell[];
}

const name = v.pipe(
  v.string('it is no text'),
  v.regex(/^[a-z][a-z0-9-]{0,39}$/, issue => `"${issue.input}" is no name such as "north-2"`),
);
const path = v.pipe(v.string('a path is missing'), v.nonEmpty('a path is missing'));
const cellsFile = v.pipe(
  v.record(
    name,
    v.strictObject(
      {
        pools: v.array(name, 'a list of pools is missing'),
        database_url_file: path,
        database_replica_url_file: v.optional(path),
      },
      issue => (issue.expected === 'never' ? 'there is no such field' : `${issue.expected} is missing`),
    ),
    'it is not an object of cells',
  ),
  v.check(cells => Object.keys(cells).length > 0, 'it has no cell'),
);

function invalidFile(file: string, where: string | null, reason: string): StartError {
  return new StartError(`The cells file ${file} cannot be used${where ? ` at ${where}` : ''}: ${reason}.`);
}

function parse(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    if (error instanceof SyntaxError) throw invalidFile(file, null, `it is not JSON (${error.message})`);
    throw new StartError(`CELLS_FILE names ${file}, which cannot be read (${codeOf(error)}).`);
  }
}

/** Throws for the first value that two cells have, or one has twice. */
function refuseShared(file: string, cells: Cell[], field: string, of: (cell: Cell) => string[]): void {
  const owners = new Map<string, string>();
  for (const cell of cells) {
    for (const value of of(cell)) {
      const other = owners.get(value);
      if (other) throw invalidFile(file, `${cell.name}.${field}`, `"${value}" is named by "${other}" too`);
      owners.set(value, cell.name);
    }
  }
}

/**
 * Reads the cells of an installation. Paths in the file are relative to its folder.
 *
 * @throws StartError with the file, the field and the reason
 */
export function readCells(file: string): Cell[] {
  const { success, output, issues } = v.safeParse(cellsFile, parse(file), { abortEarly: true });
  if (!success) throw invalidFile(file, v.getDotPath(issues[0]), issues[0].message);
  const beside = (other: string) => resolve(dirname(file), other);
  const cells = Object.entries(output).map(([name, cell]) => ({
    name,
    pools: cell.pools,
    databaseUrlFile: beside(cell.database_url_file),
    replicaUrlFile: cell.database_replica_url_file ? beside(cell.database_replica_url_file) : null,
  }));
  refuseShared(file, cells, 'pools', ({ pools }) => pools);
  refuseShared(file, cells, 'database_url_file', ({ databaseUrlFile }) => [databaseUrlFile]);
  refuseShared(file, cells, 'database_replica_url_file', ({ replicaUrlFile }) =>
    replicaUrlFile ? [replicaUrlFile] : [],
  );
  return cells;
}

/** Variables for which the cells file stands. */
const ofOneDatabase = [
  'DATABASE_URL',
  'DATABASE_URL_FILE',
  'DATABASE_REPLICA_URL',
  'DATABASE_REPLICA_URL_FILE',
];

/**
 * The environment with the database of the cell that `CELL` names, and the cells; unchanged without `CELLS_FILE`.
 *
 * @throws StartError when the cells file cannot be used, or has no such cell
 */
export function withCell(given: Environment): { env: Environment; cells: Cells | null } {
  const { CELL: wanted, CELLS_FILE: file } = given;
  if (!file) {
    if (wanted) throw new StartError('CELL is set without CELLS_FILE: set that too, or leave both out.');
    return { env: given, cells: null };
  }
  const twice = ofOneDatabase.find(variable => given[variable]);
  if (twice)
    throw new StartError(`${twice} is set, and CELLS_FILE names the database of each cell: leave one out.`);
  const all = readCells(file);
  const own = all.find(cell => cell.name === wanted);
  if (!own) {
    const fault = wanted ? `CELL is "${wanted}", which is none of CELLS_FILE` : 'CELL is not set';
    throw new StartError(`${fault}: set it to one of ${all.map(cell => cell.name).join(', ')}.`);
  }
  const env = {
    ...given,
    DATABASE_URL_FILE: own.databaseUrlFile,
    ...(own.replicaUrlFile && { DATABASE_REPLICA_URL_FILE: own.replicaUrlFile }),
  };
  return { env, cells: { own, all } };
}

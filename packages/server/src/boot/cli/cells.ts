import { parseArgs } from 'node:util';
import { loadSites, refuseHomeless, shippedSites, sitesOfCell } from '../../areas/sites/api.ts';
import { StartError } from '../../domain/start-error.ts';
import { type Cell, readCells } from '../../infrastructure/config/cells.ts';
import { readConfig } from '../../infrastructure/config/config.ts';
import { openDatabase } from '../../infrastructure/postgres/database.ts';
import { refuseBehind } from '../../infrastructure/postgres/prepare.ts';
import { requireOwnPools } from '../require-own-pools.ts';
import type { Command } from './command.ts';

/** @throws StartError when a cell's database cannot be used by the cell's processes as it is */
async function checkDatabase({ name }: Cell): Promise<void> {
  const config = readConfig({ ...process.env, CELL: name });
  const connectionString = config.databaseUrl ?? '';
  const database = openDatabase({ connectionString }, () => {}, { max: 1, name: 'velluto cells' });
  try {
    await refuseBehind(database, `The database of the cell "${name}"`);
    await requireOwnPools(config, database.db);
    for (const { pool, cell, state } of await database.db.selectFrom('pool_move').selectAll().execute())
      process.stdout.write(
        `The pool "${pool}" is on its way ${state === 'coming' || state === 'arrived' ? 'from' : 'to'} the cell "${cell}" (${state}).\n`,
      );
  } finally {
    await database.close();
  }
}

/** `velluto cells`: where each site lives, and whether its database answers. */
export const cells: Command = {
  summary:
    'Prints cell, pool, site and host of each site, and whether the databases of the cells answer and are at this version.',
  run: async args => {
    parseArgs({ args }); // throws for any argument, since the command has none
    const { CELLS_FILE: file } = process.env;
    if (!file) throw new StartError('CELLS_FILE is not set: there is one database, of all sites.');
    const all = readCells(file);
    // of no cell, since the files with addresses may be missing
    const { sitesDir } = readConfig({ ...process.env, CELLS_FILE: '', CELL: '' });
    const sites = loadSites(sitesDir, shippedSites);
    refuseHomeless(sites, all);
    let code = 0;
    for (const cell of all) {
      for (const { pool, id, domains } of sitesOfCell(sites, cell))
        for (const host of domains) process.stdout.write(`${[cell.name, pool, id, host].join('\t')}\n`);
      const fault = await checkDatabase(cell).catch(error => {
        if (error instanceof StartError) return error.message;
        throw error;
      });
      if (fault) code = 1;
      process.stdout.write(
        `${fault ?? `The database of the cell "${cell.name}" answers and is at this version.`}\n`,
      );
    }
    return code;
  },
};

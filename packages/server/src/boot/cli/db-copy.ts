import { parseArgs } from 'node:util';
import { StartError } from '../../domain/start-error.ts';
import type { Command } from './command.ts';
import { copyDatabase } from './copy/copy-database.ts';
import { binariesIn, openEndpoint, readEndpoint } from './copy/endpoints.ts';

/** `velluto db copy`: copies all data into an empty database. */
export const dbCopy: Command = {
  summary:
    'Copies all data into an empty database; each end is a data directory, an address (postgres://…), or DATABASE_URL for the one in the environment.',
  usage: '--from PLACE --to PLACE [--from-bin FOLDER]',
  run: async args => {
    const { values } = parseArgs({
      args,
      options: { from: { type: 'string' }, to: { type: 'string' }, 'from-bin': { type: 'string' } },
    });
    const { from, to, 'from-bin': folder } = values;
    if (!from || !to) throw new StartError('Say both ends: velluto db copy --from PLACE --to PLACE.');
    const ends = { from: readEndpoint('--from', from), to: readEndpoint('--to', to) };
    if (ends.from.place === ends.to.place) throw new StartError('The two ends must not be the same.');
    const binaries = folder === undefined ? undefined : await binariesIn(folder);
    const source = await openEndpoint(ends.from, binaries);
    try {
      const target = await openEndpoint(ends.to);
      try {
        const print = (line: string) => void process.stdout.write(`${line}\n`);
        const { tables, ledgerFaults } = await copyDatabase(source, target, print);
        const rows = [...tables.values()].reduce((sum, count) => sum + count, 0);
        if (ledgerFaults > 0) {
          print(
            `${rows} rows were copied, but the books show ${ledgerFaults} differences: velluto ledger check.`,
          );
          return 1;
        }
        print(`${rows} rows of ${tables.size} tables were copied, and the ledger adds up.`);
        return 0;
      } finally {
        await target.close();
      }
    } finally {
      await source.close();
    }
  },
};

import { parseArgs } from 'node:util';
import type { Command } from '../cli.ts';
import { StartError } from '../start-error.ts';
import { copyDatabase } from '../transfer/copy-database.ts';
import { binariesIn, openEnd } from '../transfer/ends.ts';

/** `velluto db copy`: moves a site to another database. */
export const dbCopy: Command = {
  summary:
    'Copies all data into an empty database; each end is an address (postgres://…) or a data directory.',
  usage: '--from PLACE --to PLACE [--from-bin FOLDER]',
  run: async args => {
    const { values } = parseArgs({
      args,
      options: { from: { type: 'string' }, to: { type: 'string' }, 'from-bin': { type: 'string' } },
    });
    const { from, to, 'from-bin': folder } = values;
    if (!from || !to) throw new StartError('Say both ends: velluto db copy --from PLACE --to PLACE.');
    if (from === to) throw new StartError('The two ends must not be the same.');
    const binaries = folder === undefined ? undefined : await binariesIn(folder);
    const source = await openEnd(from, { mustExist: true, binaries });
    try {
      const target = await openEnd(to, { mustExist: false });
      try {
        const tell = (line: string) => void process.stdout.write(`${line}\n`);
        const { tables, ledgerFaults } = await copyDatabase(source, target, tell);
        const rows = [...tables.values()].reduce((sum, count) => sum + count, 0);
        if (ledgerFaults > 0) {
          tell(
            `${rows} rows were copied, but the books show ${ledgerFaults} differences: velluto ledger check.`,
          );
          return 1;
        }
        tell(`${rows} rows of ${tables.size} tables were copied, and the ledger adds up.`);
        return 0;
      } finally {
        await target.close();
      }
    } finally {
      await source.close();
    }
  },
};

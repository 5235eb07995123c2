import { parseArgs } from 'node:util';
import { reconcileLedger } from '../../areas/wallet/api.ts';
import type { Command } from './command.ts';
import { withDatabase } from './open.ts';

/** `velluto ledger check`: checks that the ledger adds up, and lists every discrepancy. */
export const ledgerCheck: Command = {
  summary: 'Proves that credits and payments add up; exit code 1 and a list when they do not.',
  run: args => {
    parseArgs({ args }); // throws for any argument, since the command has none
    return withDatabase(async ({ db }) => {
      const { rows, payments, discrepancies } = await reconcileLedger(db);
      const seen = `${rows} movements, ${payments} completed payments`;
      if (discrepancies.length === 0) {
        process.stdout.write(`The ledger adds up (${seen}).\n`);
        return 0;
      }
      for (const { rule, id, expected, found } of discrepancies) {
        process.stdout.write(
          `${rule} ${id}: expected ${expected}, found ${found} (difference ${found - expected})\n`,
        );
      }
      process.stdout.write(`The ledger does not add up: ${discrepancies.length} differences (${seen}).\n`);
      return 1;
    });
  },
};

import { parseArgs } from 'node:util';
import type { Command } from './boot/cli/command.ts';

/** `velluto serve`: the server, without demo members and sandbox, until it is asked to stop. */
export const serve: Command = {
  summary: 'Starts the server; SIGTERM stops it.',
  run: async args => {
    parseArgs({ args }); // throws for any argument, since the command has none
    // not loaded by the other commands, which end at once
    const { main } = await import('./main.ts');
    const running = await main();
    if (!running) return 1;
    process.stdout.write(`Velluto runs at http://localhost:${running.port}\n`);
    return 0;
  },
};

import type { Command } from '../cli.ts';
import type { Context } from '../context.ts';
import { withContext } from './context.ts';

/**
 * A command that works on members' data.
 *
 * @param prepare reads the arguments before anything is opened, and gives the work, whose text is shown
 */
export function operatorCommand(
  about: Omit<Command, 'run'>,
  prepare: (args: string[]) => (ctx: Context) => Promise<string>,
): Command {
  const run = async (args: string[]) => {
    process.stdout.write(`${await withContext(prepare(args))}\n`);
    return 0;
  };
  return { ...about, run };
}

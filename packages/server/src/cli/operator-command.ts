import type { Command } from '../cli.ts';
import type { Context } from '../context.ts';
import { OperatorError } from '../operator-error.ts';
import { withContext } from './context.ts';

/**
 * A command that works on members' data. What cannot be done is said in one line, with exit code 1.
 *
 * @param prepare reads the arguments before anything is opened, and gives the work, whose text is shown
 */
export function operatorCommand(
  about: Omit<Command, 'run'>,
  prepare: (args: string[]) => (ctx: Context) => Promise<string>,
): Command {
  const run = async (args: string[]) => {
    try {
      process.stdout.write(`${await withContext(prepare(args))}\n`);
      return 0;
    } catch (error) {
      const known = error instanceof OperatorError || (error instanceof TypeError && 'code' in error);
      if (!known) throw error;
      process.stderr.write(`${error.message}\n`);
      return 1;
    }
  };
  return { ...about, run };
}

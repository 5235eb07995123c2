import type { Context } from '../context.ts';
import { withContext } from './open.ts';

/** A command of the operator. */
export interface Command {
  /** What it does, in one line. */
  summary: string;
  /** Arguments after the command's name, as shown by the help. */
  usage?: string;
  /** Does it; gives the exit code, 0 when all is well. */
  run: (args: string[]) => Promise<number>;
}

/** A command as it is written. */
export const usageOf = (name: string, { usage }: Command): string =>
  ['velluto', name, ...(usage ? [usage] : [])].join(' ');

/**
 * Tells in one sentence what is wrong with a command's arguments; null for an error of another kind. Values are not
 * repeated: one may be an address with a password.
 */
export function argumentProblem(error: unknown): string | null {
  if (!(error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS')))
    return null;
  if (error.code === 'ERR_PARSE_ARGS_UNEXPECTED_POSITIONAL') return 'There is an argument too many';
  return error.message.split(/[.\n]/)[0] ?? null;
}

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

import type { Context } from '../../context/context.ts';
import { withContext } from './open.ts';

/** A command of the operator. */
export interface Command {
  /** One line that says what the command does. */
  summary: string;
  /** Arguments after the command's name, as shown by the help. */
  usage?: string;
  /** Runs the command; returns the exit code, 0 for success. */
  run: (args: string[]) => Promise<number>;
}

/** The usage line of a command, for help and errors. */
export const usageOf = (name: string, { usage }: Command): string =>
  ['velluto', name, ...(usage ? [usage] : [])].join(' ');

/**
 * One sentence about wrong arguments of a command; null for an error of another kind. Values are not
 * repeated, since one may be a database address with a password.
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
 * @param prepare checks the arguments before anything is opened; returns the work, whose result is printed
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

import type { Command } from '../cli.ts';

/** A command as it is written. */
export const lineOf = (name: string, { usage }: Command): string =>
  ['velluto', name, ...(usage ? [usage] : [])].join(' ');

/**
 * Tells in one sentence what is wrong with a command's arguments; null for an error of another kind. Values are not
 * repeated: one may be an address with a password.
 */
export function wrongArguments(error: unknown): string | null {
  if (!(error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS')))
    return null;
  if (error.code === 'ERR_PARSE_ARGS_UNEXPECTED_POSITIONAL') return 'There is an argument too many';
  return error.message.split(/[.\n]/)[0] ?? null;
}

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { blobsCopy } from './boot/cli/blobs-copy.ts';
import { cells } from './boot/cli/cells.ts';
import { argumentProblem, type Command, usageOf } from './boot/cli/command.ts';
import { dbCopy } from './boot/cli/db-copy.ts';
import { declarationCommands } from './boot/cli/declarations.ts';
import { discountGive } from './boot/cli/discount.ts';
import { drillRestore } from './boot/cli/drill-restore.ts';
import { ledgerCheck } from './boot/cli/ledger-check.ts';
import { mailCommands } from './boot/cli/mail.ts';
import { moderationCommands } from './boot/cli/moderation.ts';
import { moderationMisuseCommands } from './boot/cli/moderation-misuse.ts';
import { moderationRecordCommands } from './boot/cli/moderation-records.ts';
import { poolCommands } from './boot/cli/pool.ts';
import { refundRepaid } from './boot/cli/refund.ts';
import { moderationReport } from './boot/cli/transparency.ts';
import { StartError } from './domain/start-error.ts';
import { OperatorError } from './infrastructure/config/operator-error.ts';
import { repositoryRoot } from './infrastructure/repository-root.ts';
import { serve } from './serve.ts';

/** Every command, by its name of one or two words. */
export const commands: Record<string, Command> = {
  serve,
  'ledger check': ledgerCheck,
  cells,
  ...poolCommands,
  'db copy': dbCopy,
  'blobs copy': blobsCopy,
  'drill restore': drillRestore,
  'discount give': discountGive,
  'refund repaid': refundRepaid,
  ...declarationCommands,
  ...mailCommands,
  ...moderationCommands,
  ...moderationMisuseCommands,
  ...moderationRecordCommands,
  'moderation report': moderationReport,
};

/** All commands with what they do. */
function help(): string {
  const names = Object.entries(commands).map(([name, { usage }]) => (usage ? `${name} ${usage}` : name));
  const width = Math.max(...names.map(name => name.length));
  const lines = Object.values(commands).map(
    ({ summary }, index) => `  ${(names[index] ?? '').padEnd(width)}  ${summary}`,
  );
  return [
    'Usage: velluto <command>',
    '',
    ...lines,
    `  ${'--version'.padEnd(width)}  Prints the version.`,
    '',
  ].join('\n');
}

/** Runs a command and returns its exit code. An expected failure is one sentence on stderr and exit code 1. */
async function run(name: string, command: Command, args: string[]): Promise<number> {
  if (asksForHelp(args)) {
    process.stdout.write(`Usage: ${usageOf(name, command)}\n\n  ${command.summary}\n`);
    return 0;
  }
  try {
    return await command.run(args);
  } catch (error) {
    const wrong = argumentProblem(error);
    const expected = error instanceof StartError || error instanceof OperatorError;
    if (!expected && wrong === null) throw error;
    const sentence = expected ? error.message : `${wrong}: ${usageOf(name, command)}.`;
    process.stderr.write(`${sentence}\n`);
    return 1;
  }
}

const asksForHelp = (args: string[]) => args.includes('--help') || args.includes('-h');

/**
 * Finds the command that the arguments name and runs it.
 *
 * @returns the exit code; 2 when there is no such command
 */
export async function runCommand(args: string[]): Promise<number> {
  for (const wordCount of [2, 1]) {
    const name = args.slice(0, wordCount).join(' ');
    // not `in`: `constructor` and the like are no commands
    const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
    if (command && args.length >= wordCount) return run(name, command, args.slice(wordCount));
  }
  if (args[0] === '--version') {
    const { version } = JSON.parse(readFileSync(join(repositoryRoot, 'package.json'), 'utf8'));
    process.stdout.write(`velluto ${version}\n`);
    return 0;
  }
  const helpRequested = args.length === 0 || args[0] === 'help' || asksForHelp(args);
  (helpRequested ? process.stdout : process.stderr).write(help());
  return helpRequested ? 0 : 2;
}

/** Runs a command as the program that a terminal started: sets the exit code, and prints an unexpected error. */
export async function runProgram(args: string[]): Promise<void> {
  try {
    process.exitCode = await runCommand(args);
  } catch (error) {
    console.error('The command failed.', error);
    process.exitCode = 1;
  }
}

if (import.meta.main) await runProgram(process.argv.slice(2));

import { writeFile } from 'node:fs/promises';
import { type Arguments, type ReportFormat, readArguments } from './arguments.ts';
import {
  countOutcomes,
  type Finding,
  jsonReport,
  junitReport,
  operationIds,
  runConformance,
  skippedMoney,
  textReport,
} from './index.ts';

const help = `Checks whether a backend speaks the contract of the Velluto API.

  npx @velluto/conformance --base https://api.example.org [options]

  --base URL               the backend
  --member LOGIN:PASSWORD  an account to use, up to three; accounts that lack are signed up
  --profile ID=ORIGIN      a profile of which you know who is behind it (member, operator, ai, system); may be repeated
  --format text|json|junit what is printed at the end
  --output FILE            writes the report there instead
  --minutes N              how long the run may take, 15 by default
  --help                   prints this

It sends messages between these accounts and begins one payment, which nobody pays. Exit code: 0 when everything of money was
checked and nothing failed, 1 when something failed, 2 when it could not run or could not check what is charged.
`;

/** Where the command writes. */
export interface Terminal {
  write: (text: string) => void;
  writeError: (text: string) => void;
}

/** Checks between two lines that tell how far the run is. */
const PROGRESS_STEP = 100;

/** Tells how far a run is, and each failure when it is found. */
function progress({ writeError }: Terminal) {
  const counts = { checks: 0, failed: 0 };
  return ({ operation, check, outcome }: Finding) => {
    counts.checks += 1;
    if (outcome === 'failed') {
      counts.failed += 1;
      writeError(`FAILED ${operation} ${check}\n`);
    }
    if (counts.checks % PROGRESS_STEP === 0)
      writeError(`${counts.checks} checks so far, ${counts.failed} failed\n`);
  };
}

const reports: Record<ReportFormat, (findings: readonly Finding[]) => string> = {
  text: findings => textReport(findings, operationIds),
  json: jsonReport,
  junit: findings => junitReport(findings, operationIds),
};

/** The exit code for what was found, and why it is 2. */
export function verdictOn(findings: readonly Finding[]): { code: 0 | 1 | 2; why: string } {
  if (countOutcomes(findings).failed > 0) return { code: 1, why: '' };
  const missing = skippedMoney(findings);
  if (missing.length === 0) return { code: 0, why: '' };
  const lines = missing.map(
    ({ operation, check, detail }) => `Not checked: ${operation} ${check}: ${detail}\n`,
  );
  const remedy =
    'Name two accounts with confirmed addresses and credits by --member, on a backend that sells.\n';
  return { code: 2, why: lines.join('') + remedy };
}

/** Why the run has no findings. */
function failureText(base: string, { name, message, cause }: Error): string {
  if (name === 'TimeoutError') return `${base} took longer than the run may take: give it more --minutes.`;
  return `${base} does not answer: ${message}${cause instanceof Error ? ` (${cause.message})` : ''}`;
}

/** Runs the command; returns its exit code. */
export async function runCommand(line: string[], terminal: Terminal): Promise<0 | 1 | 2> {
  const { write, writeError } = terminal;
  let given: Arguments | 'help';
  try {
    given = readArguments(line);
  } catch (error) {
    writeError(`${(error as Error).message}\n`);
    return 2;
  }
  if (given === 'help') {
    write(help);
    return 0;
  }
  const { format, output, ...options } = given;
  let findings: readonly Finding[];
  try {
    findings = await runConformance({ ...options, onFinding: progress(terminal) });
  } catch (error) {
    writeError(`${failureText(options.base, error as Error)}\n`);
    return 2;
  }
  const report = `${reports[format](findings)}\n`;
  try {
    if (output === undefined) write(report);
    else await writeFile(output, report);
  } catch (error) {
    writeError(`The report cannot be written: ${(error as Error).message}\n`);
    return 2;
  }
  const { code, why } = verdictOn(findings);
  writeError(why);
  return code;
}

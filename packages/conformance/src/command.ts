import { parseArgs } from 'node:util';
import { countOutcomes, type Login, operationIds, reportText, runConformance } from './index.ts';

const help = `Checks whether a backend speaks the contract of the Velluto API.

  velluto-conformance --base https://api.example.org [options]

  --base URL               the backend
  --member LOGIN:PASSWORD  an account to use, up to three; accounts that lack are signed up
  --json                   prints the findings as JSON
  --help                   prints this

It sends messages between these accounts and begins one payment, which nobody pays. Exit code: 0 when nothing failed, 1 when
something did, 2 when it could not run.
`;

/** Where the command writes. */
export interface Terminal {
  write: (text: string) => void;
  writeError: (text: string) => void;
}

/** The arguments of the command line; a sentence for what is wrong with them. */
function readArguments(line: string[]): { base: string; members: Login[]; json: boolean } | 'help' | Error {
  try {
    const { values } = parseArgs({
      args: line,
      options: {
        base: { type: 'string' },
        member: { type: 'string', multiple: true, default: [] },
        json: { type: 'boolean', default: false },
        help: { type: 'boolean', default: false },
      },
    });
    if (values.help) return 'help';
    const { base = '', member, json } = values;
    if (!/^https?:\/\/[^/]/.test(base)) return new Error('Name the backend: --base https://api.example.org');
    const members = member.map(given => {
      // an address has no colon, a password may have one
      const [login = '', ...password] = given.split(':');
      return { login, password: password.join(':') };
    });
    if (members.some(({ login, password }) => login === '' || password === ''))
      return new Error('Name an account as LOGIN:PASSWORD.');
    return { base, members, json };
  } catch (error) {
    return error as Error;
  }
}

/** Runs the command; returns its exit code. */
export async function runCommand(line: string[], { write, writeError }: Terminal): Promise<0 | 1 | 2> {
  const given = readArguments(line);
  if (given === 'help') {
    write(help);
    return 0;
  }
  if (given instanceof Error) {
    writeError(`${given.message}\n`);
    return 2;
  }
  const { json, ...options } = given;
  try {
    const findings = await runConformance(options);
    write(json ? `${JSON.stringify(findings, null, 1)}\n` : `${reportText(findings, operationIds)}\n`);
    return countOutcomes(findings).failed > 0 ? 1 : 0;
  } catch (error) {
    const { message, cause } = error as Error;
    writeError(
      `${options.base} does not answer: ${message}${cause instanceof Error ? ` (${cause.message})` : ''}\n`,
    );
    return 2;
  }
}

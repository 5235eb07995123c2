import { runCommand } from '../src/command.ts';

/** Runs the command; returns its exit code and what it wrote. */
export async function run(...line: string[]) {
  const said = { code: 0, out: '', err: '' };
  said.code = await runCommand(line, {
    write: text => {
      said.out += text;
    },
    writeError: text => {
      said.err += text;
    },
  });
  return said;
}

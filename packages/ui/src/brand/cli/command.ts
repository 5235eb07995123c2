import { writeFile } from 'node:fs/promises';
import { dirname, join, relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { BrandError } from '../../theme/compile/problems.ts';
import { brandSheet } from './files.ts';
import { inspectBrand } from './inspect.ts';
import { inspectCss } from './inspect-css.ts';
import { report } from './report.ts';

/** Where the command writes its output. */
export interface Terminal {
  write: (text: string) => void;
  complain: (text: string) => void;
  /** Whether the terminal shows colours. */
  colours: boolean;
}

const usage = `Usage
  velluto-brand check <brand.ts | brand.css> [--all]   measures contrast and distances; ends with 1 when one is too small
  velluto-brand build <brand.ts> [--out brand.css]     writes the one file a brand ships as
`;

/** Paths relative to the working directory. */
const nearby = (path: string) => relative(process.cwd(), path);

async function check(path: string, all: boolean, { write, colours }: Terminal): Promise<number> {
  const inspection = await (path.endsWith('.css') ? inspectCss(path) : inspectBrand(path));
  write(`${report({ ...inspection, path: nearby(path) }, { all, colours })}\n`);
  return inspection.problems.length === 0 ? 0 : 1;
}

async function build(path: string, out: string, { write }: Terminal): Promise<number> {
  await writeFile(out, await brandSheet(path, out));
  write(`Wrote ${nearby(out)}.\n`);
  return 0;
}

async function execute(args: string[], terminal: Terminal): Promise<number> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { all: { type: 'boolean', default: false }, out: { type: 'string' }, help: { type: 'boolean' } },
  });
  if (values.help) {
    terminal.write(usage);
    return 0;
  }
  const [command, file, ...rest] = positionals;
  if (!file || rest.length > 0 || (command !== 'check' && command !== 'build')) {
    terminal.complain(usage);
    return 2;
  }
  const path = resolve(file);
  if (command === 'check') return check(path, values.all, terminal);
  return build(path, resolve(values.out ?? join(dirname(path), 'brand.css')), terminal);
}

/** Whether an error is about wrong arguments. */
const isUsageError = (error: unknown): error is TypeError =>
  error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS');

/** Runs `velluto-brand`. Exit code: 0 for a good brand, 1 for a refused one, 2 for wrong arguments. */
export async function runCommand(args: string[], terminal: Terminal): Promise<number> {
  try {
    return await execute(args, terminal);
  } catch (error) {
    if (error instanceof BrandError) {
      terminal.complain(`${error.message}\n`);
      return 1;
    }
    if (!isUsageError(error)) throw error;
    terminal.complain(`${error.message}\n${usage}`);
    return 2;
  }
}

import { writeFile } from 'node:fs/promises';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { BrandError } from '../theme/compiler/problems.ts';
import { readBrand } from '../theme/compiler/read-brand.ts';
import { brandSheet, loadBrand } from './files.ts';
import { inspectBrand } from './inspect.ts';
import { inspectCss } from './inspect-css.ts';
import { brandModule } from './module.ts';
import { previewOf } from './preview.ts';
import { report } from './report.ts';

/** Where the command writes its output. */
export interface Terminal {
  write: (text: string) => void;
  complain: (text: string) => void;
  /** Whether the terminal shows colours. */
  colours: boolean;
  /** Opens a file for the person at the terminal; missing where nobody sits there. */
  open?: ((path: string) => void) | undefined;
}

const usage = `Usage
  velluto-brand check <brand.ts | brand.css> [--all]   measures contrast and distances; ends with 1 when one is too small
  velluto-brand build <brand.ts> [--out brand.css]     writes the style sheet a brand ships as
    --module <aurora.ts>                               and the module with the brand for UiProvider
  velluto-brand preview <brand.ts> [--out page.html]   writes a page with the brand on components, and opens it
`;

/** Paths relative to the working directory. */
const nearby = (path: string) => relative(process.cwd(), path);

async function check(path: string, all: boolean, { write, colours }: Terminal): Promise<number> {
  const inspection = await (path.endsWith('.css') ? inspectCss(path) : inspectBrand(path));
  write(`${report({ ...inspection, path: nearby(path) }, { all, colours })}\n`);
  return inspection.problems.length === 0 ? 0 : 1;
}

async function build(
  path: string,
  out: string,
  module: string | undefined,
  { write }: Terminal,
): Promise<number> {
  const brand = await loadBrand(path);
  await writeFile(out, await brandSheet(brand, path, out));
  write(`Wrote ${nearby(out)}.\n`);
  if (module === undefined) return 0;
  await writeFile(module, brandModule(readBrand(brand), basename(path)));
  write(`Wrote ${nearby(module)}.\n`);
  return 0;
}

async function preview(path: string, out: string, { write, open }: Terminal): Promise<number> {
  await writeFile(out, await previewOf(path, out));
  write(`Wrote ${nearby(out)}.\n`);
  open?.(out);
  return 0;
}

async function execute(args: string[], terminal: Terminal): Promise<number> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      all: { type: 'boolean', default: false },
      out: { type: 'string' },
      module: { type: 'string' },
      help: { type: 'boolean' },
    },
  });
  if (values.help) {
    terminal.write(usage);
    return 0;
  }
  const [command, file, ...rest] = positionals;
  const path = resolve(file ?? '');
  const out = (usual: string) => resolve(values.out ?? join(dirname(path), usual));
  if (file && rest.length === 0) {
    if (command === 'check') return check(path, values.all, terminal);
    if (command === 'preview') return preview(path, out('brand-preview.html'), terminal);
    if (command === 'build')
      return build(path, out('brand.css'), values.module && resolve(values.module), terminal);
  }
  terminal.complain(usage);
  return 2;
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

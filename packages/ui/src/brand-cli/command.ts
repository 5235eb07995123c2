import { mkdir, writeFile } from 'node:fs/promises';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { keepWarnings } from '../theme/compiler/kept.ts';
import { BrandError } from '../theme/compiler/problems.ts';
import { readBrand } from '../theme/compiler/read-brand.ts';
import { brandSheet, loadBrand } from './files.ts';
import { inspectBrand } from './inspect.ts';
import { inspectCss } from './inspect-css.ts';
import { brandModule } from './module.ts';
import { previewOf } from './preview.ts';
import { report } from './report.ts';
import { checkTokens } from './tokens/check-tokens.ts';
import { tokenFiles } from './tokens/documents.ts';

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
  velluto-brand check <brand.ts | brand.css> [--all]   measures contrast and distances; ends with 1 when one is too small;
                                                       of brand.ts, shows how each colour is drawn in light and dark
  velluto-brand check <light.tokens.json>              finds what was changed by hand in a file of tokens
  velluto-brand build <brand.ts> [--out brand.css]     writes the style sheet a brand ships as
    --module <aurora.ts>                               and the module with the brand for UiProvider
    --tokens <folder>                                  and its tokens: Design Tokens (JSON) and variables for Figma
  velluto-brand preview <brand.ts> [--out page.html]   writes a page with the brand on screens, and opens it

  A colour that cannot be read or seen is drawn lighter or darker. \`keep: ['accent']\` in brand.ts keeps yours, for
  accent, positive, caution and critical, and warns with the contrast that it has.
`;

/** Paths relative to the working directory. */
const nearby = (path: string) => relative(process.cwd(), path);

async function check(path: string, all: boolean, { write, colours }: Terminal): Promise<number> {
  if (path.endsWith('.json')) {
    write(`Good: ${await checkTokens(path)} tokens, as they were written.\n`);
    return 0;
  }
  const inspection = await (path.endsWith('.css') ? inspectCss(path) : inspectBrand(path));
  write(`${report({ ...inspection, path: nearby(path) }, { all, colours })}\n`);
  return inspection.problems.length === 0 ? 0 : 1;
}

/** Files that a brand is built to. */
interface Outputs {
  sheet: string;
  module: string | undefined;
  /** A folder. */
  tokens: string | undefined;
}

async function build(
  path: string,
  { sheet, module, tokens }: Outputs,
  { write, complain }: Terminal,
): Promise<number> {
  const brand = await loadBrand(path);
  const save = async (file: string, text: string) => {
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, text);
    write(`Wrote ${nearby(file)}.\n`);
  };
  await save(sheet, await brandSheet(brand, path, sheet));
  const inputs = readBrand(brand);
  const source = basename(path);
  if (module !== undefined) await save(module, brandModule(inputs, source));
  if (tokens !== undefined)
    for (const [name, content] of tokenFiles(inputs, source))
      await save(join(tokens, name), `${JSON.stringify(content, null, 2)}\n`);
  for (const warning of keepWarnings(inputs)) complain(`Warning: ${warning}\n`);
  return 0;
}

async function preview(path: string, out: string, { write, open }: Terminal): Promise<number> {
  const sheetPath = `${out.replace(/\.html$/, '')}.css`;
  const { page, sheet } = await previewOf(path, sheetPath);
  await writeFile(sheetPath, sheet);
  await writeFile(out, page);
  write(`Wrote ${nearby(out)} and ${nearby(sheetPath)}.\n`);
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
      tokens: { type: 'string' },
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
    if (command === 'build') {
      const [module, tokens] = [values.module, values.tokens].map(name => name && resolve(name));
      return build(path, { sheet: out('brand.css'), module, tokens }, terminal);
    }
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

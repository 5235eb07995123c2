import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brands } from '../src/brands/inputs.ts';
import { compileBrand } from '../src/theme/compile/compile.ts';

const folder = join(import.meta.dirname, '../src/brands');

/** Text of a brand's one CSS file: its fonts, then its variables. */
export async function brandCss(id: keyof typeof brands): Promise<string> {
  const fonts = join(folder, id, 'fonts.css');
  const faces = existsSync(fonts) ? await readFile(fonts, 'utf8') : '';
  return `/* Generated from brand.ts by scripts/compile-brands.ts. */\n${compileBrand(brands[id])}${faces}`;
}

if (import.meta.main) {
  for (const id of Object.keys(brands) as (keyof typeof brands)[]) {
    await writeFile(join(folder, id, 'brand.css'), await brandCss(id));
  }
}

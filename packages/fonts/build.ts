import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

// Faces and sheets lie with the brands of the UI, cut there by `scripts/subset-fonts.ts` after `font-plan.ts`.
const brands = join(import.meta.dirname, '../ui/src/brands');
const dist = join(import.meta.dirname, 'dist');

await rm(dist, { recursive: true, force: true });
await mkdir(dist);
for (const brand of await readdir(brands)) {
  const sheet = join(brands, brand, 'fonts.css');
  if (!existsSync(sheet)) continue;
  const css = await readFile(sheet, 'utf8');
  // the stand-ins, which load nothing, come with the brand's colours in `@velluto/ui`
  const faces = css.match(/@font-face \{[^}]*url\([^}]*\}\n/g) ?? [];
  await writeFile(join(dist, `${brand}.css`), faces.join('').replaceAll('./fonts/', `./${brand}/`));
  await cp(join(brands, brand, 'fonts'), join(dist, brand), { recursive: true });
}

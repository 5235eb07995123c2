import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { basename, join } from 'node:path';
import { escapeHtml } from '@velluto/rules';
import { brandModule, brandVariable } from '@velluto/ui/brand';
import type { AppOptions } from './app-options.ts';
import { brandOf, letters, markOf, sheetOf } from './brand.ts';
import { CommandError } from './command-error.ts';
import type { Home } from './home.ts';
import { filesWithout, ownScreensModule } from './screens.ts';

/** What was written. */
export interface NewApp {
  options: AppOptions;
  /** The folder of the app. */
  folder: string;
}

/** The brand's inputs as the module that `velluto-brand` reads. */
function brandSource({ id, name, accent, letters: kind, shape }: AppOptions): string {
  const fonts = kind === 'modern' ? undefined : letters[kind];
  const json = JSON.stringify({ id, name, seeds: { accent }, fonts, shape }, null, 2);
  const input = json.replaceAll(/^( *)"(\w+)":/gm, '$1$2:');
  return `import { defineBrand } from '@velluto/ui/brand';

/** Change it, then run: npm run brand. */
export default defineBrand(${input});
`;
}

/** Replaces words of the template by those of the app. Throws where the template lacks one. */
function fill(file: string, words: Record<string, string>): void {
  const before = readFileSync(file, 'utf8');
  const missing = Object.keys(words).find(word => !before.includes(word));
  if (missing) throw new Error(`The template of ${basename(file)} has no ${missing}.`);
  const after = Object.entries(words).reduce((text, [word, own]) => text.replaceAll(word, () => own), before);
  writeFileSync(file, after);
}

/**
 * Makes an app that stands alone, in a folder of the working directory that is named as its id: a copy of the template with
 * name, languages, screens and brand of its own. Nothing is left behind when something is wrong.
 *
 * @throws CommandError or BrandError with what is wrong
 */
export function newApp(
  { starter, workingDirectory }: Pick<Home, 'starter' | 'workingDirectory'>,
  options: AppOptions,
): NewApp {
  const { id, name, languages, screens } = options;
  const folder = join(workingDirectory, id);
  if (existsSync(folder))
    throw new CommandError(`${folder} is there already, and nothing is written over. Take another --id.`);
  const brand = brandOf(options);
  const sheet = sheetOf(brand, 'brand.ts');
  // beside the folder, so that moving it is one step
  const trial = mkdtempSync(join(workingDirectory, '.new-app-'));
  const file = (path: string) => join(trial, 'app', path);
  try {
    cpSync(starter, file(''), { recursive: true });
    for (const path of filesWithout(screens)) rmSync(file(path), { recursive: true });
    writeFileSync(file('src/own-screens.ts'), ownScreensModule(screens));
    for (const locale of globSync('src/**/locales/*.ts', { cwd: file('') })) {
      if (!languages.some(language => basename(locale) === `${language}.ts`)) rmSync(file(locale));
    }
    renameSync(file('gitignore'), file('.gitignore'));
    fill(file('package.json'), { '"aurora"': JSON.stringify(id) });
    fill(file('index.html'), {
      'lang="en"': `lang="${languages[0]}"`,
      'data-vl-brand="aurora"': `data-vl-brand="${id}"`,
    });
    fill(file('src/brand.ts'), { aurora: brandVariable(id) });
    fill(file('README.md'), { Aurora: escapeHtml(name) });
    mkdirSync(file('brand'));
    writeFileSync(file('brand/brand.ts'), brandSource(options));
    writeFileSync(file('brand/brand.css'), sheet);
    writeFileSync(file('brand/module.ts'), brandModule(brand, 'brand.ts'));
    mkdirSync(file('public'));
    writeFileSync(file('public/mark.svg'), markOf(brand));
    renameSync(file(''), folder);
  } finally {
    rmSync(trial, { recursive: true, force: true });
  }
  return { options, folder };
}

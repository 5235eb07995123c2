import { globSync, lstatSync, readFileSync, realpathSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { gzipSync } from 'node:zlib';
import { root } from '../run-step.ts';
import { atMost, type Finding, none } from './finding.ts';
import type { Packed } from './pack.ts';

const filesOf = (folder: string, pattern: string) => globSync(pattern, { cwd: join(folder, 'dist') }).sort();

/** Public entries of the unpacked package, such as `base/Button`. */
export const entriesOf = (folder: string): string[] =>
  filesOf(folder, '**/*.js')
    .filter(file => !file.startsWith('internal/'))
    .map(file => file.replace(/\.js$/, ''));

const isReact = (name: string) => name === 'react' || name === 'react-dom';

/** Bytes of a package and of everything that is installed for it, whether it asks for it as dependency or as peer. */
function installedBytes(folder: string, from: string, seen = new Set<string>()): number {
  const real = realpathSync(folder);
  if (seen.has(real)) return 0;
  seen.add(real);
  const own = globSync('**/*', { cwd: real, exclude: ['node_modules/**'] })
    .map(file => lstatSync(join(real, file)))
    .reduce((sum, file) => sum + (file.isFile() ? file.size : 0), 0);
  const {
    dependencies = {},
    peerDependencies = {},
    peerDependenciesMeta: about = {},
  } = JSON.parse(readFileSync(join(real, 'package.json'), 'utf8'));
  const peers = Object.keys(peerDependencies).filter(name => !isReact(name) && !about[name]?.optional);
  return [...Object.keys(dependencies), ...peers].reduce((sum, name) => {
    const home = [from, ...parents(real)]
      .map(parent => join(parent, 'node_modules', name))
      .find(path => statSync(path, { throwIfNoEntry: false }));
    if (!home) throw new Error(`${name} is not installed, but ${folder} depends on it.`);
    return sum + installedBytes(home, from, seen);
  }, own);
}

const parents = (folder: string): string[] =>
  folder === '/' ? [] : [dirname(folder), ...parents(dirname(folder))];

/** Rules outside of our cascade layer, by the first words of each. */
function outsideOfLayers(css: string): string[] {
  const found: string[] = [];
  let depth = 0;
  let head = '';
  for (const sign of css) {
    if (sign === '}') depth -= 1;
    if (depth === 0 && sign === '{') found.push(head.trim());
    head = sign === '{' || sign === '}' || sign === ';' ? '' : head + sign;
    if (sign === '{') depth += 1;
  }
  // names of animations carry a hash, so they cannot meet another one
  return found.filter(rule => !/^@layer vl\b|^@keyframes _?[a-z0-9]+$/.test(rule));
}

/** Files that import what is not published, or not installed with the package. */
const foreignIn = (folder: string): string[] =>
  [...filesOf(folder, '**/*.js'), ...filesOf(folder, '**/*.d.ts')].filter(file =>
    /["'](@vanilla-extract\/|@lingui\/|@velluto\/(?!locales|brand-compiler)|[^"'\n]*\.tsx?["'])/.test(
      readFileSync(join(folder, 'dist', file), 'utf8'),
    ),
  );

/** What comes along as packages of their own: the texts and the brand compiler. */
export function checkCompanions(locales: Packed, compiler: Packed): Finding[] {
  const languages = filesOf(locales.folder, '??.js');
  return [
    atMost('tarball of the languages', locales.bytes, 92),
    atMost('tarball of the brand compiler', compiler.bytes, 27),
    ...languages.map(file =>
      atMost(file, gzipSync(readFileSync(join(locales.folder, 'dist', file))).length, 12),
    ),
    none('they import nothing of sources or tools either', [
      ...foreignIn(locales.folder),
      ...foreignIn(compiler.folder),
    ]),
  ];
}

/** What lies in the tarball, how large it is and that nothing points to what is not there. */
export function checkContents({ folder, bytes }: Packed, dependenciesFrom: string): Finding[] {
  const read = (file: string) => readFileSync(join(folder, 'dist', file), 'utf8');
  const scripts = filesOf(folder, '**/*.js');
  const sheets = filesOf(folder, '**/*.css');
  const lost = sheets.flatMap(sheet =>
    [...read(sheet).matchAll(/@import "([^"]+)"/g)]
      .map(([, path = '']) => join(dirname(sheet), path))
      .filter(path => !sheets.includes(path))
      .map(path => `${sheet} imports ${path}, which is not there`),
  );
  const startsClient = (file: string) => /^["']use client["']/.test(read(file));
  return [
    // what it is made of: docs/decisions/0011-package-layout.md
    atMost('tarball', bytes, 250),
    atMost(
      'installed with dependencies and peers beside React',
      installedBytes(folder, dependenciesFrom),
      4096,
    ),
    none('nothing imports sources or tools of the build', foreignIn(folder)),
    none('style sheets import only what is there', lost),
    none('styles.css stands in one cascade layer', outsideOfLayers(read('styles.css'))),
    none('directives survive the build', [
      ...['base/Button.js', 'provider.js'].filter((file, index) => startsClient(file) !== (index === 0)),
      ...['base/Badge.js', 'theme.js'].filter(startsClient),
    ]),
    none(
      'no story, test or fixture is published',
      [...scripts, ...filesOf(folder, '**/*.d.ts')].filter(file =>
        /testing|\.stories\.|\.test\.|foundations/.test(file),
      ),
    ),
  ];
}

/** The catalogs hold what the translators wrote. */
export async function checkTexts({ folder }: Packed): Promise<Finding> {
  const faults: string[] = [];
  const languages = filesOf(folder, 'i18n/*.js').map(file => basename(file, '.js'));
  for (const language of languages) {
    const written = await import(join(root, 'packages/ui/src/i18n/catalogs', `${language}.ts`));
    const published = await import(join(folder, 'dist/i18n', `${language}.js`));
    if (!isDeepStrictEqual(published.messages, { ...written.messages })) faults.push(language);
  }
  return none(
    `${languages.length} languages come out as they went in`,
    languages.length > 0 ? faults : ['There is no language.'],
  );
}

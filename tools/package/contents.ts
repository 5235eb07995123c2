import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type AtRule, type ChildNode, parse } from 'postcss';
import { atMost, type Finding, none } from './finding.ts';
import type { Packed } from './pack.ts';

const filesOf = (folder: string, pattern: string) => globSync(pattern, { cwd: join(folder, 'dist') }).sort();

/** Public entries of the unpacked package, such as `base/Button`. */
export const entriesOf = (folder: string): string[] =>
  filesOf(folder, '**/*.js')
    .filter(file => !/^(internal\/|chunk-)/.test(file))
    .map(file => file.replace(/\.js$/, ''));

/** CSS rules outside our cascade layer. Animations may be: their prefix `vl-` keeps their names apart from others. */
const outsideOfLayers = (css: string): string[] =>
  parse(css)
    .nodes.filter(
      (node: ChildNode) =>
        node.type !== 'comment' && !/^@(layer vl\b|keyframes vl-)/.test(node.toString().trimStart()),
    )
    .map(node => node.toString().slice(0, 80));

/** Rules for elements that are not ours: those of a page around our components must stay as they are. */
function foreignElements(css: string): string[] {
  const found: string[] = [];
  parse(css).walkRules(({ selectors, parent }) => {
    if (parent?.type === 'atrule' && (parent as AtRule).name === 'keyframes') return;
    found.push(...selectors.filter(selector => !/vl-|:root/.test(selector)));
  });
  return found;
}

/** Classes that the sheet styles and no module gives to an element: sheet and modules are built apart. */
function classesOfNoModule(css: string, modules: readonly string[]): string[] {
  const given = new Set(modules.flatMap(code => code.match(/\bvl-[\w-]+/g) ?? []));
  const styled = new Set(Array.from(css.matchAll(/\.(vl-[\w-]+)/g), ([, name = '']) => name));
  return [...styled].filter(name => !given.has(name));
}

// reasons: docs/decisions/0031-ui-package-build.md, 0032-component-api.md and 0033-brands-and-tokens.md
/** Greatest size of the tarball in kB, 8 of them for the bill of materials. */
const tarballLimit = 1420;

/** Checks the size of the tarball, and that it has no tests, sources, or imports of what is not in it. */
export function checkContents({ folder, bytes }: Packed): Finding[] {
  const read = (file: string) => readFileSync(join(folder, 'dist', file), 'utf8');
  const modules = [...filesOf(folder, '**/*.js'), ...filesOf(folder, '**/*.d.ts')];
  const startsClient = (file: string) => /^["']use client["']/.test(read(file));
  return [
    atMost('tarball', bytes, tarballLimit),
    none(
      'nothing imports sources or tools of the build',
      modules.filter(file =>
        /["'](@vanilla-extract\/|@velluto\/(?!ui\/)|[^"'\n]*\.tsx?["'])/.test(read(file)),
      ),
    ),
    none('styles.css stands in one cascade layer', outsideOfLayers(read('css/styles.css'))),
    none(
      'every class of styles.css is given by a module',
      classesOfNoModule(read('css/styles.css'), filesOf(folder, '**/*.js').map(read)),
    ),
    ...['styles.css', 'styles.unlayered.css', 'reset.css'].map(sheet =>
      none(`${sheet} touches no element of a page around`, foreignElements(read(`css/${sheet}`))),
    ),
    none(
      'declaration files have the names of their modules',
      filesOf(folder, '**/*.d.ts').filter(
        file => /-[\w-]{8}\.d\.ts$/.test(file) && /-\w*[A-Z0-9_]\w*\.d/.test(file),
      ),
    ),
    none('directives survive the build', [
      ...['base/TextLink.js', 'internal/provider/UiProvider.js'].filter(file => !startsClient(file)),
      ...['base/Badge.js', 'provider.js', 'theme.js'].filter(startsClient),
    ]),
    none(
      'no story, test or fixture is published',
      modules.filter(file => /\.stories\.|\.test\.|foundations/.test(file)),
    ),
  ];
}

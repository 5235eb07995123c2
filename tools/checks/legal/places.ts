import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../support/run-step.ts';

/** Folders in which a document names files without saying which: `payments/withdrawal.ts` is the server's. */
const folders = ['', 'packages/server/src', 'packages/server/src/areas', 'packages/ui/src', 'app/src'];

const sources = '{app/src,packages/*/src,api-spec/{paths,schemas}}/**/*.{ts,tsx,yaml}';
const withoutTests = (file: string) => !/\.(test|stories)\.tsx?$/.test(file);

/** What declares a name: code, a key of an object or of the contract, a quoted word such as the kind of a mail. */
const declarations = [
  /\b(?:function|const|class|interface|type) (\w+)/g,
  /^\s*['"]?([\w-]+)['"]?\??:/gm,
  /operationId: (\w+)/g,
  /['"]([^'"\n]{1,80})['"]/g,
];

/** Everything that the sources and the site files declare. */
export function declaredNames(): Set<string> {
  const files = [...globSync(sources, { cwd: root }).filter(withoutTests), 'sites/site.schema.json'];
  const names = new Set<string>();
  for (const file of files) {
    const source = read(file);
    for (const declaration of declarations) {
      for (const [, name = ''] of source.matchAll(declaration)) names.add(name);
    }
  }
  return names;
}

const read = (file: string) => readFileSync(join(root, file), 'utf8');

const packageNames = () =>
  globSync('packages/*/package.json', { cwd: root }).map(
    file => (JSON.parse(read(file)) as { name: string }).name,
  );

/** True for a command of the server with its options: `pnpm velluto moderation report --from 2026-01-01`. */
function isCommand(place: string, names: ReadonlySet<string>): boolean {
  const [command = '', ...options] = place.replace(/^pnpm velluto /, '').split(/ (?=--)/);
  const sources = globSync('packages/server/src/boot/cli/*.ts', { cwd: root }).map(read);
  return (
    names.has(command) &&
    options.every(option => sources.some(text => text.includes(option.split(' ')[0] ?? '')))
  );
}

/** Whether there is what a document names in code font: a command, a package, a file, an address, or a declared name. */
export function placeExists(place: string, names: ReadonlySet<string>): boolean {
  if (place.includes(' ')) return isCommand(place, names);
  if (place.startsWith('@')) return packageNames().includes(place);
  if (place.startsWith('/')) return names.has(place);
  if (place.includes('/')) return folders.some(folder => existsSync(join(root, folder, place)));
  return place.split('.').every(name => names.has(name));
}

/** What a text names in code font. */
export const codeIn = (text: string): string[] =>
  [...text.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code);

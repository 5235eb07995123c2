import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative, resolve } from 'node:path';

/** Sources of the workspace: the package itself, and `@velluto/rules`, which is private, so its types come along. */
const packages = resolve('..');
const rules = join(packages, 'rules/src');

/** Places in a declaration file that name another module. */
const specifiers = /(\bfrom |\bimport\(|^import )(['"])([^'"]+)\2/gm;

/** Declarations of all sources that the entries reach, in a folder that lies like `packages`. */
function compile(entries: readonly string[], into: string): void {
  const config = join(into, 'tsconfig.json');
  const root = resolve('../..');
  const compilerOptions = {
    ...{ noEmit: false, declaration: true, emitDeclarationOnly: true },
    // resolved by its path, since nothing is emitted for what is found in `node_modules`
    paths: { '@velluto/rules': [join(rules, 'index.ts')] },
    ...{ rootDir: packages, outDir: into, types: ['node'], typeRoots: [join(root, 'node_modules/@types')] },
  };
  const files = entries.map(entry => resolve(entry));
  writeFileSync(
    config,
    JSON.stringify({ extends: join(root, 'tsconfig.json'), compilerOptions, files, include: [] }),
  );
  execFileSync(join(root, 'node_modules/.bin/tsc'), ['-p', config], { stdio: 'inherit' });
}

/**
 * Writes a declaration file for each module, under the name of the module, for all that public ones reach. So an editor
 * that goes to a definition shows a file with the name of the source, and the compiler of a user finds types where they
 * are public.
 *
 * @param entries sources of the public modules
 * @param nameOf the name of a source's module in the package, such as `base/Button` or `internal/model/photo`
 */
export function writeDeclarations(entries: readonly string[], nameOf: (source: string) => string): void {
  const into = mkdtempSync(join(tmpdir(), 'velluto-declarations-'));
  try {
    compile(entries, into);
    const nameIn = (source: string) =>
      source.startsWith(rules)
        ? `internal/rules/${relative(rules, source).replace(/\.ts$/, '')}`
        : nameOf(relative('.', source));
    const waiting = entries.map(entry => resolve(entry));
    const written = new Set<string>(waiting);
    for (const source of waiting) {
      const name = nameIn(source);
      const declared = join(into, relative(packages, source).replace(/\.tsx?$/, '.d.ts'));
      const text = readFileSync(declared, 'utf8').replace(specifiers, (match, start, quote, specifier) => {
        const isRules = specifier === '@velluto/rules';
        if (!isRules && !specifier.startsWith('.')) return match;
        const target = isRules ? join(rules, 'index.ts') : join(dirname(source), specifier);
        if (!written.has(target)) {
          written.add(target);
          waiting.push(target);
        }
        const path = relative(dirname(name), `${nameIn(target)}.js`);
        return `${start}${quote}${path.startsWith('.') ? path : `./${path}`}${quote}`;
      });
      const file = join('dist', `${name}.d.ts`);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, text);
    }
  } finally {
    rmSync(into, { recursive: true, force: true });
  }
}

import { readdirSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { build } from 'esbuild';

/** Folder of the package, and of its sources. */
export const home = join(import.meta.dirname, '..');
export const source = join(home, 'src');

/** Which modules make up the package. Paths are relative to `src`, with extension. */
export interface Graph {
  /** Name of every public entry (`base/Button`) and the module it stands for. */
  entries: Map<string, string>;
  /** Imports of every module that is reached from an entry, in the order of its source. */
  imports: Map<string, string[]>;
  /** What some module imports when it is wanted, with `import()`. */
  late: Set<string>;
}

const isStyle = (module: string) => module.endsWith('.css.ts');

/**
 * The entries follow from the folders: an `index.ts` is the entry of its folder, and whatever it passes on from a
 * folder below (`base/index.ts` → `./Button/Button.tsx`) is an entry of its own: `base/Button`. The brand compiler is a
 * package of its own.
 */
export async function readGraph(): Promise<Graph> {
  const indexes = readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter(path => path.endsWith('/index.ts') && !/^(brand|testing)\//.test(path))
    .sort();
  const { metafile } = await build({
    entryPoints: indexes,
    absWorkingDir: source,
    outdir: 'out',
    bundle: true,
    write: false,
    metafile: true,
    packages: 'external',
    logLevel: 'error',
  });
  const imports = new Map(
    Object.entries(metafile.inputs).map(([module, input]) => [
      module,
      input.imports.filter(({ external }) => !external).map(({ path }) => path),
    ]),
  );
  const late = new Set(
    Object.values(metafile.inputs)
      .flatMap(input => input.imports)
      .filter(({ kind }) => kind === 'dynamic-import')
      .map(({ path }) => path),
  );

  const entries = new Map<string, string>();
  for (const index of indexes) entries.set(dirname(index), index);
  for (const index of indexes) {
    const folder = dirname(index);
    for (const module of imports.get(index) ?? []) {
      if (!module.startsWith(`${folder}/`) || dirname(module) === folder || isStyle(module)) continue;
      const name = join(folder, basename(module).replace(/\.tsx?$/, ''));
      const other = entries.get(name);
      if (other && other !== module) throw new Error(`${module} and ${other} both want to be ${name}.`);
      entries.set(name, module);
    }
  }
  return { entries, imports, late };
}

/** Every style module that the modules build on, in the order in which its rules have to stand. */
export function stylesOf({ imports }: Graph, modules: readonly string[]): string[] {
  const seen = new Set<string>();
  const styles: string[] = [];
  const visit = (module: string) => {
    if (seen.has(module)) return;
    seen.add(module);
    for (const next of imports.get(module) ?? []) visit(next);
    if (isStyle(module)) styles.push(module);
  };
  for (const module of modules) visit(module);
  return styles;
}

/** Every module that is loaded at run time; what only styles are made of is not. */
export function scriptsOf({ entries, imports }: Graph): string[] {
  const scripts = new Set<string>();
  const visit = (module: string) => {
    if (scripts.has(module) || isStyle(module)) return;
    scripts.add(module);
    for (const next of imports.get(module) ?? []) visit(next);
  };
  for (const module of entries.values()) visit(module);
  return [...scripts];
}

/** Names the file of a module in the package, without extension: its entry's name, or a place nobody can import. */
export function fileNames({ entries }: Graph): (module: string) => string {
  const names = new Map([...entries].map(([name, module]) => [module, name]));
  return module => names.get(module) ?? `internal/${module.replace(/\.tsx?$/, '')}`;
}

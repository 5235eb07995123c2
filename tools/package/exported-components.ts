import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { runStep } from '../support/run-step.ts';
import { type Finding, none } from './finding.ts';
import type { Packed } from './pack.ts';

/** Entries of components that a site wraps and exports again. */
const isOfComponents = (entry: string) => /^(base|patterns|product\/[\w-]+)$/.test(entry);

/** A module that exports each component of an entry with one more prop, whose type the compiler has to write out. */
const module = (entry: string) => `import * as all from '@velluto/ui/${entry}';
import type { ReactNode } from 'react';

const extended =
  <Props extends object>(Component: (props: Props) => ReactNode) =>
  (props: Props & { extra?: string }) => <Component {...props} />;

`;

/**
 * Checks that a site whose compiler writes declarations can export components made of ours: each type that is written out
 * then has to be public (TS2742, TS4023).
 */
export async function checkExportedComponents(
  ui: Packed,
  entries: readonly string[],
  into: string,
): Promise<Finding> {
  const project = join(into, 'exported-components');
  await mkdir(project, { recursive: true });
  const used = entries.filter(isOfComponents);
  for (const entry of used) {
    const names = Object.keys(await import(join(ui.folder, 'dist', `${entry}.js`))).filter(name =>
      /^[A-Z]\w*[a-z]/.test(name),
    );
    const lines = names.map(name => `export const My${name} = extended(all.${name});`);
    await writeFile(
      join(project, `${entry.replaceAll('/', '-')}.tsx`),
      `${module(entry)}${lines.join('\n')}\n`,
    );
  }
  const compilerOptions = {
    ...{ target: 'es2022', lib: ['es2022', 'dom'], module: 'esnext', moduleResolution: 'bundler' },
    ...{
      strict: true,
      jsx: 'react-jsx',
      declaration: true,
      emitDeclarationOnly: true,
      outDir: 'out',
      types: [],
    },
  };
  await writeFile(join(project, 'tsconfig.json'), JSON.stringify({ compilerOptions }));
  const name = `components of ${used.length} entries can be exported again with declarations`;
  const written = await runStep('tsc', ['--pretty', 'false', '-p', '.'], { cwd: project });
  if (written.code !== 0) return { name, fault: written.output };
  // a name that is written out has to be one that others can import
  const reading = { ...compilerOptions, emitDeclarationOnly: false, noEmit: true, skipLibCheck: false };
  await writeFile(join(project, 'out/tsconfig.json'), JSON.stringify({ compilerOptions: reading }));
  const read = await runStep('tsc', ['--pretty', 'false', '-p', 'out'], { cwd: project });
  return none(name, read.code === 0 ? [] : [read.output]);
}

import { mkdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { root, runStep } from '../support/run-step.ts';

/** A package as it is published. */
export interface Packed {
  name: string;
  tarball: string;
  /** The unpacked tarball. */
  folder: string;
  /** Size of the tarball in bytes. */
  bytes: number;
  manifest: {
    version: string;
    dependencies?: Record<string, string>;
    peerDependencies?: Record<string, string>;
    bin?: Record<string, string>;
  };
}

/** Path of a command that a package brings. */
export const commandOf = ({ folder, manifest }: Packed, name: string): string =>
  join(folder, manifest.bin?.[name] ?? 'there is none');

/** Name of the software bill of materials in the folder `dist` of a package. */
export const sbomFile = 'sbom.cdx.json';

/** Arguments of pnpm that write the software bill of materials of the chosen packages. */
export const sbom = (type: 'library' | 'application', file: string): string[] => [
  'sbom',
  '--sbom-format',
  'cyclonedx',
  '--sbom-type',
  type,
  '--prod',
  '--out',
  file,
];

/** Packs a package of the workspace with a list of what it needs (CycloneDX), and unpacks it below `into/node_modules`. */
export async function pack(folder: string, into: string): Promise<Packed> {
  const run = async (command: string, args: string[], cwd: string) => {
    const { code, output } = await runStep(command, args, { cwd });
    if (code !== 0) throw new Error(`${command} ${args.join(' ')} failed.\n${output}`);
  };
  const cwd = join(root, 'packages', folder);
  const { name } = JSON.parse(await readFile(join(cwd, 'package.json'), 'utf8'));
  await run('pnpm', ['--filter', name, ...sbom('library', join(cwd, 'dist', sbomFile))], root);
  const tarball = join(into, `${folder}.tgz`);
  await run('pnpm', ['pack', '--out', tarball], cwd);
  const target = join(into, 'node_modules', name);
  await mkdir(target, { recursive: true });
  await run('tar', ['-xzf', tarball, '-C', target, '--strip-components=1'], into);
  const manifest = JSON.parse(await readFile(join(target, 'package.json'), 'utf8'));
  return { name, tarball, folder: target, bytes: (await stat(tarball)).size, manifest };
}

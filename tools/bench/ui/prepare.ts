import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compileCatalogs } from '../../build/app.ts';
import { buildPackages } from '../../build/packages.ts';
import { type Packed, pack } from '../../package/pack.ts';
import { runStep } from '../../support/run-step.ts';

const folder = import.meta.dirname;
const modules = join(folder, 'node_modules');

/** Installs the other libraries; they are not in the workspace, so that its install does not load them. */
async function installPeers(): Promise<void> {
  const lock = await readFile(join(folder, 'package-lock.json'));
  const lockHash = createHash('sha256').update(lock).digest('hex');
  const mark = join(modules, '.installed');
  if (existsSync(mark) && (await readFile(mark, 'utf8')) === lockHash) return;
  const { code, output } = await runStep('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], {
    cwd: folder,
  });
  if (code !== 0) throw new Error(`npm ci failed.\n${output}`);
  await writeFile(mark, lockHash);
}

/** Installs our package from its tarball; throws when a dependency is not installed in the lowest version it allows. */
async function installOurs(): Promise<Packed> {
  await compileCatalogs();
  await buildPackages();
  const into = await mkdtemp(join(tmpdir(), 'velluto-bench-ui-'));
  const packed = await pack('ui', into);
  const own = join(modules, packed.name);
  await rm(own, { recursive: true, force: true });
  await runStep('mkdir', ['-p', own], { cwd: folder });
  await runStep('tar', ['-xzf', packed.tarball, '-C', own, '--strip-components=1'], { cwd: folder });
  await rm(into, { recursive: true, force: true });
  const { dependencies }: { dependencies: Record<string, string> } = JSON.parse(
    await readFile(join(folder, 'package.json'), 'utf8'),
  );
  for (const [name, version] of Object.entries(packed.manifest.dependencies ?? {})) {
    if (`^${dependencies[name]}` !== version)
      throw new Error(
        `tools/bench/ui/package.json has ${name} ${dependencies[name]}, the package needs ${version}.`,
      );
  }
  return { ...packed, folder: own };
}

/** Installs all compared libraries; returns our package. */
export async function prepare(): Promise<Packed> {
  await installPeers();
  return installOurs();
}

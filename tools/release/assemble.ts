import { cp, mkdir, rm, symlink, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { buildApp } from '../build/app.ts';
import { appArtefact } from '../build/artefacts.ts';
import { isFresh } from '../build/freshness.ts';
import { bundleServer } from '../build/server.ts';
import { root } from '../support/run-step.ts';
import { describeParts } from './describe-parts.ts';
import { pnpm } from './pnpm.ts';
import { version } from './release-name.ts';

/** What the server reads beside its own code, by the paths that it has in the repository. */
const read = ['sites', 'app/dist/client', 'app/dist/server', 'app/src/content/pages', 'packages/server/sql'];

/** What an image is made of is the repository; the secrets of whoever tries that here stay here. */
const ofCheckout = new Set(['Dockerfile', 'Dockerfile.dockerignore', 'compose.yaml', 'secrets']);

/** Copies the guides for operators, to which alerts and deployment files lead. */
async function copyGuides(folder: string): Promise<void> {
  for (const path of ['docs/operating.md', 'docs/operating'])
    await cp(join(root, path), join(folder, path), { recursive: true });
}

/** Installs the packages that cannot be bundled, as the lockfile names them, without what only pnpm needs. */
async function installPackages(folder: string): Promise<void> {
  const flat = ['--config.node-linker=hoisted', '--prefer-offline'];
  await pnpm('--filter', '@velluto/release', 'deploy', '--prod', ...flat, folder);
  const left = ['pnpm-lock.yaml', 'pnpm-workspace.yaml', 'README.md'];
  const leftOfModules = ['.bin', '.pnpm', '.modules.yaml', '.pnpm-workspace-state-v1.json'];
  for (const name of [...left, ...leftOfModules.map(entry => join('node_modules', entry))])
    await rm(join(folder, name), { recursive: true, force: true });
}

/** Copies the contract to where the server finds it by its name. */
async function copyContract(lib: string): Promise<void> {
  const client = join(lib, 'node_modules/@velluto/api-client');
  await mkdir(client, { recursive: true });
  await cp(join(root, 'packages/api-client/src/generated/openapi.json'), join(client, 'openapi.json'));
}

/**
 * Makes all files of a release in a folder that does not exist yet: command, bundled server, app, site files, packages with
 * native code for this platform, deployment files, bill of materials and licences.
 */
export async function assembleRelease(folder: string): Promise<void> {
  if (!isFresh(appArtefact)) await buildApp();
  const lib = join(folder, 'lib');
  await installPackages(lib);
  await copyContract(lib);
  await bundleServer({ cli: 'packages/server/src/cli.ts' }, lib);
  for (const path of read) await cp(join(root, path), join(lib, path), { recursive: true });
  const manifest = { name: 'velluto', version, private: true, type: 'module', engines: { node: '>=24' } };
  await writeFile(join(lib, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  await mkdir(join(folder, 'bin'));
  await symlink('../lib/velluto.js', join(folder, 'bin/velluto'));
  await cp(join(root, 'LICENSE'), join(folder, 'LICENSE'));
  const filter = (source: string) => !ofCheckout.has(basename(source));
  await cp(join(root, 'deploy'), join(folder, 'deploy'), { recursive: true, filter });
  await copyGuides(folder);
  await describeParts(folder);
}

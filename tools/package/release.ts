import { copyFile, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { buildApp, compileCatalogs } from '../build/app.ts';
import { appArtefact } from '../build/artefacts.ts';
import { isFresh } from '../build/freshness.ts';
import { buildPackages } from '../build/packages.ts';
import { releaseContract } from '../contract/diff/released.ts';
import { root, runStep } from '../support/run-step.ts';
import { pack, sbom } from './pack.ts';
import { refusalToPublish } from './placeholder-addresses.ts';
import { isPublished } from './published.ts';

/**
 * Publishes the tarballs that `check:package` checks: those of all packages for npm, or of the named folders. By default, or if `contract` is named, it also stores the current contract, with which later changes are
 * compared. A version that the registry has is left out, so a release that was interrupted can be repeated. Nothing is
 * published while one of them names a placeholder for an address of the owners. With `--dry-run` it packs all the same
 * and says what a release would be refused for. Both write what comes with the product into `release`:
 * its software bill of materials, and the notices of third parties.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { 'dry-run': { type: 'boolean', default: false } },
});
const targets =
  positionals.length > 0 ? positionals : ['ui', 'api-client', 'conformance', 'fonts', 'site', 'contract'];
const folders = targets.filter(target => target !== 'contract');
/** Ends the release with the reason; a dry run only prints it. */
function refuse(reason: string): void {
  console.error(reason);
  if (!values['dry-run']) process.exit(1);
}

/** Runs a command, or stops the release with what it printed. */
async function run(command: string, args: string[], output: 'show' | 'keep'): Promise<void> {
  const { code, output: printed } = await runStep(command, args, { output });
  if (code !== 0)
    throw new Error(`${[command, ...args].join(' ')} failed.\n${output === 'keep' ? printed : ''}`);
}

async function describeProduct(): Promise<void> {
  const into = join(root, 'release');
  await mkdir(into, { recursive: true });
  const chosen = ['--filter', '@velluto/server', '--filter', '@velluto/app'];
  await run('pnpm', [...chosen, ...sbom('application', join(into, 'velluto.cdx.json'))], 'keep');
  if (!isFresh(appArtefact)) await buildApp();
  const notices = 'third-party-notices.txt';
  await copyFile(join(root, 'app/dist/client', notices), join(into, notices));
  console.log(`Wrote release/velluto.cdx.json and release/${notices}.`);
}

const placeholders = refusalToPublish(folders.map(name => join(root, 'packages', name, 'package.json')));
if (placeholders !== undefined) refuse(placeholders);
// checked first, because it may refuse; stored only after everything was published
if (targets.includes('contract')) {
  try {
    console.log(releaseContract(true));
  } catch (error) {
    refuse(`The contract cannot be released. ${error instanceof Error ? error.message : error}`);
  }
}
await compileCatalogs();
await buildPackages();
await describeProduct();
const folder = await mkdtemp(join(tmpdir(), 'velluto-release-'));
try {
  for (const name of folders) {
    const { name: id, tarball, manifest } = await pack(name, folder);
    if (!values['dry-run'] && (await isPublished(id, manifest.version))) {
      console.log(`${id} ${manifest.version} is published already.`);
      continue;
    }
    const options = ['--access', 'public', ...(values['dry-run'] ? ['--dry-run', '--no-git-checks'] : [])];
    await run('pnpm', ['publish', tarball, ...options], 'show');
  }
  if (targets.includes('contract') && !values['dry-run']) releaseContract(false);
} finally {
  await rm(folder, { recursive: true, force: true });
}

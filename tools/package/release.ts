import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { compileCatalogs } from '../build/app.ts';
import { buildPackages } from '../build/packages.ts';
import { releaseContract } from '../contract/diff/released.ts';
import { runStep } from '../support/run-step.ts';
import { pack } from './pack.ts';

/**
 * Publishes exactly the tarballs that `check:package` looks at: those of the UI, or of the folders that are named. With
 * the UI, or named `contract`, goes the contract: later changes are compared with what it is now.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { 'dry-run': { type: 'boolean', default: false } },
});
const wanted = positionals.length > 0 ? positionals : ['ui', 'contract'];
// first of all, for it may refuse; written when everything is out
if (wanted.includes('contract')) console.log(releaseContract(true));
await compileCatalogs();
await buildPackages();
const folder = await mkdtemp(join(tmpdir(), 'velluto-release-'));
try {
  for (const name of wanted.filter(one => one !== 'contract')) {
    const { tarball } = await pack(name, folder);
    const options = ['--access', 'public', ...(values['dry-run'] ? ['--dry-run'] : [])];
    const { code } = await runStep('pnpm', ['publish', tarball, ...options], { output: 'show' });
    if (code !== 0) throw new Error(`${name} was not published.`);
  }
  if (wanted.includes('contract') && !values['dry-run']) releaseContract(false);
} finally {
  await rm(folder, { recursive: true, force: true });
}

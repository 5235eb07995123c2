import { mkdtemp } from 'node:fs/promises';
import { join } from 'node:path';
import { loadSites, shippedSites } from '../../packages/server/src/areas/sites/load-sites.ts';
import { runStep } from '../support/run-step.ts';
import { type Finding, none } from './finding.ts';
import { oldestNode } from './oldest-node.ts';
import { commandOf, type Packed } from './pack.ts';

/** Checks that `velluto-site` runs from its package in an empty folder, and that a server can use what it makes there. */
export async function checkSiteCommand(site: Packed, into: string): Promise<Finding> {
  const { node, version } = await oldestNode();
  const cwd = await mkdtemp(join(into, 'own-site-'));
  const command = commandOf(site, 'velluto-site');
  const run = (...args: string[]) => runStep(node, [command, ...args], { cwd, env: { SITES_DIR: '' } });
  const faults: string[] = [];
  const began = await run('new', '--name', 'Aurora', '--accent', 'teal', '--countries', 'DE');
  if (began.code !== 0) faults.push(began.output);
  const checked = await run('check');
  if (checked.code !== 0 || !checked.output.includes('aurora cannot be public yet: company.name'))
    faults.push(checked.output);
  if (faults.length === 0) {
    const made = loadSites(join(cwd, 'sites'), shippedSites).byId('aurora');
    if (!made.default || made.company.name !== '') faults.push('It is not the first site of nobody.');
  }
  return none(`velluto-site makes a site on Node ${version}`, faults);
}

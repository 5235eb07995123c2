import { mkdtemp, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compileCatalogs } from '../build/app.ts';
import { buildPackages } from '../build/packages.ts';
import { checkDirectives } from '../checks/directives.ts';
import { checkContents, entriesOf } from './contents.ts';
import { atMost, type Finding, none } from './finding.ts';
import { checkHosts } from './hosts.ts';
import { checkTypesResolve, checkWithPublint } from './linters.ts';
import { pack } from './pack.ts';
import {
  checkCommand,
  checkDeclarations,
  checkLoads,
  checkPrerender,
  checkVite,
  copyProject,
  linkDependencies,
} from './projects.ts';
import { checkSizes } from './sizes.ts';

/** Builds and packs the published packages, and checks the tarballs like their users would use them. */
async function checkPackage(folder: string): Promise<Finding[]> {
  const { modules, faults } = checkDirectives();
  const findings = [none(`directives of ${modules} modules`, modules > 0 ? faults : ['no module was seen'])];
  await compileCatalogs();
  await buildPackages();
  const ui = await pack('ui', folder);
  const client = await pack('api-client', folder);
  const fonts = await pack('fonts', folder);
  await linkDependencies(ui, folder);
  const entries = entriesOf(ui.folder);
  findings.push(
    ...checkContents(ui),
    atMost('tarball of the fonts', fonts.bytes, 160),
    await checkWithPublint(ui),
    await checkWithPublint(client),
    await checkWithPublint(fonts),
    await checkTypesResolve(ui, entries),
    await checkTypesResolve(client, ['.', 'schema', 'examples']),
    await checkDeclarations(ui),
    await checkCommand(ui),
    await checkLoads(folder, entries),
    ...(await checkSizes(folder, entries)),
    ...(await checkVite(await copyProject('vite', folder))),
    ...(await checkPrerender(await copyProject('prerender', folder))),
    ...(await checkHosts(await copyProject('hosts', folder))),
  );
  return findings;
}

const folder = await realpath(await mkdtemp(join(tmpdir(), 'velluto-package-')));
const findings = await checkPackage(folder).finally(() => rm(folder, { recursive: true, force: true }));
for (const { name, fault } of findings) {
  console.log(fault === undefined ? `ok     ${name}` : `FAILED ${name}\n${fault}`);
}
const failed = findings.filter(({ fault }) => fault !== undefined).length;
console.log(`${findings.length - failed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);

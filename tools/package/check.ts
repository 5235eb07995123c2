import { mkdtemp, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compileCatalogs } from '../build/app.ts';
import { buildPackages } from '../build/packages.ts';
import { checkDirectives } from '../checks/directives.ts';
import { checkCommand } from './brand-command.ts';
import { checkContents, entriesOf } from './contents.ts';
import { atMost, type Finding, none } from './finding.ts';
import { checkHosts } from './hosts.ts';
import { checkTypesResolve, checkWithPublint } from './linters.ts';
import { pack } from './pack.ts';
import { checkProduct } from './product.ts';
import {
  checkDeclarations,
  checkKitCommand,
  checkLoads,
  checkPrerender,
  checkVite,
  copyProject,
  linkDependencies,
} from './projects.ts';
import { checkSiteCommand } from './site-command.ts';
import { checkSizes } from './sizes.ts';

/** Builds and packs the published packages, and checks the tarballs like their users would use them. */
async function checkPackage(folder: string): Promise<Finding[]> {
  const { modules, faults } = checkDirectives();
  const findings = [none(`directives of ${modules} modules`, modules > 0 ? faults : ['no module was seen'])];
  await compileCatalogs();
  await buildPackages();
  const ui = await pack('ui', folder);
  const client = await pack('api-client', folder);
  const kit = await pack('conformance', folder);
  const fonts = await pack('fonts', folder);
  const site = await pack('site', folder);
  await linkDependencies({ ui, site, 'api-client': client, conformance: kit }, folder);
  const entries = entriesOf(ui.folder);
  const clientEntries = entriesOf(client.folder);
  findings.push(
    ...checkContents(ui),
    ...checkProduct(ui),
    ...checkProduct(fonts),
    ...checkProduct(site),
    ...checkProduct(client),
    ...checkProduct(kit),
    atMost('tarball of the fonts', fonts.bytes, 160),
    await checkWithPublint(ui),
    await checkWithPublint(client),
    await checkWithPublint(fonts),
    await checkWithPublint(site),
    await checkTypesResolve(ui, entries),
    await checkTypesResolve(client, ['.', ...clientEntries.filter(entry => entry !== 'index')]),
    await checkDeclarations(client),
    await checkDeclarations(ui),
    await checkWithPublint(kit),
    await checkTypesResolve(kit, ['.']),
    await checkDeclarations(kit),
    ...(await checkCommand(ui, folder)),
    await checkSiteCommand(site, folder),
    await checkKitCommand(kit),
    await checkLoads(ui, entries),
    await checkLoads(client, clientEntries),
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

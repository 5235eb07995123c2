import { mkdtemp, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pLimit from 'p-limit';
import { compileCatalogs } from '../build/app.ts';
import { buildPackages } from '../build/packages.ts';
import { checkDirectives } from '../checks/directives.ts';
import { checkCommand } from './brand-command.ts';
import { checkBlocks, checkExamples } from './code.ts';
import { checkContents, entriesOf } from './contents.ts';
import { checkExportedComponents } from './exported-components.ts';
import { atMost, type Finding, none, report } from './finding.ts';
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
import { checkReadmes } from './readmes.ts';
import { checkScreens } from './screens.ts';
import { checkSiteCommand } from './site-command.ts';
import { checkSizes } from './sizes.ts';
import { checkSmallestStarter, checkStarter } from './starter.ts';

/** Much of it waits for a browser or for one core. */
const atMostTwo = pLimit(2);

/** Builds and packs the published packages, and checks the tarballs like their users would use them. */
async function checkPackage(folder: string): Promise<Finding[]> {
  const { modules, faults } = checkDirectives();
  await compileCatalogs();
  await buildPackages();
  const packIn = (name: string) => atMostTwo(() => pack(name, folder));
  const packed = await Promise.all([
    packIn('ui'),
    packIn('api-client'),
    packIn('conformance'),
    packIn('fonts'),
    packIn('site'),
  ]);
  const [ui, client, kit, fonts, site] = packed;
  await linkDependencies({ ui, site, 'api-client': client, conformance: kit }, folder);
  const entries = entriesOf(ui.folder);
  const clientEntries = entriesOf(client.folder);
  // those that take longest first
  const checks: (() => Promise<Finding | Finding[]>)[] = [
    () => checkTypesResolve(ui, entries),
    () => checkSizes(folder, entries),
    () => checkStarter(site, folder),
    () => checkSmallestStarter(site, folder),
    () => checkExamples(folder),
    () => checkBlocks(folder),
    () => checkExportedComponents(ui, entries, folder),
    async () => checkHosts(await copyProject('hosts', folder)),
    async () => checkVite(await copyProject('vite', folder)),
    async () => checkScreens(ui, await copyProject('screens', folder)),
    () => checkCommand(ui, folder),
    async () => checkPrerender(await copyProject('prerender', folder)),
    ...[client, ui, kit].map(one => () => checkDeclarations(one)),
    () => checkTypesResolve(client, ['.', ...clientEntries.filter(entry => entry !== 'index')]),
    () => checkTypesResolve(kit, ['.']),
    () => checkSiteCommand(site, folder),
    () => checkKitCommand(kit),
    () => checkLoads(ui, entries),
    () => checkLoads(client, clientEntries),
    ...packed.map(one => () => checkWithPublint(one)),
  ];
  const found = await Promise.all(checks.map(check => atMostTwo(check)));
  return [
    none(`directives of ${modules} modules`, modules > 0 ? faults : ['no module was seen']),
    ...checkContents(ui),
    ...packed.flatMap(checkProduct),
    ...packed.map(one => checkReadmes(one, packed)),
    atMost('tarball of the fonts', fonts.bytes, 160),
    ...found.flat(),
  ];
}

const folder = await realpath(await mkdtemp(join(tmpdir(), 'velluto-package-')));
const findings = await checkPackage(folder).finally(() => rm(folder, { recursive: true, force: true }));
report(findings);

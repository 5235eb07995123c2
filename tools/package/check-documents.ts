import { mkdir, mkdtemp, readFile, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { compileCatalogs } from '../build/app.ts';
import { buildPackages } from '../build/packages.ts';
import { root } from '../support/run-step.ts';
import { checkCodemod } from './codemod.ts';
import { type DocumentedPath, documentedPaths } from './documented-paths.ts';
import { type Finding, none, report } from './finding.ts';
import { follow, lookAtBuilt } from './follow-document.ts';
import { type InstalledNode, installedNode, oldestVersion } from './oldest-node.ts';
import { pack } from './pack.ts';
import { publishedLocally } from './registry.ts';

/** Questions and reports of the tools that the documents name. */
const quiet = { npm_config_yes: 'true', NEXT_TELEMETRY_DISABLED: '1', ASTRO_TELEMETRY_DISABLED: '1' };

// pnpm, which runs this, names itself here; templates would install with it instead of npm
delete process.env.npm_config_user_agent;
// `npx -p pnpm`, which may run that, names its package here; every npx inside would take its own for a command
delete process.env.npm_config_package;

/** create-next-app asks for a newer Node than our packages, which the guide says. */
const needsNewest = ({ name }: DocumentedPath) => /Next/.test(name);

const read = (file: string) => readFile(join(root, 'packages', file), 'utf8');

/** Follows one way with one Node. */
async function followWith(
  path: DocumentedPath,
  { folder: bin, version }: InstalledNode,
  into: string,
  env: Record<string, string>,
): Promise<Finding> {
  const title = `the documented way "${path.name}" on Node ${version}`;
  const from = join(into, `${path.name} ${version}`.replaceAll(/\W+/g, '-'));
  await mkdir(from, { recursive: true });
  const settings = { ...env, ...quiet, PATH: [bin, process.env.PATH].join(delimiter) };
  const done = await follow(path, from, settings);
  if ('fault' in done) return { name: title, fault: done.fault };
  const shows = path.steps.some(step => 'file' in step);
  return none(title, shows ? await lookAtBuilt(done.project, path, settings) : []);
}

/**
 * Does what the documents of the packages say, word by word, from empty folders outside of the repository: the ways to a
 * first page with the newest templates, and the app that stands alone. Ours come from the packed tarballs, all else from
 * the registry.
 */
async function checkDocuments(nodes: readonly InstalledNode[], folder: string): Promise<Finding[]> {
  await compileCatalogs();
  await buildPackages();
  const names = ['ui', 'api-client', 'conformance', 'fonts', 'site'];
  const packed = await Promise.all(names.map(name => pack(name, folder)));
  const ways = [
    ...documentedPaths(await read('ui/README.md'), 'A first component'),
    ...documentedPaths(await read('ui/GUIDE.md'), 'A first page'),
    ...documentedPaths(await read('site/README.md'), 'An app of your own'),
  ];
  return publishedLocally(packed, async env => {
    const findings: Finding[] = [];
    // one after the other: each uses both cores
    for (const way of ways)
      for (const node of needsNewest(way) ? nodes.slice(-1) : nodes)
        findings.push(await followWith(way, node, folder, env));
    findings.push(await checkCodemod(await read('ui/GUIDE.md'), folder, { ...env, ...quiet }));
    return findings;
  });
}

const [oldest, newest] = await Promise.all([installedNode(oldestVersion), installedNode('latest')]);
if (!oldest || !newest)
  throw new Error('No registry answers, so nothing can be installed as the documents say.');
const folder = await realpath(await mkdtemp(join(tmpdir(), 'velluto-documents-')));
const findings = await checkDocuments([oldest, newest], folder).finally(() =>
  rm(folder, { recursive: true, force: true }),
);
report(findings);

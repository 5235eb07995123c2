import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { loadSites, shippedSites } from '../../packages/server/src/areas/sites/load-sites.ts';
import { readLegalDocument } from '../checks/legal/rows.ts';
import { readResults } from '../results/store.ts';
import { root } from '../support/run-step.ts';
import { treeVersion } from '../support/version.ts';
import { siteEvidence } from './evidence.ts';
import { indexPage, sitePage } from './page.ts';

/**
 * Writes the evidence of each site as HTML: every duty of `docs/legal.md` with the last results of its tests and what the site
 * file says. Ends with 1 and says why where something is missing. `--site velluto` writes one site, `SITES_DIR` names other files.
 */
const { values } = parseArgs({ options: { site: { type: 'string' } } });
const folder = join(root, 'evidence');
const { all } = loadSites(process.env.SITES_DIR ?? shippedSites, shippedSites);
const chosen = all.filter(({ id }) => values.site === undefined || id === values.site);
if (chosen.length === 0) {
  console.error(`There is no site "${values.site}": ${all.map(({ id }) => id).join(', ')}.`);
  process.exit(1);
}

const legal = readLegalDocument(await readFile(join(root, 'docs/legal.md'), 'utf8'));
const suites = await readResults();
const run = { version: await treeVersion(), at: new Date() };
const sites = chosen.map(site => siteEvidence(site, legal, suites));

await rm(folder, { recursive: true, force: true });
await mkdir(folder, { recursive: true });
for (const site of sites) await writeFile(join(folder, `${site.site.id}.html`), sitePage(site, run));
await writeFile(join(folder, 'index.html'), indexPage(sites, run));

const problems = sites.flatMap(({ site, problems: own }) => own.map(problem => ({ id: site.id, problem })));
for (const [problem, of] of Map.groupBy(problems, one => one.problem)) {
  console.error(`${of.map(({ id }) => id).join(', ')}: ${problem}`);
}
console.log(
  `${legal.rows.length} duties, evidence in ${relative(process.cwd(), join(folder, 'index.html'))}`,
);
process.exitCode = problems.length > 0 ? 1 : 0;

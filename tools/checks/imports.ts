import { cruise } from 'dependency-cruiser';
import extractDepcruiseOptions from 'dependency-cruiser/config-utl/extract-depcruise-options';
import extractTSConfig from 'dependency-cruiser/config-utl/extract-ts-config';
import { root } from '../support/run-step.ts';
import { folderCircles } from './folder-circles.ts';
import { foreignJobs, foreignWrites, readSources } from './table-writes.ts';

process.chdir(root);
const folders = [
  'packages/rules/src',
  'packages/ui/src',
  'packages/api-client/src',
  'packages/server/src',
  'packages/demo/src',
  'packages/sandbox/src',
  'packages/site/src',
  'packages/conformance/src',
  'app/src',
];
const options = await extractDepcruiseOptions('./.dependency-cruiser.cjs');
const { output } = await cruise(folders, options, undefined, { tsConfig: extractTSConfig('tsconfig.json') });
if (typeof output === 'string') throw new Error('The import check gave text instead of a result.');

const { modules, summary } = output;
for (const folder of folders) {
  // a folder that was renamed or misspelt must not pass unchecked
  if (!modules.some(module => module.source.startsWith(`${folder}/`) && module.dependencies.length > 0)) {
    console.error(`The import check saw no module with imports in ${folder}.`);
    process.exit(1);
  }
}
const circles = folderCircles(
  modules.flatMap(({ source, dependencies }) =>
    dependencies.map(({ resolved }) => [source, resolved] as const),
  ),
);
for (const circle of circles) console.error(circle);
for (const violation of summary.violations) {
  const rule = options.ruleSet?.forbidden?.find(({ name }) => name === violation.rule.name);
  const remedy = rule?.comment ?? 'see .dependency-cruiser.cjs';
  console.error(`${violation.from} → ${violation.to} (${violation.rule.name}): ${remedy}`);
}
const sources = readSources();
const reaches = [...foreignWrites(sources), ...foreignJobs(sources)];
for (const reach of reaches) console.error(reach);
const problems = summary.violations.length + circles.length + reaches.length;
console.log(`${modules.length} modules, ${problems} forbidden imports, writes and jobs`);
process.exit(problems === 0 ? 0 : 1);

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromaticModes, isScreen, screenModes } from '../../.storybook/appearances.ts';
import chromatic from '../../chromatic.config.json' with { type: 'json' };
import { compileCatalogs } from '../build/app.ts';
import { runStep } from '../support/run-step.ts';
import { type SourceStory, sourceStories } from './sheets.ts';

/**
 * Prints how many snapshots Chromatic takes: of all sheets, and of those that TurboSnap finds touched by what changed since
 * a commit (`origin/main` by default). `pnpm chromatic:count [commit]`
 */
const enabled = (modes: Record<string, object>) =>
  Object.values(modes).filter(mode => !('disable' in mode)).length;
const modesOf = { screens: enabled(screenModes), others: enabled(chromaticModes) };
const snapshotsOf = (sheets: SourceStory[]) =>
  sheets.reduce((sum, { id }) => sum + (isScreen(id) ? modesOf.screens : modesOf.others), 0);

async function outputOf(command: string, ...args: string[]): Promise<string> {
  const { code, output } = await runStep(command, args);
  if (code !== 0) throw new Error(output);
  return output;
}

const [, , since = 'origin/main'] = process.argv;
const sheets = (await sourceStories()).filter(({ isSheet }) => isSheet);
console.log(`All: ${snapshotsOf(sheets)} snapshots of ${sheets.length} sheets.`);

const diff = await runStep('git', ['diff', '--name-only', `${since}...HEAD`]);
if (diff.code !== 0) {
  console.error(`The repository has no ${since}: name a commit, as in \`pnpm chromatic:count HEAD~3\`.`);
  process.exit(1);
}
const changed = diff.output.split('\n').filter(Boolean);
await compileCatalogs();
const build = await mkdtemp(join(tmpdir(), 'velluto-storybook-'));
try {
  const quiet = ['--quiet', '--disable-telemetry', '--stats-json', `--output-dir=${build}`];
  await outputOf('storybook', 'build', ...quiet);
  const traced = await outputOf(
    'chromatic',
    'trace',
    `--stats-file=${join(build, 'preview-stats.json')}`,
    '--mode=compact',
    ...chromatic.untraced.map(glob => `--untraced=${glob}`),
    // versions of packages are compared by their contents, which a trace cannot do
    ...changed.filter(file => !/package\.json$|pnpm-lock\.yaml$/.test(file)),
  );
  const touched = sheets.filter(({ file }) => traced.includes(file));
  console.log(`Since ${since}: ${snapshotsOf(touched)} snapshots of ${touched.length} sheets.`);
} finally {
  await rm(build, { recursive: true, force: true });
}

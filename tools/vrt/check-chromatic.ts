import assert from 'node:assert/strict';
import { appendFile, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compileCatalogs } from '../build/app.ts';
import { copyRepository } from '../support/repository-copy.ts';
import { runStep } from '../support/run-step.ts';
import { startChromaticStandIn } from './chromatic-stand-in.ts';

/**
 * Builds Storybook, changes a component in a copy of the repository, and runs the real command of Chromatic against a
 * stand-in up to the upload. The configuration must be accepted, and only sheets that the component is part of be sent.
 */
const changed = 'packages/ui/src/product/likes/NewLikeMarker/NewLikeMarker';
const untouched = 'packages/ui/src/base/Button/Button';

async function step(cwd: string, command: string, ...args: string[]): Promise<string> {
  const { code, output } = await runStep(command, args, { cwd });
  assert.equal(code, 0, `${command} ${args.join(' ')}\n${output}`);
  return output;
}

await compileCatalogs();
const build = await mkdtemp(join(tmpdir(), 'velluto-storybook-'));
const copy = await copyRepository();
try {
  const root = join(import.meta.dirname, '../..');
  const output = await step(
    root,
    'storybook',
    'build',
    '--quiet',
    '--disable-telemetry',
    '--stats-json',
    `--output-dir=${build}`,
  );
  // Storybook's sign of a warning
  assert.ok(!output.includes('▲'), output);

  const commit = async (message: string) => {
    const identity = ['-c', 'user.name=Velluto', '-c', 'user.email=test@velluto.example'];
    await step(copy, 'git', ...identity, 'commit', '--quiet', '--all', `--message=${message}`);
    return (await step(copy, 'git', 'rev-parse', 'HEAD')).trim();
  };
  const before = await commit('before');
  await appendFile(join(copy, `${changed}.tsx`), '\n');
  await commit('after');

  await using chromatic = await startChromaticStandIn(before);
  const run = await runStep(
    'chromatic',
    [
      '--project-token=stand-in',
      `--storybook-build-dir=${build}`,
      '--exit-once-uploaded',
      '--no-interactive',
    ],
    { cwd: copy, env: { CHROMATIC_INDEX_URL: chromatic.origin, CHROMATIC_DISABLE_TELEMETRY: '1' } },
  );
  assert.equal(run.code, 0, run.output);
  const { onlyStoryFiles, uploadedBytes } = chromatic.received;
  assert.ok(uploadedBytes > 0, 'nothing was uploaded');
  assert.ok(onlyStoryFiles, `TurboSnap sends all stories.\n${run.output}`);
  const sent = onlyStoryFiles.join('\n');
  assert.match(sent, new RegExp(`${changed}.stories.tsx`));
  assert.doesNotMatch(sent, new RegExp(`${untouched}.stories.tsx`));
  const index = JSON.parse(await readFile(join(build, 'index.json'), 'utf8'));
  const files = new Set(Object.values<{ importPath: string }>(index.entries).map(entry => entry.importPath));
  console.log(`${onlyStoryFiles.length} of ${files.size} files of stories are sent.`);
  console.log('1 passed, 0 failed');
} finally {
  await rm(build, { recursive: true, force: true });
  await rm(copy, { recursive: true, force: true });
}

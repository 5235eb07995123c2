import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { approvedFingerprints, sides } from '../../.storybook/picture-store.ts';
import { drawnPictures, writeReport } from '../../.storybook/report.ts';
import { runStep } from '../support/run-step.ts';
import { copyCommitForStorybook } from '../support/storybook-copy.ts';
import { drawSheets } from './run.ts';
import { sourceStories } from './sheets.ts';

const fingerprints = '.storybook/fingerprints';

async function git(...args: string[]): Promise<string | undefined> {
  const { code, output } = await runStep('git', args);
  return code === 0 ? output.trim() : undefined;
}

/**
 * The commit to compare with: where the branch left `main`. On `main` itself the last commit if something is not committed,
 * otherwise the last one in which pictures were approved.
 */
async function usualBase(): Promise<string | undefined> {
  const head = await git('rev-parse', 'HEAD');
  const main =
    (await git('rev-parse', '--verify', 'origin/main')) ?? (await git('rev-parse', '--verify', 'main'));
  const base = main && (await git('merge-base', 'HEAD', main));
  if (base !== head || (await git('status', '--porcelain')) !== '') return base;
  return git('log', '-1', '--format=%H', '--', fingerprints);
}

/** Stories whose approved fingerprints differ from those of a commit, or are new since then. */
async function approvedSince(commit: string): Promise<Set<string>> {
  const changed = (await git('diff', '--name-only', commit, '--', fingerprints)) ?? '';
  const added = (await git('ls-files', '--others', '--exclude-standard', '--', fingerprints)) ?? '';
  const files = `${changed}\n${added}`.split('\n').filter(Boolean);
  return new Set(files.map(file => file.slice(fingerprints.length + 1, -'.json'.length)));
}

/** Fingerprints of a story's pictures in a commit; none when the story is new since then. */
async function fingerprintsIn(commit: string, story: string): Promise<Record<string, string>> {
  return JSON.parse((await git('show', `${commit}:${fingerprints}/${story}.json`)) ?? '{}');
}

/** Removes pictures that were drawn beside others of their sheet but look as they did in the commit. */
async function forgetUnchanged(commit: string): Promise<void> {
  for (const [story, pictures] of Map.groupBy(await drawnPictures(), picture => picture.story)) {
    const [before, now] = [await fingerprintsIn(commit, story), await approvedFingerprints(story)];
    for (const { appearance, approved } of pictures) {
      if (approved && before[appearance] === now[appearance])
        await rm(join(sides.after, story, `${appearance}.json`));
    }
  }
}

const nothing = 'No sheet looks other than before.';

/**
 * Draws sheets that look other than in a commit, as they were then and as they are now, and writes the report: those that
 * the last run found, and if `approved` is set those that were approved since.
 *
 * @param commit what to compare with; see `usualBase`
 * @returns a sentence on what the report shows
 */
export async function reportChanges({
  commit,
  approved,
}: {
  commit?: string | undefined;
  approved: boolean;
}): Promise<string> {
  const base = await git('rev-parse', '--verify', `${commit ?? (await usualBase())}^{commit}`);
  if (!base)
    throw new Error(`The history here has no commit ${commit ?? 'of main'}: fetch it, or name another one.`);
  const found = (await drawnPictures()).map(({ story }) => story);
  const stories = new Set([...found, ...(approved ? await approvedSince(base) : [])]);
  const files = new Set((await sourceStories()).filter(({ id }) => stories.has(id)).map(({ file }) => file));
  if (files.size === 0) return nothing;
  const { code, output } = await drawSheets([...files], { env: { VRT_REDRAW: sides.after } });
  if (code !== 0 && (await drawnPictures()).length === 0)
    throw new Error(`The sheets could not be drawn.\n${output}`);
  await forgetUnchanged(base);
  const folder = await copyCommitForStorybook('before', base);
  if (folder) {
    const then = [...files].filter(file => existsSync(join(folder, file)));
    if (then.length > 0) await drawSheets(then, { cwd: folder, env: { VRT_REDRAW: sides.before } });
    await rm(folder, { recursive: true, force: true });
  }
  const { page, findings } = await writeReport();
  const sheets = new Set(findings.map(({ story }) => story)).size;
  if (sheets === 0) return nothing;
  return `${sheets} sheets look other than in ${base.slice(0, 9)}${folder ? '' : ', which could not be drawn'}: ${page}`;
}

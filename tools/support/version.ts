import { runStep } from './run-step.ts';

const git = async (...args: string[]) => (await runStep('git', args)).output.trim();

/** The commit of the working tree, shortened; with `+` behind it where tracked files have changed since. */
export async function treeVersion(): Promise<string> {
  const commit = await git('rev-parse', '--short=10', 'HEAD');
  const changed = await git('status', '--porcelain', '--untracked-files=no');
  return changed === '' ? commit : `${commit}+`;
}

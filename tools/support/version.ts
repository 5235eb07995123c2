import { runStep } from './run-step.ts';

/** The commit of the working tree, shortened; with `+` behind it where tracked files have changed since. */
export async function treeVersion(): Promise<string> {
  // tags are left out: a commit is named alike before and after its release
  const { output } = await runStep('git', [
    'describe',
    '--always',
    '--abbrev=10',
    '--exclude=*',
    '--dirty=+',
  ]);
  return output.trim();
}

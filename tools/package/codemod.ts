import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { runStep } from '../support/run-step.ts';
import { type Finding, none } from './finding.ts';

const before = `import { MatchDialog } from "@velluto/ui/product/match";
import { Composer } from '@velluto/ui/product/chat';

// stays as it is
export const late = () => import('@velluto/ui/product/credits/CreditsPackage');
export const copy = { 'vl.DiscountNotice.left': 'Noch {time}' };
export const Screen = () => <MatchDialog kind="match" />;
`;
const after = before
  .replace('"@velluto/ui/product/match"', "'@velluto/ui/product/likes'")
  .replace('product/credits/', 'product/payments/');

/** Runs the command of the guide that renames entries, in a project on a former version. */
export async function checkCodemod(
  guide: string,
  into: string,
  env: Record<string, string>,
): Promise<Finding> {
  const name = 'the documented codemod renames the entries of a project';
  const [command] = /^npx jscodeshift .+$/m.exec(guide) ?? [];
  if (command === undefined) return { name, fault: 'the guide names no codemod' };
  const project = join(into, 'codemod');
  const file = join(project, 'src/Screen.tsx');
  await mkdir(join(project, 'src'), { recursive: true });
  await writeFile(join(project, 'package.json'), '{ "private": true }');
  await writeFile(file, before);
  const installed = await runStep('npm', ['install', '@velluto/ui'], { cwd: project, env });
  if (installed.code !== 0) return { name, fault: installed.output };
  const { code, output } = await runStep('sh', ['-c', command], { cwd: project, env });
  const text = await readFile(file, 'utf8');
  return none(name, [
    ...(code === 0 ? [] : [output]),
    ...(text === after ? [] : [`src/Screen.tsx is now\n${text}`]),
    ...(output.includes('vl.DiscountNotice.left is replaced by')
      ? []
      : [`it names no replaced text:\n${output}`]),
  ]);
}

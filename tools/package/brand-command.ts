import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { runStep } from '../support/run-step.ts';
import { type Finding, none } from './finding.ts';
import { oldestNode } from './oldest-node.ts';
import { commandOf, type Packed } from './pack.ts';
import { browse, copyProject, looksPrimary } from './projects.ts';

/** Checks that `velluto-brand` runs from the package, in a project with a `brand.ts`, on the oldest Node that it promises. */
export async function checkCommand(ui: Packed, into: string): Promise<Finding[]> {
  const project = await copyProject('brand', into);
  const { node, version } = await oldestNode();
  const command = commandOf(ui, 'velluto-brand');
  const run = (...args: string[]) => runStep(node, [command, ...args], { cwd: project });
  const faults: string[] = [];
  const expect = async (args: string[], code: number, pattern: RegExp) => {
    const result = await run(...args);
    if (result.code !== code || !pattern.test(result.output))
      faults.push(`velluto-brand ${args.join(' ')} ended with ${result.code}:\n${result.output}`);
  };
  await expect(['check', join(ui.folder, 'dist/css/brands/velluto.css')], 0, /Good: it meets all/);
  await expect(['check', 'brand.ts'], 0, /Good: it meets all/);
  await expect(['build', 'brand.ts', '--module', 'night-owl.ts'], 0, /Wrote night-owl\.ts\./);
  await expect(['build', 'brand.ts', '--tokens', 'tokens'], 0, /Wrote tokens\/figma\.variables\.json\./);
  await expect(['check', 'tokens/dark.tokens.json'], 0, /Good: \d+ tokens/);
  await expect(['build', 'pale.ts'], 1, /seeds\.ink: #[0-9a-f]{6} instead of #a0b0aa/);
  await expect(['preview', 'brand.ts'], 0, /Wrote brand-preview\.html and brand-preview\.css\./);
  const typed = await runStep('tsc', ['-p', '.'], { cwd: project });
  if (typed.code !== 0) faults.push(typed.output);
  if (faults.length > 0) return [none(`velluto-brand runs on Node ${version}`, faults)];
  return [
    none(`velluto-brand runs on Node ${version}`, faults),
    none('the preview shows the brand, light and dark', await lookAtPreview(project)),
  ];
}

/** Complaints about the preview in the test browser. */
async function lookAtPreview(project: string): Promise<string[]> {
  return browse(async (page, complaints) => {
    await page.goto(pathToFileURL(join(project, 'brand-preview.html')).href);
    const grounds = await page
      .locator('section')
      .evaluateAll(sections => sections.map(section => getComputedStyle(section).backgroundColor));
    if (grounds.length !== 4 || new Set(grounds).size !== 2)
      complaints.push(`Its four parts stand on ${grounds.join(' and ')}.`);
    await looksPrimary(page, 'Write to Marta', complaints);
    const dark = page.frameLocator('iframe[title="Members, dark"]').first().locator('html');
    const ground = await dark.evaluate(element => getComputedStyle(element).backgroundColor);
    if (ground !== grounds.at(-1)) complaints.push(`Its dark screens stand on ${ground}.`);
  });
}

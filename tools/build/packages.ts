import { join } from 'node:path';
import { root, runStep } from '../support/run-step.ts';

type Step = [folder: string, command: string, args: string[]];

/** Built side by side: the UI takes as long as all others together. */
const chains: Step[][] = [
  [['ui', 'tsup', []]],
  [
    ['api-client', 'tsup', []],
    ['conformance', 'tsup', []],
    ['site', 'tsup', []],
    ['fonts', 'node', ['build.ts']],
  ],
];

/** Builds the published npm packages; the catalogs must be compiled before. */
export async function buildPackages(): Promise<void> {
  await Promise.all(
    chains.map(async steps => {
      for (const [folder, command, args] of steps) {
        const { code, output } = await runStep(command, args, { cwd: join(root, 'packages', folder) });
        if (code !== 0) throw new Error(`packages/${folder} does not build.\n${output}`);
      }
    }),
  );
}

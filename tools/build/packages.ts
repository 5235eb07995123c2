import { join } from 'node:path';
import { root, runStep } from '../support/run-step.ts';

/** Builds the published npm packages; the catalogs must be compiled before. */
export async function buildPackages(): Promise<void> {
  const steps: [folder: string, command: string, args: string[]][] = [
    ['ui', 'tsup', []],
    ['api-client', 'tsup', []],
    ['conformance', 'tsup', []],
    ['site', 'tsup', []],
    ['fonts', 'node', ['build.ts']],
  ];
  for (const [folder, command, args] of steps) {
    const { code, output } = await runStep(command, args, { cwd: join(root, 'packages', folder) });
    if (code !== 0) throw new Error(`packages/${folder} does not build.\n${output}`);
  }
}

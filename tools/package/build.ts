import { join } from 'node:path';
import { root, runStep } from '../run-step.ts';

/** Builds what is published; expects compiled catalogs. */
export async function buildPackages(): Promise<void> {
  for (const script of ['ui/build/build.ts', 'fonts/build.ts']) {
    const { code, output } = await runStep('node', [join(root, 'packages', script)]);
    if (code !== 0) throw new Error(`packages/${script} failed.\n${output}`);
  }
}

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '../support/run-step.ts';
import { type Finding, none } from './finding.ts';

/** Sizes of the entries of components in kB with brotli: with all they are made of, without React, Lingui and styles. */
export type ComponentSizes = Record<string, number>;

/** What docs pages say. */
export const sizesFile = join(root, 'packages/ui/sizes.json');

/** A page may say so much less or more than it is, in kB, or in shares: a change of a shared part would touch every page. */
const tolerance = { kilobytes: 0.5, share: 0.1 };

const differs = (said: number | undefined, is: number) =>
  said === undefined || Math.abs(said - is) > Math.max(tolerance.kilobytes, is * tolerance.share);

/** Checks that the sizes on docs pages are still those of the package. */
export async function checkComponentSizes(measured: ComponentSizes): Promise<Finding> {
  const said: ComponentSizes = JSON.parse(await readFile(sizesFile, 'utf8'));
  const faults = [
    ...Object.entries(measured)
      .filter(([entry, size]) => differs(said[entry], size))
      .map(([entry, size]) => `${entry} is ${size} kB, its page says ${said[entry]}`),
    ...Object.keys(said)
      .filter(entry => !(entry in measured))
      .map(entry => `${entry} is not there`),
  ];
  return none('docs pages say how large each component is (`pnpm sizes` measures it)', faults);
}

import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../support/run-step.ts';
import { generatedDir } from '../generate.ts';
import { breakingChanges } from './compare.ts';
import type { Contract } from './contract.ts';

/** An intended breaking change, with the reason. */
export interface ListedBreak {
  /** The sentence that `breakingChanges` gives, word for word. */
  change: string;
  reason: string;
}

const releasedFile = join(root, 'api-spec/released/openapi.json');
const listFile = join(root, 'api-spec/breaking-changes.json');
const bundleFile = join(generatedDir, 'openapi.json');

const read = <Thing>(file: string): Thing => JSON.parse(readFileSync(file, 'utf8'));

/** Problems of the list: changes that are not listed, entries without a reason, and entries without a change. */
export function judgeBreaks(changes: string[], listed: ListedBreak[]): string[] {
  const listedChanges = new Set(listed.map(({ change }) => change));
  return [
    ...changes
      .filter(change => !listedChanges.has(change))
      .map(change => `not listed with a reason: ${change}`),
    ...listed
      .filter(({ reason }) => reason.trim() === '')
      .map(({ change }) => `listed without a reason: ${change}`),
    ...[...listedChanges]
      .filter(change => !changes.includes(change))
      .map(change => `listed, but no break: ${change}`),
  ];
}

/** Compares the bundle with the last release. */
export function checkReleased(): { breaks: number; problems: string[] } {
  const changes = breakingChanges(read<Contract>(releasedFile), read<Contract>(bundleFile));
  return { breaks: changes.length, problems: judgeBreaks(changes, read<ListedBreak[]>(listFile)) };
}

/**
 * Stores the bundle as the last release and empties the list; returns a sentence about it. A dry run changes nothing.
 *
 * @throws when the contract changed without a new version, or a breaking change is not listed
 */
export function releaseContract(dryRun: boolean): string {
  const [before, after] = [releasedFile, bundleFile].map(file => readFileSync(file, 'utf8'));
  if (before === after) return 'The contract is the one of the last release.';
  const [was, is] = [releasedFile, bundleFile].map(
    file => read<{ info: { version: string } }>(file).info.version,
  );
  if (was === is) {
    throw new Error(
      `The contract changed since ${was}: raise info.version in api-spec/openapi.yaml, then run pnpm contract:generate.`,
    );
  }
  const { breaks, problems } = checkReleased();
  if (problems.length > 0) throw new Error(problems.join('\n'));
  if (!dryRun) {
    writeFileSync(releasedFile, readFileSync(bundleFile));
    writeFileSync(listFile, '[]\n');
  }
  return `Contract ${is} after ${was}, ${breaks} breaking changes.`;
}

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { generatedDir } from './generate.ts';

/** Content of the committed generated files, by file name. */
export function readGenerated(): Map<string, string> {
  const files = readdirSync(generatedDir, { recursive: true, withFileTypes: true }).filter(entry =>
    entry.isFile(),
  );
  const names = files.map(({ parentPath, name }) => join(parentPath, name).slice(generatedDir.length + 1));
  return new Map(names.map(name => [name, readFileSync(join(generatedDir, name), 'utf8')]));
}

/**
 * A sentence for each generated file that is not what the contract produces: edited by hand, missing or left over.
 *
 * @param expected content by file name, as the contract produces it
 * @param found content by file name, as it is committed
 */
export function driftOf(expected: Map<string, string>, found: Map<string, string>): string[] {
  const remedy = 'change api-spec/ or tools/contract, then run pnpm contract:generate';
  return [...new Set([...expected.keys(), ...found.keys()])]
    .filter(name => expected.get(name) !== found.get(name))
    .map(name => `packages/api-client/src/generated/${name} is not what the contract produces: ${remedy}`);
}

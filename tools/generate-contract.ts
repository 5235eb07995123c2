import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import openapiTS, { astToString } from 'openapi-typescript';

const root = join(import.meta.dirname, '..');

/** Folder of the committed files that are made from the contract. */
export const generatedDir = join(root, 'packages/api-client/src/generated');

const banner = '// Made from api-spec/ by tools/generate-contract.ts. Do not edit.\n';

/** Runs the Redocly command offline and quietly; throws with its output when it fails. */
export function redocly(...args: string[]): string {
  const run = spawnSync(join(root, 'node_modules/.bin/redocly'), args, {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true', NO_COLOR: '1' },
  });
  const output = `${run.stdout ?? ''}${run.stderr ?? ''}`.trim();
  if (run.status !== 0) throw new Error(output || String(run.error ?? 'redocly failed'));
  return output;
}

/** Bundles the contract into one document; the result is the same on every machine. */
export function bundleContract(): Record<string, unknown> {
  const dir = mkdtempSync(join(tmpdir(), 'velluto-contract-'));
  try {
    const file = join(dir, 'openapi.json');
    redocly('bundle', 'velluto', '--output', file);
    return JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>;
  } finally {
    rmSync(dir, { recursive: true, force: true });
  }
}

/** Makes every generated file, as a map of file name to content. */
export async function generateContract(): Promise<Map<string, string>> {
  const json = `${JSON.stringify(bundleContract(), null, 1)}\n`;
  const types = await openapiTS(json, { alphabetize: false, silent: true });
  return new Map([
    ['openapi.json', json],
    ['schema.ts', banner + astToString(types)],
  ]);
}

if (import.meta.main) {
  const files = await generateContract();
  mkdirSync(generatedDir, { recursive: true });
  for (const [name, content] of files) {
    writeFileSync(join(generatedDir, name), content);
    console.log(`wrote packages/api-client/src/generated/${name}`);
  }
}

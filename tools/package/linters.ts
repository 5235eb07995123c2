import { readFile } from 'node:fs/promises';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { runStep } from '../support/run-step.ts';
import { type Finding, none } from './finding.ts';
import type { Packed } from './pack.ts';

/** Checks a tarball with publint. */
export async function checkWithPublint({ name, tarball }: Packed): Promise<Finding> {
  const file = await readFile(tarball);
  const archive = file.buffer.slice(file.byteOffset, file.byteOffset + file.byteLength);
  const { messages, pkg } = await publint({ pack: { tarball: archive }, strict: true });
  return none(
    `publint finds nothing in ${name}`,
    messages.map(message => formatMessage(message, pkg, { color: false }) ?? message.code),
  );
}

/** Checks that the types of every entry resolve in all module settings for ES modules. */
export async function checkTypesResolve({ tarball }: Packed, entries: readonly string[]): Promise<Finding> {
  const { code, output } = await runStep('attw', [
    tarball,
    '--profile=esm-only',
    '--format=ascii',
    '--no-color',
    '--no-emoji',
    '--entrypoints',
    ...entries,
  ]);
  const faults = code === 0 ? [] : [output.slice(0, 4000)];
  return none(`attw resolves the types of ${entries.length} entries`, faults);
}

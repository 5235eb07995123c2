import { delimiter, join } from 'node:path';
import { runStep } from '../support/run-step.ts';

/** The oldest Node that the published commands promise to run on. */
const oldest = 20;

/** A Node of that version outside of `node_modules`; the one of this process where there is none. */
export async function oldestNode(): Promise<{ node: string; version: string }> {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(part => !part.includes('node_modules'));
  for (const folder of folders) {
    const node = join(folder, 'node');
    const { code, output } = await runStep(node, ['--version']);
    if (code === 0 && output.startsWith(`v${oldest}.`)) return { node, version: output.trim() };
  }
  return { node: process.execPath, version: process.version };
}

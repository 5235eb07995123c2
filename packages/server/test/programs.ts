import { mkdtemp, rm } from 'node:fs/promises';
import { resolve } from 'node:path';
import { bundleServer } from '../../../tools/build/server.ts';

/** The programs that tests run in processes of their own, by their files from the root. */
const programs = {
  server: 'tools/start/server.ts',
  cli: 'packages/server/src/cli.ts',
  'writing-server': 'packages/server/test/writing-server.ts',
};

/** A program that tests run in a process of its own. */
export type Program = keyof typeof programs;

declare module 'vitest' {
  interface ProvidedContext {
    /** Folder of the bundled programs of this run. */
    programs: string;
  }
}

/**
 * Bundles the programs once for a run, as the product's server is: from source a start takes twice as long and a command
 * six times as long.
 */
export async function bundlePrograms(): Promise<{ folder: string; remove: () => Promise<void> }> {
  const folder = await mkdtemp(resolve(import.meta.dirname, '../test-programs-'));
  const remove = () => rm(folder, { recursive: true, force: true });
  await bundleServer(programs, folder).catch(async error => {
    await remove();
    throw error;
  });
  return { folder, remove };
}

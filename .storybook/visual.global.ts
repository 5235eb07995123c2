import { rm } from 'node:fs/promises';
import { reportFolder } from './picture-store.ts';
import { writeReport } from './report.ts';

/** Deletes the previous report at the start of a run, and writes a new one from the findings at its end. */
export async function setup(): Promise<() => Promise<void>> {
  await rm(reportFolder, { recursive: true, force: true });
  return async () => {
    const { page, findings } = await writeReport();
    if (findings.length > 0) {
      console.error(`Look at ${page}, then \`pnpm vrt:approve\` what is right (docs/visual-regression.md).`);
    }
  };
}

import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { reportFolder } from '../../.storybook/picture-store.ts';
import { type ReportedFinding, writeReport } from '../../.storybook/report.ts';
import { runStep } from '../support/run-step.ts';
import { copyCommitForStorybook } from '../support/storybook-copy.ts';
import { drawSheets } from './run.ts';

/** Findings of the last run in a report folder; empty when nothing differed, since no report is written then. */
export const readReport = async (folder: string): Promise<ReportedFinding[]> =>
  JSON.parse(await readFile(join(folder, 'report.json'), 'utf8').catch(() => '[]'));

const withoutBefore = (findings: ReportedFinding[]) =>
  findings.filter(({ isNew, pixels }) => !isNew && pixels === undefined);

/**
 * Adds to the report the approved pictures that are stored as fingerprints only: draws them from the last commit that
 * changed pictures, and uses those with exactly the approved fingerprint. Returns a sentence; empty if none was missing.
 */
export async function completeReport(): Promise<string> {
  const missing = withoutBefore(await readReport(reportFolder));
  if (missing.length === 0) return '';
  const { output } = await runStep('git', ['log', '-1', '--format=%H', '--', '.storybook/__screenshots__']);
  const commit = output.trim();
  const folder = await copyCommitForStorybook('approved', commit);
  try {
    const files = [...new Set(missing.map(finding => finding.file))];
    const env = { VRT_REDRAW: join(reportFolder, 'redrawn') };
    if (folder) await drawSheets(files, { cwd: folder, env });
  } finally {
    if (folder) await rm(folder, { recursive: true, force: true });
  }
  const { findings } = await writeReport();
  const stillMissing = withoutBefore(findings).length;
  return `${missing.length - stillMissing} of ${missing.length} approved pictures drawn again as of ${commit.slice(0, 7)}.\n`;
}

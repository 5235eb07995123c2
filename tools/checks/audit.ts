import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, runStep } from '../support/run-step.ts';

/** A known hole that is borne for a while. */
export interface AuditException {
  /** Such as `GHSA-…`, as the audit names it. */
  advisory: string;
  reason: string;
  /** Day on which it was looked at, `YYYY-MM-DD`. */
  date: string;
}

interface Advisory {
  github_advisory_id?: string;
  module_name: string;
  severity: string;
  title: string;
}
interface Report {
  advisories: Record<string, Advisory>;
}

const grave = new Set(['high', 'critical']);

/** The report in what `pnpm audit --json` wrote; null when the registry answered none. */
export function readReport(output: string): Report | null {
  try {
    const report = JSON.parse(output.slice(output.indexOf('{'), output.lastIndexOf('}') + 1));
    return typeof report.advisories === 'object' && report.advisories !== null ? report : null;
  } catch {
    return null;
  }
}

/** What must not stay: grave holes that are not listed, and entries that are incomplete or for nothing. */
export function judgeAudit(report: Report, exceptions: AuditException[]): string[] {
  const found = Object.entries(report.advisories)
    .filter(([, { severity }]) => grave.has(severity))
    .map(([id, advisory]) => ({ ...advisory, id: advisory.github_advisory_id ?? id }));
  const listed = new Set(exceptions.map(({ advisory }) => advisory));
  const foundIds = new Set(found.map(({ id }) => id));
  return [
    ...found
      .filter(({ id }) => !listed.has(id))
      .map(({ id, module_name, severity, title }) => `${module_name} (${severity}): ${title}, ${id}`),
    ...exceptions
      .filter(({ reason, date }) => reason.trim() === '' || !/^\d{4}-\d\d-\d\d$/.test(date))
      .map(({ advisory }) => `${advisory} is listed without a reason or a day`),
    ...[...listed].filter(id => !foundIds.has(id)).map(id => `${id} is listed, but not found any more`),
  ];
}

if (import.meta.main) {
  const exceptions: AuditException[] = JSON.parse(
    readFileSync(join(root, 'tools/checks/audit-exceptions.json'), 'utf8'),
  );
  const registry = process.env.AUDIT_REGISTRY;
  const { output } = await runStep('pnpm', [
    ...['audit', '--prod', '--json'],
    ...(registry ? [`--registry=${registry}`] : []),
  ]);
  const report = readReport(output);
  const problems = report ? judgeAudit(report, exceptions) : [];
  if (!report)
    console.log('note: the registry answers no audits, so no dependency was checked (AUDIT_REGISTRY)');
  else console.log(`${Object.keys(report.advisories).length} known holes, ${problems.length} problems`);
  for (const problem of problems) console.error(problem);
  process.exitCode = problems.length === 0 ? 0 : 1;
}

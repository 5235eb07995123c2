import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, runStep } from '../support/run-step.ts';

/** A known vulnerability that is accepted for a while. */
export interface AuditException {
  /** Id in the audit, such as `GHSA-…`. */
  advisory: string;
  reason: string;
  /** Day of the assessment, `YYYY-MM-DD`. */
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

const seriousLevels = new Set(['high', 'critical']);

/** The report in the output of `pnpm audit --json`; null when the registry sent none. */
export function readReport(output: string): Report | null {
  try {
    const report = JSON.parse(output.slice(output.indexOf('{'), output.lastIndexOf('}') + 1));
    return typeof report.advisories === 'object' && report.advisories !== null ? report : null;
  } catch {
    return null;
  }
}

/** Problems to be fixed: serious vulnerabilities that are not listed, and exceptions that are incomplete or unused. */
export function judgeAudit(report: Report, exceptions: AuditException[]): string[] {
  const found = Object.entries(report.advisories)
    .filter(([, { severity }]) => seriousLevels.has(severity))
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

/** What a run of `pnpm audit --json` means: the line to print, and the problems, each of which fails the check. */
export function outcome(output: string, exceptions: AuditException[], required: boolean) {
  const report = readReport(output);
  if (!report)
    return {
      line: 'not checked: the registry answers no audits, so known vulnerabilities were not looked for (AUDIT_REGISTRY, docs/security.md)',
      problems: required ? ['AUDIT=required, but the registry answers no audits'] : [],
    };
  const problems = judgeAudit(report, exceptions);
  const known = Object.keys(report.advisories).length;
  return { line: `${known} known vulnerabilities, ${problems.length} problems`, problems };
}

if (import.meta.main) {
  const exceptions: AuditException[] = JSON.parse(
    readFileSync(join(root, 'tools/checks/audit-exceptions.json'), 'utf8'),
  );
  const registry = process.env.AUDIT_REGISTRY;
  const { output } = await runStep('pnpm', [
    'audit',
    '--prod',
    '--json',
    ...(registry ? [`--registry=${registry}`] : []),
  ]);
  const { line, problems } = outcome(output, exceptions, process.env.AUDIT === 'required');
  console.log(line);
  for (const problem of problems) console.error(problem);
  process.exitCode = problems.length === 0 ? 0 : 1;
}

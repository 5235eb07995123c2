import type { OperationId } from '@velluto/api-client';
import builder from 'junit-report-builder';
import { countOutcomes, type Finding } from './report.ts';

const labels = { passed: 'ok     ', failed: 'FAILED ', skipped: 'skipped' };

/** The report for people: the operations in the order of the contract, each with its checks. */
export function textReport(findings: readonly Finding[], operations: readonly OperationId[]): string {
  const lines = operations.flatMap(id => {
    const own = findings.filter(({ operation }) => operation === id);
    const checks = own.map(
      ({ outcome, check, detail }) => `  ${labels[outcome]} ${check}${detail ? `: ${detail}` : ''}`,
    );
    return [id, ...(checks.length > 0 ? checks : ['  not checked'])];
  });
  const { passed, failed, skipped } = countOutcomes(findings);
  return [
    ...lines,
    '',
    `${operations.length} operations: ${passed} passed, ${failed} failed, ${skipped} skipped`,
  ].join('\n');
}

/** The findings as JSON, for tools. */
export const jsonReport = (findings: readonly Finding[]): string => JSON.stringify(findings, null, 1);

/** The findings as JUnit XML, for continuous integration: a suite for each operation, a test for each check. */
export function junitReport(findings: readonly Finding[], operations: readonly OperationId[]): string {
  const report = builder.newBuilder();
  for (const id of operations) {
    const own = findings.filter(({ operation }) => operation === id);
    if (own.length === 0) continue;
    const suite = report.testSuite().name(id);
    for (const { check, outcome, detail = '' } of own) {
      const test = suite.testCase().className(id).name(check);
      if (outcome === 'failed') test.failure(detail);
      // the builder has no text for why a test was skipped
      if (outcome === 'skipped') test.skipped().standardOutput(detail);
    }
  }
  return report.build();
}

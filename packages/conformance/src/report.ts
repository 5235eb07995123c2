import type { OperationId } from '@velluto/api-client';

/** The backend answered something else than the contract says; the message has what was expected and what came. */
export class Difference extends Error {
  override readonly name = 'Difference';
}

/** Something could not be checked; the message says why. */
export class Unchecked extends Error {
  override readonly name = 'Unchecked';
}

/** The result of one check of one operation. */
export interface Finding {
  operation: OperationId;
  /** What was checked: `needs a session`. */
  check: string;
  outcome: 'passed' | 'failed' | 'skipped';
  /** The difference, or why it was skipped. */
  detail?: string;
}

/** Collects the results of checks. */
export interface Report {
  readonly findings: readonly Finding[];
  /** Runs a check: it fails by a `Difference`, is skipped by `Unchecked`, and ends the run by any other error. */
  check(operation: OperationId, check: string, run: () => Promise<unknown>): Promise<void>;
}

/** Makes an empty report. */
export function createReport(): Report {
  const findings: Finding[] = [];
  return {
    findings,
    async check(operation, check, run) {
      try {
        await run();
        findings.push({ operation, check, outcome: 'passed' });
      } catch (error) {
        if (!(error instanceof Difference || error instanceof Unchecked)) throw error;
        const outcome = error instanceof Difference ? 'failed' : 'skipped';
        findings.push({ operation, check, outcome, detail: error.message });
      }
    },
  };
}

const labels = { passed: 'ok     ', failed: 'FAILED ', skipped: 'skipped' };

/** How many checks had each outcome. */
export function countOutcomes(findings: readonly Finding[]): Record<Finding['outcome'], number> {
  const counts = { passed: 0, failed: 0, skipped: 0 };
  for (const { outcome } of findings) counts[outcome] += 1;
  return counts;
}

/** The report for people: the operations in the order of the contract, each with its checks. */
export function reportText(findings: readonly Finding[], operations: readonly OperationId[]): string {
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

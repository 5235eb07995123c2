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
  /** True for the checks of what is charged and ordered: a run that skipped one of them is not complete. */
  money?: true;
}

/** Collects the results of checks. */
export interface Report {
  readonly findings: readonly Finding[];
  /** Runs a check: it fails by a `Difference`, is skipped by `Unchecked`, and ends the run by any other error. */
  check(
    operation: OperationId,
    check: string,
    run: () => Promise<unknown>,
    marks?: Pick<Finding, 'money'>,
  ): Promise<void>;
}

/** Options of a report. */
export interface ReportOptions {
  /** No check begins after it; the run ends with its reason. */
  deadline: AbortSignal;
  /** Called after each check. */
  onFinding: (finding: Finding) => void;
}

/** Characters that move the cursor of a terminal or may not stand in XML. */
const unprintable = /[\p{Cc}\p{Cs}\u2028\u2029\uFFFE\uFFFF]/gu;

/** A text of the backend as it can stand in a report: one short line without control characters. */
const printable = (text: string): string => {
  const line = text.replaceAll(unprintable, '\uFFFD');
  return line.length > 300 ? `${line.slice(0, 300)}…` : line;
};

/** Makes an empty report. */
export function createReport({ deadline, onFinding }: ReportOptions): Report {
  const findings: Finding[] = [];
  const add = (finding: Finding) => {
    findings.push(finding);
    onFinding(finding);
  };
  return {
    findings,
    async check(operation, check, run, marks) {
      deadline.throwIfAborted();
      try {
        await run();
        add({ operation, check, outcome: 'passed', ...marks });
      } catch (error) {
        if (!(error instanceof Difference || error instanceof Unchecked)) throw error;
        deadline.throwIfAborted();
        const outcome = error instanceof Difference ? 'failed' : 'skipped';
        add({ operation, check, outcome, detail: printable(error.message), ...marks });
      }
    },
  };
}

/** The checks of money that were skipped; a run with one of them says nothing about what members pay. */
export const skippedMoney = (findings: readonly Finding[]): readonly Finding[] =>
  findings.filter(({ outcome, money }) => outcome === 'skipped' && money);

/** How many checks had each outcome. */
export function countOutcomes(findings: readonly Finding[]): Record<Finding['outcome'], number> {
  const counts = { passed: 0, failed: 0, skipped: 0 };
  for (const { outcome } of findings) counts[outcome] += 1;
  return counts;
}

import { randomUUID } from 'node:crypto';
import type { Fetch, OperationId } from '@velluto/api-client';
import { contractOperation, contractOperations } from '@velluto/api-client/contract';
import { createCaller } from './backend.ts';
import { checkAccess, checkEvents, checkLogout, checkStrangers } from './checks/access.ts';
import { checkAnswers, checkVersions } from './checks/answers.ts';
import { checkMessage, checkPayment } from './checks/idempotency.ts';
import { checkInput } from './checks/input.ts';
import { findMembers, type Login } from './members.ts';
import { createReport, type Finding } from './report.ts';

export type { Login } from './members.ts';
export { countOutcomes, type Finding, reportText } from './report.ts';

/** Options of a run. */
export interface ConformanceOptions {
  /** Scheme, host and port of the backend. */
  base: string;
  /** Up to three accounts; others are signed up. */
  members?: readonly Login[];
  /** Replaces the global fetch. */
  fetch?: Fetch;
}

/** Names of the operations, in the order of the contract. */
export const operationIds: readonly OperationId[] = contractOperations.map(({ id }) => id);

/**
 * Checks a backend against the contract.
 *
 * @throws TypeError when the backend does not answer at all
 */
export async function runConformance(options: ConformanceOptions): Promise<readonly Finding[]> {
  const { members: logins = [], fetch = globalThis.fetch } = options;
  const base = options.base.replace(/\/$/, '');
  // one call before all others, which throws where nothing answers: later ones count as failed
  await fetch(new Request(base + contractOperation('getSettings').path));
  const newCaller = () => createCaller(base, fetch);
  const report = createReport();
  const members = await findMembers({ report, newCaller, logins, newId: randomUUID });
  const world = { report, visitor: newCaller(), members, newId: randomUUID };
  const conversation = await checkMessage(world);
  const payment = await checkPayment(world);
  await checkStrangers(world, { conversation, payment });
  await checkVersions(world);
  await checkEvents(world);
  await checkAccess(world);
  await checkInput(world);
  await checkAnswers(world);
  await checkLogout(world);
  return report.findings;
}

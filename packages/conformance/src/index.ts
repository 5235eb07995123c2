import { randomUUID } from 'node:crypto';
import type { Fetch, OperationId } from '@velluto/api-client';
import { contractOperation, contractOperations } from '@velluto/api-client/contract';
import { createCaller } from './backend.ts';
import { checkAccess, checkEvents, checkStrangers } from './checks/access.ts';
import { checkAnswers, checkVersions } from './checks/answers.ts';
import { checkBlocks } from './checks/blocks.ts';
import { checkHeaders } from './checks/headers.ts';
import { checkInput } from './checks/input.ts';
import { checkMessage, checkPayment } from './checks/money.ts';
import { checkOrigins } from './checks/origins.ts';
import { checkPages } from './checks/pages.ts';
import { checkCookies, checkLogout } from './checks/sessions.ts';
import { CALL_TIME, RUN_TIME } from './limits.ts';
import { findMembers, type Login } from './members.ts';
import { createReport, type Finding } from './report.ts';
import type { KnownProfile } from './world.ts';

export { jsonReport, junitReport, textReport } from './formats.ts';
export type { Login } from './members.ts';
export { countOutcomes, type Finding, skippedMoney } from './report.ts';
export type { KnownProfile, Origin } from './world.ts';

/** Options of a run. */
export interface ConformanceOptions {
  /** Scheme, host and port of the backend. */
  base: string;
  /** Up to three accounts; others are signed up. */
  members?: readonly Login[];
  /** Profiles of which you know who is behind them; a backend that tells them otherwise fails. */
  known?: readonly KnownProfile[];
  /** Replaces the global fetch. */
  fetch?: Fetch;
  /** Milliseconds that the run may take; 15 minutes unless it is given. */
  time?: number;
  /** Called after each check. */
  onFinding?: (finding: Finding) => void;
}

/** Names of the operations, in the order of the contract. */
export const operationIds: readonly OperationId[] = contractOperations.map(({ id }) => id);

/**
 * Checks a backend against the contract.
 *
 * @throws TypeError when the backend does not answer at all
 * @throws DOMException `TimeoutError` when the run takes longer than its time
 */
export async function runConformance(options: ConformanceOptions): Promise<readonly Finding[]> {
  const { members: logins = [], known = [], fetch = globalThis.fetch, onFinding = () => {} } = options;
  const base = options.base.replace(/\/$/, '');
  // one call before all others, which throws where nothing answers: later ones count as failed
  const first = new Request(base + contractOperation('getSettings').path, {
    signal: AbortSignal.timeout(CALL_TIME),
  });
  const answer = await fetch(first).catch((error: Error) => {
    throw error.name === 'TimeoutError'
      ? new TypeError(`no answer within ${CALL_TIME / 1000} seconds`)
      : error;
  });
  await answer.body?.cancel();
  const deadline = AbortSignal.timeout(options.time ?? RUN_TIME);
  const newCaller = () => createCaller({ base, fetch, deadline });
  const report = createReport({ deadline, onFinding });
  const members = await findMembers({ report, newCaller, logins, newId: randomUUID });
  const secure = base.startsWith('https:');
  const world = { report, visitor: newCaller(), members, known, secure, newId: randomUUID };
  await checkCookies(world);
  const conversation = await checkMessage(world);
  const payment = await checkPayment(world);
  await checkStrangers(world, { conversation, payment });
  await checkBlocks(world);
  await checkPages(world);
  await checkOrigins(world);
  await checkVersions(world);
  await checkEvents(world);
  await checkHeaders(world);
  await checkAccess(world);
  await checkInput(world);
  await checkAnswers(world);
  await checkLogout(world);
  return report.findings;
}

import type { Context } from '../../context/context.ts';
import type { JobHandlers } from '../../infrastructure/jobs/jobs.ts';
import type { JobSchedule } from '../../infrastructure/jobs/payloads.ts';
import { runLedgerReconciliation } from './ledger-reconciliation.ts';

/** The handler of each kind of job of `wallet`. */
export const handlers = {
  'ledger.check': async ctx => void (await runLedgerReconciliation(ctx)),
} satisfies Partial<JobHandlers<Context>>;

/** Recurring jobs. */
export const schedules: JobSchedule[] = [{ name: 'ledger.check', cron: '41 3 * * *', data: {} }];

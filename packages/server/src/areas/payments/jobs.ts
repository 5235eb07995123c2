import type { Context } from '../../context/context.ts';
import type { JobHandlers } from '../../infrastructure/jobs/jobs.ts';
import type { JobSchedule } from '../../infrastructure/jobs/payloads.ts';
import { repayClosedAccount } from './contracts/closed-account.ts';
import { passCollected } from './contracts/collected-since.ts';
import { cleanUpDirectDebits } from './direct-debit/cleanup.ts';
import { collectDueDebits } from './direct-debit/collect-due-debits.ts';
import { revokeAtProvider } from './direct-debit/mandates.ts';
import { announceRenewals } from './direct-debit/renewals.ts';
import { deleteOldPurchases } from './history/old-purchases.ts';
import { beginDuePurchases } from './orders/waiting-purchases.ts';
import { grantDueMonths } from './settlement/premium.ts';
import { reconcilePayments, reconcileReversals } from './settlement/reconcile-payments.ts';
import { payRefund } from './settlement/refunds.ts';

/** Deletes each night what has expired. */
export { cleanUpCancellations } from './contracts/cancellation-file.ts';

/** The handler of each kind of job of `payments`. */
export const handlers = {
  'payments.reconcile': reconcilePayments,
  'payments.reversals': reconcileReversals,
  'payments.tidy': deleteOldPurchases,
  'payments.begin': beginDuePurchases,
  'premium.grant': grantDueMonths,
  'payments.repay-closed': repayClosedAccount,
  'payments.pass-collected': passCollected,
  'payments.refund': (ctx, { reversal }) => payRefund(ctx, reversal),
  'debits.collect': collectDueDebits,
  'debits.renew': announceRenewals,
  'debits.tidy': cleanUpDirectDebits,
  'debits.forget-mandate': revokeAtProvider,
} satisfies Partial<JobHandlers<Context>>;

/** Recurring jobs. */
export const schedules: JobSchedule[] = [
  { name: 'payments.reconcile', cron: '*/5 * * * *', data: {} },
  { name: 'payments.reversals', cron: '29 * * * *', data: {} },
  { name: 'payments.tidy', cron: '29 4 * * *', data: {} },
  { name: 'payments.begin', cron: '*/5 * * * *', data: {} },
  { name: 'premium.grant', cron: '7 * * * *', data: {} },
  { name: 'debits.collect', cron: '*/10 * * * *', data: {} },
  { name: 'debits.renew', cron: '11 * * * *', data: {} },
  { name: 'debits.tidy', cron: '41 3 * * *', data: {} },
];

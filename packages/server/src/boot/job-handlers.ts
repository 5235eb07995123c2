import { cleanUpAccounts, remindToConfirm, sendReset, sendWelcomeOffer } from '../areas/accounts/api.ts';
import { cleanUpMessagePhotos } from '../areas/chat/api.ts';
import { makeExport, purgeAccounts, removeExport } from '../areas/data-rights/api.ts';
import {
  cleanUpComplaints,
  endSuspensions,
  mailArrivals,
  mailOverdue,
  refundAfterBlock,
} from '../areas/moderation/api.ts';
import {
  beginWeekly,
  cleanUpSentNotices,
  mailNotice,
  remindOfPhoto,
  remindOfUnread,
  sendNotices,
  sendPush,
  sendWeekly,
} from '../areas/notifications/api.ts';
import {
  announceRenewals,
  beginDuePurchases,
  cleanUpDirectDebits,
  collectDueDebits,
  deleteOldPurchases,
  grantDueMonths,
  passCollected,
  payRefund,
  reconcilePayments,
  reconcileReversals,
  repayClosedAccount,
  revokeAtProvider,
} from '../areas/payments/api.ts';
import { removePhotoFiles } from '../areas/photos/api.ts';
import { locateMember } from '../areas/profiles/api.ts';
import { runLedgerReconciliation } from '../areas/wallet/api.ts';
import type { Context } from '../context/context.ts';
import type { JobHandlers } from '../infrastructure/jobs/jobs.ts';
import type { JobSchedule } from '../infrastructure/jobs/payloads.ts';

/** The handler of each kind of job. */
export const handlers: JobHandlers<Context> = {
  'mail.deliver': (ctx, { id }) => ctx.mail.deliver(id),
  'sms.deliver': (ctx, { id }) => ctx.sms.deliver(id),
  'push.send': sendPush,
  'notices.send': sendNotices,
  'notices.mail': mailNotice,
  'notices.tidy': cleanUpSentNotices,
  'reminders.unread': remindOfUnread,
  'reminders.confirm': remindToConfirm,
  'reminders.photo': remindOfPhoto,
  'promotion.welcome': sendWelcomeOffer,
  'weekly.begin': beginWeekly,
  'weekly.batch': sendWeekly,
  'accounts.reset': sendReset,
  'accounts.tidy': cleanUpAccounts,
  'accounts.purge': purgeAccounts,
  'exports.make': makeExport,
  'exports.remove': removeExport,
  'member.locate': locateMember,
  'photo.remove': removePhotoFiles,
  'messages.tidy': cleanUpMessagePhotos,
  'payments.reconcile': reconcilePayments,
  'payments.reversals': reconcileReversals,
  'payments.tidy': deleteOldPurchases,
  'payments.begin': beginDuePurchases,
  'premium.grant': grantDueMonths,
  'ledger.check': async ctx => void (await runLedgerReconciliation(ctx)),
  'payments.repay-closed': repayClosedAccount,
  'payments.pass-collected': passCollected,
  'payments.refund': (ctx, { reversal }) => payRefund(ctx, reversal),
  'debits.collect': collectDueDebits,
  'debits.renew': announceRenewals,
  'debits.tidy': cleanUpDirectDebits,
  'debits.forget-mandate': revokeAtProvider,
  'trust.arrived': mailArrivals,
  'trust.overdue': mailOverdue,
  'trust.tidy': cleanUpComplaints,
  'trust.suspensions': endSuspensions,
  'trust.refund': refundAfterBlock,
};

/** Recurring jobs. */
export const schedules: JobSchedule[] = [
  { name: 'messages.tidy', cron: '41 * * * *', data: {} },
  { name: 'notices.send', cron: '* * * * *', data: {} },
  { name: 'notices.tidy', cron: '17 * * * *', data: {} },
  { name: 'weekly.begin', cron: '3 * * * *', data: {} },
  { name: 'accounts.tidy', cron: '23 3 * * *', data: {} },
  { name: 'accounts.purge', cron: '41 * * * *', data: {} },
  { name: 'payments.reconcile', cron: '*/5 * * * *', data: {} },
  { name: 'payments.reversals', cron: '29 * * * *', data: {} },
  { name: 'trust.overdue', cron: '19 * * * *', data: {} },
  { name: 'trust.suspensions', cron: '*/10 * * * *', data: {} },
  { name: 'trust.tidy', cron: '53 3 * * *', data: {} },
  { name: 'payments.tidy', cron: '29 4 * * *', data: {} },
  { name: 'payments.begin', cron: '*/5 * * * *', data: {} },
  { name: 'premium.grant', cron: '7 * * * *', data: {} },
  { name: 'ledger.check', cron: '41 3 * * *', data: {} },
  { name: 'debits.collect', cron: '*/10 * * * *', data: {} },
  { name: 'debits.renew', cron: '11 * * * *', data: {} },
  { name: 'debits.tidy', cron: '41 3 * * *', data: {} },
];

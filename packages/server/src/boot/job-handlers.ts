import { remindToConfirm } from '../areas/accounts/activation.ts';
import { cleanUpAccounts } from '../areas/accounts/cleanup.ts';
import { sendReset } from '../areas/accounts/reset.ts';
import { sendWelcomeOffer } from '../areas/accounts/welcome.ts';
import { cleanUpMessagePhotos } from '../areas/chat/message-photos.ts';
import { purgeAccounts } from '../areas/data-rights/deletion/purge.ts';
import { makeExport, removeExport } from '../areas/data-rights/export/exports.ts';
import { refundAfterBlock } from '../areas/moderation/blocking.ts';
import { cleanUpComplaints } from '../areas/moderation/complaints/queue.ts';
import { mailArrivals, mailOverdue } from '../areas/moderation/complaints/staff.ts';
import { cleanUpSentNotices, mailNotice, sendNotices } from '../areas/notifications/notices.ts';
import { sendPush } from '../areas/notifications/push.ts';
import { remindOfPhoto, remindOfUnread } from '../areas/notifications/reminders.ts';
import { beginWeekly, sendWeekly } from '../areas/notifications/weekly.ts';
import { repayClosedAccount } from '../areas/payments/closed-account.ts';
import { passCollected } from '../areas/payments/collected-since.ts';
import { cleanUpDirectDebits } from '../areas/payments/direct-debit/cleanup.ts';
import { collectDueDebits } from '../areas/payments/direct-debit/collect-due.ts';
import { revokeAtProvider } from '../areas/payments/direct-debit/mandates.ts';
import { announceRenewals } from '../areas/payments/direct-debit/renewals.ts';
import { deleteOldPurchases } from '../areas/payments/old-purchases.ts';
import { grantDueMonths } from '../areas/payments/premium.ts';
import { reconcilePayments, reconcileReversals } from '../areas/payments/reconcile.ts';
import { payRefund } from '../areas/payments/refunds.ts';
import { beginDuePurchases } from '../areas/payments/waiting-purchases.ts';
import { removePhotoFiles } from '../areas/photos/storage.ts';
import { locateMember } from '../areas/profiles/location.ts';
import { runLedgerReconciliation } from '../areas/wallet/ledger-reconciliation.ts';
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
  { name: 'trust.tidy', cron: '53 3 * * *', data: {} },
  { name: 'payments.tidy', cron: '29 4 * * *', data: {} },
  { name: 'payments.begin', cron: '*/5 * * * *', data: {} },
  { name: 'premium.grant', cron: '7 * * * *', data: {} },
  { name: 'ledger.check', cron: '41 3 * * *', data: {} },
  { name: 'debits.collect', cron: '*/10 * * * *', data: {} },
  { name: 'debits.renew', cron: '11 * * * *', data: {} },
  { name: 'debits.tidy', cron: '41 3 * * *', data: {} },
];

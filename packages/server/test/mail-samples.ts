import type { Language } from '@velluto/rules';
import {
  activationMail,
  deletionMail,
  exportReadyMail,
  loginCodeMail,
  mailChangedMail,
  mailChangeMail,
  mailTakenMail,
  passwordChangedMail,
  recoveryCodeUsedMail,
  resetMail,
  secondFactorMail,
  signupTakenMail,
} from '../src/mail/account-mails.ts';
import { complaintDecidedMail, complaintReceivedMail, statementMail } from '../src/mail/complaint-mails.ts';
import {
  mandateMail,
  mandateRevokedMail,
  notCollectedMail,
  preNotificationMail,
} from '../src/mail/direct-debit-mails.ts';
import type { MailContent, MailPerson } from '../src/mail/mail-types.ts';
import {
  confirmReminderMail,
  likeMail,
  matchMail,
  newMessageMail,
  photoReminderMail,
  promotionMail,
  unreadMail,
  weeklyMail,
  welcomeMail,
} from '../src/mail/notification-mails.ts';
import type { MailPayment } from '../src/mail/payment-facts.ts';
import { cancellationMail, receiptMail, refundMail, withdrawalMail } from '../src/mail/payment-mails.ts';
import type { Site } from '../src/sites/site.ts';

const at = new Date('2026-11-20T18:30:00Z');
const origin = 'https://velluto.example';
const link = `${origin}/somewhere?token=R2xvdmVzIGFuZCBzY2FydmVzIGFuZCBoYXRz`;
const unsubscribe = `${origin}/api/unsubscribe.php?token=sample`;
const marco: MailPerson = { name: 'Marco', origin: 'member', photo: null, detail: '34 · Bologna' };
const sofia: MailPerson = { name: 'Sofia', origin: 'system', photo: null, detail: '29 · Torino' };
const payment: MailPayment = {
  id: 'd2f7a9c4-5b1e-4f7c-9a53-0c6f3a1b2e4d',
  credits: 50,
  months: null,
  amountMinor: 1999,
  currency: 'EUR',
  method: 'creditcard',
  date: at,
};
const receipt = { number: 'VELLUTO-000042', vat: { percent: 22, netMinor: 1639, taxMinor: 360 } };
const repaid = { amountMinor: 1599, currency: 'EUR' } as const;
const mandate = { reference: 'VEL-2026-000123', creditorId: 'NL98ZZZ999999999999' };
const reference = 'C-7K2M9Q';
const nothing = { amountMinor: 0, currency: 'EUR' } as const;
const firstDebit = { amountMinor: 1599, collectAt: at };
const nothingLeft = { coming: [], cancelled: false, owed: 0 };
const cancellation = { months: 3, receivedAt: at, endsAt: at, reference };
const refund = { payment, repaid, link };
const withdrawal = { payment, receivedAt: at, reference };

/** Every mail that the server writes, with plausible values, by name. */
export function sampleMails(site: Site, language: Language): Record<string, () => Promise<MailContent>> {
  const about = { site, language, name: 'Giulia', origin };
  const one = { ...about, unsubscribe };
  const counts = { messages: 4, likes: 1_204, members: 38 };
  return {
    activation: () => activationMail({ ...about, link }),
    welcome: () => welcomeMail(one),
    reset: () => resetMail({ ...about, link }),
    mailChange: () => mailChangeMail({ ...about, link }),
    mailChanged: () => mailChangedMail({ ...about, link, newAddress: 'g•••••@example.com' }),
    mailTaken: () => mailTakenMail(about),
    signupTaken: () => signupTakenMail(about),
    passwordChanged: () => passwordChangedMail(about),
    secondFactorOn: () => secondFactorMail({ ...about, change: 'on' }),
    secondFactorOff: () => secondFactorMail({ ...about, change: 'off' }),
    recoveryCodesNew: () => secondFactorMail({ ...about, change: 'codes' }),
    recoveryCodeUsed: () => recoveryCodeUsedMail({ ...about, left: 1 }),
    loginCode: () =>
      loginCodeMail({ ...about, code: '492039', device: { browser: 'Firefox', system: 'Windows' }, at }),
    newMessage: () => newMessageMail({ ...one, from: marco, link }),
    newMessageFictional: () => newMessageMail({ ...one, from: sofia, link }),
    like: () => likeMail({ ...one, from: marco, link }),
    likeFictional: () => likeMail({ ...one, from: sofia, link }),
    match: () => matchMail({ ...one, from: marco, link }),
    matchFictional: () => matchMail({ ...one, from: sofia, link }),
    unread: () => unreadMail({ ...one, count: 3, from: [marco, sofia], link }),
    weekly: () => weeklyMail({ ...one, counts, moreMembers: false, members: [marco, sofia], link }),
    promotion: () =>
      promotionMail({
        ...one,
        offer: { code: 'TIMEBONUS25', percent: 25 },
        expires: at,
        why: 'welcome',
        link,
      }),
    receipt: () => receiptMail({ ...about, payment, receipt, refundDays: 14, link }),
    receiptPremium: () => {
      const premium: MailPayment = { ...payment, months: 3, method: 'directdebit' };
      return receiptMail({
        ...about,
        payment: premium,
        receipt: { ...receipt, vat: null },
        refundDays: 14,
        link,
      });
    },
    refund: () => refundMail({ ...about, ...refund, endsRenewal: false }),
    refundEndsRenewal: () => refundMail({ ...about, ...refund, endsRenewal: true }),
    preNotification: () =>
      preNotificationMail({
        ...about,
        amount: repaid,
        day: at,
        ibanLast4: '3456',
        creditorId: mandate.creditorId,
        mandateReference: mandate.reference,
      }),
    mandate: () => mandateMail({ ...about, ...mandate, mandateText: '§ Mandate in the member’s language.' }),
    mandateRevoked: () =>
      mandateRevokedMail({ ...about, ...mandate, ...nothingLeft, premium: { endsAt: at } }),
    mandateRevokedComing: () =>
      mandateRevokedMail({ ...about, ...mandate, ...nothingLeft, coming: [firstDebit], premium: undefined }),
    mandateRevokedOwed: () =>
      mandateRevokedMail({
        ...about,
        ...mandate,
        ...nothingLeft,
        cancelled: true,
        owed: 13,
        premium: { endsAt: null },
      }),
    withdrawal: () => withdrawalMail({ ...about, ...withdrawal, repaid, toCollect: null }),
    withdrawalNotCollected: () =>
      withdrawalMail({ ...about, ...withdrawal, repaid: nothing, toCollect: nothing }),
    withdrawalLessCollected: () =>
      withdrawalMail({ ...about, ...withdrawal, repaid: nothing, toCollect: repaid }),
    withdrawalRepaidLater: () => withdrawalMail({ ...about, ...withdrawal, repaid, toCollect: repaid }),
    notCollected: () =>
      notCollectedMail({
        ...about,
        amount: repaid,
        days: [at],
        mandateReference: mandate.reference,
      }),
    cancellation: () => cancellationMail({ ...about, ...cancellation, first: null }),
    cancellationUnpaid: () => cancellationMail({ ...about, ...cancellation, first: firstDebit }),
    deletion: () => deletionMail({ ...about, link, until: at }),
    exportReady: () => exportReadyMail({ ...about, link, until: at }),
    complaintReceived: () => complaintReceivedMail({ ...about, reference, receivedAt: at, link }),
    complaintDecided: () => {
      const reasons = '§ Reasons as the person wrote them.';
      return complaintDecidedMail({ ...about, reference, decision: 'upheld', reasons, link });
    },
    complaintFinal: () => {
      const reasons = '§ Reasons as the other person wrote them.';
      return complaintDecidedMail({ ...about, reference, decision: 'rejected', reasons, link, final: true });
    },
    ...Object.fromEntries(
      (['rejected', 'warned', 'photo_removed', 'account_disabled'] as const).map(outcome => [
        `statement_${outcome}`,
        () =>
          statementMail({
            ...about,
            reference,
            link,
            outcome,
            final: outcome === 'rejected',
            reasons: '§ Reasons as the person wrote them.',
          }),
      ]),
    ),
    confirmReminder: () => confirmReminderMail({ ...one, link }),
    photoReminder: () => photoReminderMail(one),
  };
}

import { type Language, shortIban } from '@velluto/rules';
import type { Site } from '../src/domain/sites/site.ts';
import { aboutMail } from '../src/infrastructure/mail/about-mail.ts';
import type { MailContent, MailPerson } from '../src/infrastructure/mail/mail-types.ts';
import {
  activationMail,
  addressRefusedMail,
  deletionMail,
  exportReadyMail,
  loginCodeMail,
  mailChangedMail,
  mailChangeMail,
  mailTakenMail,
  passwordChangedMail,
  passwordResetMail,
  recoveryCodeUsedMail,
  secondFactorMail,
  signupTakenMail,
} from '../src/infrastructure/mail/mails/accounts.ts';
import {
  complaintDecidedMail,
  complaintReceivedMail,
  complaintsWaitingMail,
  declarationReceivedMail,
  misuseEndedMail,
  misuseMail,
  statementMail,
} from '../src/infrastructure/mail/mails/moderation.ts';
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
} from '../src/infrastructure/mail/mails/notifications.ts';
import {
  mandateMail,
  mandateRevokedMail,
  notCollectedMail,
  preNotificationMail,
} from '../src/infrastructure/mail/mails/payments/direct-debit.ts';
import {
  beginMail,
  cancellationMail,
  closedAccountRefundMail,
  declarationMail,
  receiptMail,
  refundMail,
  withdrawalMail,
} from '../src/infrastructure/mail/mails/payments/payments.ts';
import type { MailPayment } from '../src/infrastructure/mail/payment-facts.ts';

const date = new Date('2026-11-20T18:30:00Z');
const origin = 'https://velluto.example';
const link = `${origin}/somewhere?token=R2xvdmVzIGFuZCBzY2FydmVzIGFuZCBoYXRz`;
const unsubscribe = `${origin}/api/unsubscribe.php?token=sample`;
const photo = `${origin}/img/sample/mail.jpg?mail=sample`;
const marco: MailPerson = { name: 'Marco', origin: 'member', photo, detail: '34 · Bologna' };
const sofia: MailPerson = { name: 'Sofia', origin: 'system', photo: null, detail: '29 · Torino' };
const payment: MailPayment = {
  id: 'd2f7a9c4-5b1e-4f7c-9a53-0c6f3a1b2e4d',
  credits: 50,
  months: null,
  amountMinor: 1999,
  currency: 'EUR',
  method: 'creditcard',
  date,
};
const receipt = { number: 'VELLUTO-000042', vat: { percent: 22, netMinor: 1639, taxMinor: 360 } };
const contract = { country: 'IT', refundDays: 14, beginRequestedAt: date };
const repaidAmount = { amountMinor: 1599, currency: 'EUR' } as const;
const mandate = { reference: 'VEL-2026-000123', creditorId: 'NL98ZZZ999999999999' };
const reference = 'C-7K2M9Q';
const broken = { ground: 'terms', rule: 'respect', law: null, appealUntil: date } as const;
const unbroken = { ground: null, rule: null, law: null, appealUntil: null };
const noAmount = { amountMinor: 0, currency: 'EUR' } as const;
const firstDebit = { amountMinor: 1599, collectAt: date };
const noOpenDebits = { coming: [], cancelled: false, owed: 0 };
const cancellation = {
  months: 3,
  kind: 'ordinary',
  reason: null,
  wishedFor: null,
  receivedAt: date,
  endsAt: date,
  reference,
} as const;
const refund = { payment, repaid: repaidAmount, link };
const withdrawal = { payment, receivedAt: date, reference };

/** Every mail that the server writes, with plausible values, by name. */
export function sampleMails(site: Site, language: Language): Record<string, () => Promise<MailContent>> {
  const common = aboutMail({ site, origin }, { name: 'Giulia', language });
  const withUnsubscribe = { ...common, unsubscribe };
  const counts = { messages: 4, likes: 1_204, members: 38 };
  return {
    activation: () => activationMail({ ...common, link, code: '492039' }),
    welcome: () => welcomeMail(withUnsubscribe),
    reset: () => passwordResetMail({ ...common, link }),
    mailChange: () => mailChangeMail({ ...common, link }),
    mailChanged: () => mailChangedMail({ ...common, link, newAddress: 'g•••••@example.com' }),
    mailTaken: () => mailTakenMail(common),
    signupTaken: () => signupTakenMail(common),
    addressRefused: () => addressRefusedMail(common),
    passwordChanged: () => passwordChangedMail(common),
    secondFactorOn: () => secondFactorMail({ ...common, change: 'on' }),
    secondFactorOff: () => secondFactorMail({ ...common, change: 'off' }),
    recoveryCodesNew: () => secondFactorMail({ ...common, change: 'codes' }),
    recoveryCodeUsed: () => recoveryCodeUsedMail({ ...common, left: 1 }),
    loginCode: () =>
      loginCodeMail({
        ...common,
        code: '492039',
        device: { browser: 'Firefox', system: 'Windows' },
        at: date,
      }),
    newMessage: () => newMessageMail({ ...withUnsubscribe, from: marco, link }),
    newMessageFictional: () => newMessageMail({ ...withUnsubscribe, from: sofia, link }),
    like: () => likeMail({ ...withUnsubscribe, from: marco, link }),
    likeFictional: () => likeMail({ ...withUnsubscribe, from: sofia, link }),
    match: () => matchMail({ ...withUnsubscribe, from: marco, link }),
    matchFictional: () => matchMail({ ...withUnsubscribe, from: sofia, link }),
    unread: () => unreadMail({ ...withUnsubscribe, count: 3, from: [marco, sofia], link }),
    weekly: () =>
      weeklyMail({ ...withUnsubscribe, counts, moreMembers: false, members: [marco, sofia], link }),
    promotion: () =>
      promotionMail({
        ...withUnsubscribe,
        offer: { code: 'TIMEBONUS25', percent: 25 },
        expires: date,
        why: 'welcome',
        link,
      }),
    receipt: () => receiptMail({ ...common, payment, receipt, contract, link }),
    receiptPremium: () => {
      const premium: MailPayment = { ...payment, months: 3, method: 'directdebit' };
      return receiptMail({
        ...common,
        payment: premium,
        receipt: { ...receipt, vat: null },
        contract: { ...contract, beginRequestedAt: null },
        link,
      });
    },
    begun: () => beginMail({ ...common, payment, contract, link }),
    refund: () => refundMail({ ...common, ...refund, endsRenewal: false }),
    refundEndsRenewal: () => refundMail({ ...common, ...refund, endsRenewal: true }),
    preNotification: () =>
      preNotificationMail({
        ...common,
        amount: repaidAmount,
        day: date,
        account: shortIban('IT', '3456'),
        creditorId: mandate.creditorId,
        mandateReference: mandate.reference,
      }),
    mandate: () =>
      mandateMail({
        ...common,
        ...mandate,
        payment: { ...payment, method: 'directdebit' },
        contract,
        collectAt: date,
        account: shortIban('IT', '3456'),
        creditor: {
          name: site.company.name,
          street: 'Keizersgracht 101',
          city: '1015 CJ Amsterdam',
          country: 'NL',
        },
        debtor: { name: 'Giulia Rossi', street: 'Via Dante 14b', city: '20121 Milano' },
        signed: { place: 'Milano', at: date },
        mandateText: '§ Mandate in the member’s language.',
      }),
    mandateRevoked: () =>
      mandateRevokedMail({ ...common, ...mandate, ...noOpenDebits, premium: { endsAt: date } }),
    mandateRevokedComing: () =>
      mandateRevokedMail({
        ...common,
        ...mandate,
        ...noOpenDebits,
        coming: [firstDebit],
        premium: undefined,
      }),
    mandateRevokedOwed: () =>
      mandateRevokedMail({
        ...common,
        ...mandate,
        ...noOpenDebits,
        cancelled: true,
        owed: 13,
        premium: { endsAt: null },
      }),
    withdrawal: () => withdrawalMail({ ...common, ...withdrawal, repaid: repaidAmount, toCollect: null }),
    closedAccountRefund: () =>
      closedAccountRefundMail({
        ...common,
        payment,
        credits: 40,
        repaid: repaidAmount,
        toCollect: null,
        reference,
      }),
    withdrawalDeclared: () =>
      declarationMail({
        ...common,
        payment,
        cancellation: null,
        receivedAt: date,
        links: { confirm: link, undo: link },
      }),
    cancellationDeclared: () =>
      declarationMail({
        ...common,
        payment: { ...payment, credits: 40, months: 3 },
        cancellation: { kind: 'ordinary', wishedFor: null },
        receivedAt: date,
        links: { confirm: link, undo: link },
      }),
    withdrawalConfirmed: () =>
      withdrawalMail({ ...common, ...withdrawal, repaid: repaidAmount, toCollect: null, undoLink: link }),
    declarationToSupport: () =>
      declarationReceivedMail({
        ...common,
        declared: 'withdrawal',
        words: '§ Words of the declaration.',
        reference: 'V-7KQ4-M2XP-9TRD',
        receivedAt: date,
        link,
      }),
    withdrawalNotCollected: () =>
      withdrawalMail({ ...common, ...withdrawal, repaid: noAmount, toCollect: noAmount }),
    withdrawalLessCollected: () =>
      withdrawalMail({ ...common, ...withdrawal, repaid: noAmount, toCollect: repaidAmount }),
    withdrawalRepaidLater: () =>
      withdrawalMail({ ...common, ...withdrawal, repaid: repaidAmount, toCollect: repaidAmount }),
    notCollected: () =>
      notCollectedMail({
        ...common,
        amount: repaidAmount,
        days: [date],
        mandateReference: mandate.reference,
      }),
    cancellation: () => cancellationMail({ ...common, ...cancellation, first: null }),
    cancellationForCause: () =>
      cancellationMail({
        ...common,
        ...cancellation,
        kind: 'for_cause',
        reason: '§ The reason as the member wrote it.',
        wishedFor: date,
        first: null,
      }),
    cancellationUnpaid: () => cancellationMail({ ...common, ...cancellation, first: firstDebit }),
    deletion: () => deletionMail({ ...common, link, until: date, renewalEnded: true }),
    exportReady: () => exportReadyMail({ ...common, link, until: date }),
    complaintReceived: () =>
      complaintReceivedMail({
        ...common,
        reference,
        receivedAt: date,
        link,
        url: `${common.origin}/members/42`,
        handledFrom: null,
      }),
    complaintReceivedLater: () =>
      complaintReceivedMail({ ...common, reference, receivedAt: date, link, url: null, handledFrom: date }),
    ...Object.fromEntries(
      (['illegal_content', 'unfounded_notices', 'unfounded_complaints'] as const).flatMap(misuse => {
        const about = { ...common, reference, misuse };
        const reasons = '§ Reasons as the person wrote them.';
        const counts = { counted: 4, total: 9, objectUntil: date, link, reasons };
        return [
          [`${misuse}_warning`, () => misuseMail({ ...about, ...counts, kind: 'warning', until: null })],
          [
            `${misuse}_suspension`,
            () => misuseMail({ ...about, ...counts, kind: 'suspension', until: date }),
          ],
          [
            `${misuse}_ended`,
            () => misuseEndedMail({ ...about, kind: 'suspension', reasons: null, isClosed: false }),
          ],
          [
            `${misuse}_lifted`,
            () => misuseEndedMail({ ...about, kind: 'warning', reasons, isClosed: false }),
          ],
        ];
      }),
    ),
    complaintsWaiting: () =>
      complaintsWaitingMail({
        ...common,
        kind: 'arrived',
        count: 2,
        waiting: 3,
        oldest: date,
        references: [reference, 'V-2222-AAAA-BBBB'],
      }),
    complaintsOverdue: () =>
      complaintsWaitingMail({
        ...common,
        kind: 'overdue',
        count: 1,
        waiting: 3,
        oldest: date,
        references: [reference],
      }),
    complaintDecided: () => {
      const reasons = '§ Reasons as the person wrote them.';
      return complaintDecidedMail({ ...common, ...broken, reference, decision: 'upheld', reasons, link });
    },
    complaintFinal: () => {
      const reasons = '§ Reasons as the other person wrote them.';
      return complaintDecidedMail({ ...common, ...unbroken, reference, decision: 'rejected', reasons, link });
    },
    ...Object.fromEntries(
      (['rejected', 'warned', 'photo_removed', 'account_disabled'] as const).map(outcome => [
        `statement_${outcome}`,
        () =>
          statementMail({
            ...common,
            reference,
            link,
            outcome,
            ...(outcome === 'rejected' ? unbroken : broken),
            reasons: '§ Reasons as the person wrote them.',
          }),
      ]),
    ),
    confirmReminder: () => confirmReminderMail({ ...withUnsubscribe, link }),
    photoReminder: () => photoReminderMail(withUnsubscribe),
  };
}

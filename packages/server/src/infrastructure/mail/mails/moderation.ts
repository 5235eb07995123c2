import type { HouseRule } from '@velluto/rules';
import { momentText } from '../format.ts';
import type { MailAbout, MailContent, MailFact } from '../mail-types.ts';
import { factsMessages } from '../messages/common.ts';
import { complaintMessages, staffMessages, statementMessages } from '../messages/moderation/complaints.ts';
import { houseRuleMessages } from '../messages/moderation/house-rules.ts';
import { misuseMessages } from '../messages/moderation/misuse.ts';
import {
  cancellationMessages,
  declarationMessages,
  withdrawalMessages,
} from '../messages/payments/payments.ts';
import type { Translate } from '../translate.ts';
import { writeMail } from '../write-mail.ts';

/** The Commission's list of certified bodies for settling disputes out of court (Article 21 of the Digital Services Act). */
const disputeBodies = 'https://digital-strategy.ec.europa.eu/en/policies/dsa-out-of-court-dispute-settlement';

/** The decision on a complaint or report. */
export type ComplaintDecision = 'upheld' | 'partly' | 'rejected';

/** Acknowledges a complaint or report; the link shows its state. */
export function complaintReceivedMail(
  about: MailAbout & {
    reference: string;
    receivedAt: Date;
    link: string;
    /** Exact address of what was reported. */
    url: string | null;
    /** When it is handled, where the reader's reports are suspended; null for at once. */
    handledFrom: Date | null;
  },
): Promise<MailContent> {
  const { site, language, reference, handledFrom } = about;
  return writeMail(about, t => ({
    subject: t(complaintMessages.receivedSubject.id, { reference }),
    before: [
      handledFrom
        ? t(complaintMessages.receivedLater.id, { until: momentText(site, language, handledFrom) })
        : t(complaintMessages.receivedBody),
    ],
    facts: [
      [t(factsMessages.reference), reference],
      [t(factsMessages.received), momentText(site, language, about.receivedAt)],
      ...(about.url ? [[t(complaintMessages.reported), about.url] satisfies MailFact] : []),
    ],
    action: { label: t(complaintMessages.follow), link: about.link },
  }));
}

/**
 * Acknowledges a withdrawal or cancellation that a person has to look into: what was declared and when it was received. The link
 * shows its state.
 */
export function declarationReceivedMail(
  about: MailAbout & {
    declared: 'withdrawal' | 'cancellation';
    /** What was declared, in words. */
    words: string;
    reference: string;
    receivedAt: Date;
    link: string;
  },
): Promise<MailContent> {
  const { site, language, reference, declared } = about;
  const messages = declared === 'withdrawal' ? withdrawalMessages : cancellationMessages;
  return writeMail(about, t => ({
    subject: t(messages.subject),
    before: [t(messages.body), t(declarationMessages.toSupport)],
    facts: [
      [t(factsMessages.received), momentText(site, language, about.receivedAt)],
      [t(factsMessages.reference), reference],
    ],
    quote: about.words,
    action: { label: t(declarationMessages.follow), link: about.link },
  }));
}

/** Tells the site's support address what waits for a decision. It repeats nobody's text and names no member. */
export function complaintsWaitingMail(
  about: MailAbout & {
    /** Whether something arrived, or waits for longer than a day. */
    kind: 'arrived' | 'overdue';
    count: number;
    /** Everything that waits. */
    waiting: number;
    oldest: Date;
    references: string[];
  },
): Promise<MailContent> {
  const { site, language, kind, count } = about;
  const subject = kind === 'arrived' ? staffMessages.arrivedSubject : staffMessages.overdueSubject;
  return writeMail(about, t => ({
    subject: t(subject.id, { count }),
    before: [t(kind === 'arrived' ? staffMessages.arrivedBody : staffMessages.overdueBody)],
    facts: [
      [t(staffMessages.waiting), String(about.waiting)],
      [t(staffMessages.oldest), momentText(site, language, about.oldest)],
      [t(factsMessages.reference), about.references.join(', ')],
    ],
    after: [t(staffMessages.how.id, { command: 'velluto moderation list' })],
    toStaff: true,
  }));
}

/** What both mails with a decision say. */
interface Decided {
  reference: string;
  /** What a restriction rests on; null where nothing is restricted. */
  ground: 'law' | 'terms' | 'fraud' | null;
  /** The rule of the ban policy that was broken. */
  rule: HouseRule | null;
  /** The provision that was broken, where the ground is `law`. */
  law: string | null;
  /** The facts, written for this reader. */
  reasons: string;
  link: string;
  /** Until when the reader may appeal; null when they have appealed already and cannot again. */
  appealUntil: Date | null;
}

/** The mail with the decision and its reasons; the link begins an appeal, or shows the report when the reader has appealed. */
export function complaintDecidedMail(
  about: MailAbout & Decided & { decision: ComplaintDecision },
): Promise<MailContent> {
  const { reference, decision, reasons } = about;
  return writeMail(about, t => ({
    subject: t(complaintMessages.decidedSubject.id, { reference }),
    before: [t(complaintMessages.decidedBody)],
    facts: [
      [t(factsMessages.reference), reference],
      [t(factsMessages.decision), t(complaintMessages[decision])],
      ...basis(t, about),
      [t(factsMessages.automated), t(statementMessages.byPerson)],
    ],
    quote: reasons,
    after: remedies(t, about),
    action: {
      label: t(about.appealUntil ? complaintMessages.appealButton : complaintMessages.follow),
      link: about.link,
    },
  }));
}

/**
 * The statement of reasons to a member whom a decision restricts (Article 17 of the Digital Services Act): restriction, ground,
 * rule, facts, duration, that people decided, and the remedies. The link begins an appeal, or shows the decision when the reader
 * has appealed. It does not name the reporter.
 */
export function statementMail(
  about: MailAbout &
    Decided & { outcome: 'rejected' | 'warned' | 'photo_removed' | 'account_disabled' | 'upheld' },
): Promise<MailContent> {
  const { reference, outcome, reasons, appealUntil } = about;
  const lasts = outcome === 'photo_removed' || outcome === 'account_disabled';
  return writeMail(about, t => ({
    subject: t(statementMessages.subject.id, { reference }),
    before: [t(appealUntil ? statementMessages.body : statementMessages.finalBody)],
    facts: [
      [t(factsMessages.reference), reference],
      [t(factsMessages.decision), t(statementMessages[outcome === 'upheld' ? 'rejected' : outcome])],
      ...basis(t, about),
      ...(lasts ? [[t(factsMessages.duration), t(statementMessages.lasting)] satisfies MailFact] : []),
      [t(factsMessages.automated), t(statementMessages.byPerson)],
    ],
    quote: reasons,
    after: remedies(t, about),
    action: {
      label: t(appealUntil ? complaintMessages.appealButton : statementMessages.follow),
      link: about.link,
    },
  }));
}

/** What a restriction rests on: the ground, with the provision, and the rule of the ban policy with its address. */
function basis(t: Translate, { site, origin, ground, rule, law }: MailAbout & Decided): MailFact[] {
  if (!ground) return [];
  const on = t(statementMessages[ground]);
  const broken = rule && t(houseRuleMessages.rule.id, { rule, minAge: site.min_age });
  return [
    [t(factsMessages.ground), law ? `${on}: ${law}` : on],
    ...(broken ? [[t(factsMessages.rule), `${broken} (${origin}/pages/ban)`] satisfies MailFact] : []),
  ];
}

/** The remedies of both readers: the appeal to us, a body for settling disputes, the courts (Article 17 (3) (f)). */
function remedies(t: Translate, { site, language, appealUntil }: MailAbout & Decided): string[] {
  const until = appealUntil && momentText(site, language, appealUntil);
  return [
    until ? t(statementMessages.appeal.id, { until }) : t(complaintMessages.final),
    t(complaintMessages.outOfCourt.id, { link: disputeBodies }),
  ];
}

interface Measure {
  reference: string;
  misuse: 'illegal_content' | 'unfounded_notices' | 'unfounded_complaints';
  kind: 'warning' | 'suspension';
}

/**
 * The statement of reasons of a warning or suspension because of misuse (Articles 17 and 23 of the Digital Services Act): what happens until
 * when, what was counted, that a person decided, and the remedies.
 */
export function misuseMail(
  about: MailAbout &
    Measure & {
      /** The facts, written for this reader. */
      reasons: string | null;
      /** End of a suspension; null for a warning. */
      until: Date | null;
      /** Manifest cases, of how many. */
      counted: number;
      total: number;
      /** Until when the reader may object, and where, without a log-in. */
      objectUntil: Date;
      link: string;
    },
): Promise<MailContent> {
  const { site, origin, language, reference, misuse, until, counted, total } = about;
  const end = until && momentText(site, language, until);
  return writeMail(about, t => ({
    subject: t((end ? misuseMessages.suspendedSubject : misuseMessages.warnedSubject).id, { reference }),
    before: [
      end
        ? t(misuseMessages.suspendedBody.id, { misuse, until: end })
        : t(misuseMessages.warnedBody.id, { misuse }),
    ],
    facts: [
      [t(factsMessages.reference), reference],
      [t(misuseMessages.counted), t(misuseMessages.countedValue.id, { counted, total })],
      ...(end
        ? [[t(factsMessages.duration), t(misuseMessages.until.id, { until: end })] satisfies MailFact]
        : []),
      [t(factsMessages.rule), `${origin}/pages/terms`],
      [t(factsMessages.automated), t(statementMessages.byPerson)],
    ],
    ...(about.reasons !== null && { quote: about.reasons }),
    after: [
      t(misuseMessages.object.id, { until: momentText(site, language, about.objectUntil) }),
      t(complaintMessages.outOfCourt.id, { link: disputeBodies }),
    ],
    action: { label: t(misuseMessages.objectButton), link: about.link },
  }));
}

/** Says that a suspension is over, or that a measure was lifted, with the reasons of the person who lifted it. */
export function misuseEndedMail(
  about: MailAbout &
    Measure & {
      /** Null where its time was over. */
      reasons: string | null;
      /** Whether a ban keeps the account closed all the same. */
      isClosed: boolean;
    },
): Promise<MailContent> {
  const { reference, misuse, kind, reasons, isClosed } = about;
  return writeMail(about, t => ({
    subject: t(misuseMessages.endedSubject.id, { kind, reference }),
    before: [
      ...(kind === 'warning' ? [t(misuseMessages.warningLifted)] : []),
      ...(kind === 'suspension' && !isClosed ? [t(misuseMessages.endedBody.id, { misuse })] : []),
    ],
    ...(reasons !== null && { quote: reasons }),
  }));
}

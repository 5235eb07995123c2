import { ACTIVATION_DAYS } from '@velluto/rules';
import { textIn } from '../../../domain/sites/site-texts.ts';
import { markedName, momentText, percentText } from '../format.ts';
import type { MailContent, MailFact, MailPerson, UnsubscribableAbout } from '../mail-types.ts';
import { activationMessages } from '../messages/accounts.ts';
import { factsMessages } from '../messages/common.ts';
import {
  peopleMessages,
  promotionMessages,
  reminderMessages,
  unreadMessages,
  weeklyMessages,
  welcomeMessages,
} from '../messages/notifications.ts';
import type { Translate } from '../translate.ts';
import { writeMail } from '../write-mail.ts';

/** The welcome mail to a member who has just confirmed the address. */
export function welcomeMail(about: UnsubscribableAbout): Promise<MailContent> {
  const { site, language, origin } = about;
  const fictional = textIn(site, site.fictional.singular, language);
  return writeMail(about, t => ({
    subject: t(welcomeMessages.subject.id, { site: site.name }),
    before: [t(welcomeMessages.body), t(welcomeMessages.photo)],
    action: { label: t(welcomeMessages.button), link: `${origin}/profile` },
    after: [t(welcomeMessages.honest.id, { fictional })],
  }));
}

/** The sender as the subject names them. */
const senderOf = (t: Translate, { site, language, from }: UnsubscribableAbout & { from: MailPerson }) =>
  markedName(t, site, language, from);

/** The mail about a new message, never with its text. */
export function newMessageMail(
  about: UnsubscribableAbout & { from: MailPerson; link: string },
): Promise<MailContent> {
  return writeMail(about, t => ({
    subject: t(peopleMessages.messageSubject.id, { from: senderOf(t, about) }),
    before: [t(peopleMessages.messageBody)],
    people: [about.from],
    action: { label: t(peopleMessages.messageButton), link: about.link },
  }));
}

/** The reminder of unread messages; `from` are their senders, the latest first. */
export function unreadMail(
  about: UnsubscribableAbout & { count: number; from: MailPerson[]; link: string },
): Promise<MailContent> {
  return writeMail(about, t => ({
    subject: t(unreadMessages.subject.id, { count: about.count }),
    before: [t(unreadMessages.body)],
    people: about.from,
    action: { label: t(unreadMessages.button), link: about.link },
  }));
}

/** The mail about a received like. */
export function likeMail(
  about: UnsubscribableAbout & { from: MailPerson; link: string },
): Promise<MailContent> {
  return writeMail(about, t => ({
    subject: t(peopleMessages.likeSubject.id, { from: senderOf(t, about) }),
    before: [t(peopleMessages.likeBody)],
    people: [about.from],
    action: { label: t(peopleMessages.likeButton), link: about.link },
  }));
}

/** The mail about a match. */
export function matchMail(
  about: UnsubscribableAbout & { from: MailPerson; link: string },
): Promise<MailContent> {
  return writeMail(about, t => ({
    subject: t(peopleMessages.matchSubject.id, { from: senderOf(t, about) }),
    before: [t(peopleMessages.matchBody)],
    people: [about.from],
    action: { label: t(peopleMessages.matchButton), link: about.link },
  }));
}

/** The reminder of an unconfirmed address; the link confirms it. */
export function confirmReminderMail(about: UnsubscribableAbout & { link: string }): Promise<MailContent> {
  return writeMail(about, t => ({
    subject: t(reminderMessages.confirmSubject),
    before: [t(reminderMessages.confirmBody.id, { site: about.site.name })],
    action: { label: t(activationMessages.button), link: about.link },
    after: [t(activationMessages.validity.id, { days: ACTIVATION_DAYS }), t(reminderMessages.once)],
  }));
}

/** The reminder of a profile without a photo. */
export function photoReminderMail(about: UnsubscribableAbout): Promise<MailContent> {
  return writeMail(about, t => ({
    subject: t(reminderMessages.photoSubject),
    before: [t(reminderMessages.photoBody)],
    action: { label: t(reminderMessages.photoButton), link: `${about.origin}/profile` },
    after: [t(reminderMessages.once)],
  }));
}

/** The mail about an offer: its reason, the discount and its end. */
export function promotionMail(
  about: UnsubscribableAbout & {
    offer: { code: string; percent: number };
    expires: Date;
    /** The reason of the offer; every offer has one. */
    why: 'welcome';
    link: string;
  },
): Promise<MailContent> {
  const { site, language, offer, expires, why } = about;
  const percent = percentText(language, offer.percent);
  return writeMail(about, t => ({
    subject: t(promotionMessages.subject.id, { percent }),
    before: [t(promotionMessages[why])],
    facts: [
      [t(factsMessages.discount), percent],
      [t(factsMessages.code), offer.code],
      [t(factsMessages.validUntil), momentText(site, language, expires)],
    ],
    action: { label: t(promotionMessages.button), link: about.link },
    after: [t(promotionMessages.end)],
  }));
}

/** Numbers of a member's week. */
export interface WeeklyCounts {
  messages: number;
  likes: number;
  /** New members in the member's country. */
  members: number;
}

/** The weekly mail; numbers that are zero are left out. */
export function weeklyMail(
  about: UnsubscribableAbout & {
    counts: WeeklyCounts;
    /** True when there are more new members than were counted. */
    moreMembers: boolean;
    members: MailPerson[];
    link: string;
  },
): Promise<MailContent> {
  const { counts, moreMembers, members, language } = about;
  const number = new Intl.NumberFormat(language);
  const text = (name: keyof WeeklyCounts) =>
    number.format(counts[name]) + (name === 'members' && moreMembers ? '+' : '');
  return writeMail(about, t => {
    const facts: MailFact[] = (['messages', 'likes', 'members'] as const)
      .filter(name => counts[name] > 0)
      .map(name => [t(weeklyMessages[name]), text(name)]);
    return {
      subject: t(weeklyMessages.subject.id, { site: about.site.name }),
      before: [t(weeklyMessages.body)],
      facts,
      ...(members.length > 0 && { showing: t(weeklyMessages.newHere), people: members }),
      action: { label: t(weeklyMessages.button), link: about.link },
    };
  });
}

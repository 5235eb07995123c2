import type { MailContent, MailFact, MailPerson, SwitchableAbout } from './mail-text.ts';
import { weeklyMessages as messages } from './messages/weekly.ts';
import { writeMail } from './write-mail.ts';

/** What happened for a member in a week. */
export interface WeeklyCounts {
  messages: number;
  likes: number;
  /** Who joined in the member's country. */
  members: number;
}

/** The week in short; a fact that is zero is not mentioned. */
export function weeklyMail(
  about: SwitchableAbout & {
    counts: WeeklyCounts;
    /** More joined than were counted. */
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
      .map(name => [t(messages[name]), text(name)]);
    return {
      subject: t(messages.subject.id, { site: about.site.name }),
      before: [t(messages.body)],
      facts,
      ...(members.length > 0 && { showing: t(messages.newHere), people: members }),
      action: { label: t(messages.button), link: about.link },
    };
  });
}

import { textIn } from '../sites/settings.ts';
import type { MailContent, SwitchableAbout } from './mail-text.ts';
import { welcomeMessages as messages } from './messages/welcome.ts';
import { writeMail } from './write-mail.ts';

/** Greets a member whose address was just confirmed. */
export function welcomeMail(about: SwitchableAbout): Promise<MailContent> {
  const { site, language, origin } = about;
  const fictional = textIn(site, site.fictional.singular, language);
  return writeMail(about, t => ({
    subject: t(messages.subject.id, { site: site.name }),
    before: [t(messages.body), t(messages.photo)],
    action: { label: t(messages.button), link: `${origin}/profile` },
    after: [t(messages.honest.id, { fictional })],
  }));
}

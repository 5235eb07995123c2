import { momentText } from './format.ts';
import type { MailAbout, MailContent } from './mail-text.ts';
import { deletionMessages as messages } from './messages/deletion.ts';
import { writeMail } from './write-mail.ts';

/** Confirms that an account was deleted, with the way back. */
export function deletionMail(about: MailAbout & { link: string; until: Date }): Promise<MailContent> {
  const until = momentText(about.site, about.language, about.until);
  return writeMail(about, t => ({
    subject: t(messages.subject),
    before: [t(messages.body.id, { site: about.site.name }), t(messages.until.id, { until })],
    action: { label: t(messages.button), link: about.link },
  }));
}

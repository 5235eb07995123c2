import { momentText } from './format.ts';
import type { MailAbout, MailContent } from './mail-text.ts';
import { exportReadyMessages as messages } from './messages/export-ready.ts';
import { writeMail } from './write-mail.ts';

/** The link to the archive of one's own data. */
export function exportReadyMail(about: MailAbout & { link: string; until: Date }): Promise<MailContent> {
  const until = momentText(about.site, about.language, about.until);
  return writeMail(about, t => ({
    subject: t(messages.subject),
    before: [t(messages.body.id, { site: about.site.name })],
    action: { label: t(messages.button), link: about.link },
    after: [t(messages.until.id, { until })],
  }));
}

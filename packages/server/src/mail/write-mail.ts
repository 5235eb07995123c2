import type { MailAbout, MailContent, MailText } from './mail-types.ts';
import { layoutMessages } from './messages/layout.ts';
import { type Translate, translator } from './translate.ts';

/** Headers for the unsubscribe button of mail programs (RFC 8058). */
const unsubscribeHeaders = (link: string) => ({
  'List-Unsubscribe': `<${link}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});

/** Writes a mail in its language and in the site's brand, as HTML and as plain text. */
export async function writeMail(
  about: MailAbout & { unsubscribe?: string },
  say: (t: Translate) => MailText,
): Promise<MailContent> {
  const t = await translator(about.language);
  const text = say(t);
  const greeted = { ...text, before: [t(layoutMessages.greeting.id, { name: about.name }), ...text.before] };
  // loaded late: the library for the layout takes a third of a second, which the start of the server need not wait for
  const { layOutMail } = await import('./layout.tsx');
  const content = await layOutMail(greeted, { ...about, t });
  return { ...content, headers: about.unsubscribe ? unsubscribeHeaders(about.unsubscribe) : {} };
}

import { textIn } from '../../domain/sites/site-texts.ts';
import { markedName } from './format.ts';
import { legalLines } from './legal.ts';
import type { MailFrame, MailText } from './mail-types.ts';
import { layoutMessages, reasonOf } from './messages/layout.ts';

/** A colon after a name; French puts a space before it. */
const colon = ({ language }: MailFrame) => (language === 'fr' ? '\u00a0:' : ':');

function middle(text: MailText, frame: MailFrame): string[] {
  const { site, language } = frame;
  const { code = '', showing = '', people = [], facts = [], quote, action, after = [], sections = [] } = text;
  const names = people.map(person =>
    [markedName(frame.t, site, language, person), person.detail].filter(Boolean).join(', '),
  );
  const fictional = people.some(person => person.origin !== 'member');
  return [
    code,
    facts.map(([name, value]) => `${name}${colon(frame)} ${value}`).join('\n'),
    showing,
    names.map(name => `– ${name}`).join('\n'),
    fictional ? textIn(site, site.fictional.warning, language) : '',
    quote === undefined ? '' : quote.replaceAll(/^/gm, '> '),
    action ? `${action.label}${colon(frame)}\n${action.link}` : '',
    ...after,
    ...sections.flatMap(section => [section.title, section.text]),
  ];
}

/** A mail as plain text, with the same contents in the same order as the HTML. */
export function plainTextMail(text: MailText, frame: MailFrame): string {
  const { site, origin, t, unsubscribe } = frame;
  const foot = [
    ...(unsubscribe === undefined
      ? []
      : [
          `${t(layoutMessages.unsubscribe)}${colon(frame)} ${unsubscribe}`,
          `${t(layoutMessages.settings)}${colon(frame)} ${origin}/notifications`,
        ]),
    `${t(layoutMessages.help)} ${site.support_email}`,
    t(reasonOf(text).id, { site: site.name }),
    ...legalLines(frame),
  ];
  const parts = [text.subject, ...text.before, ...middle(text, frame), `-- \n${foot.join('\n')}`];
  return `${parts.filter(part => part !== '').join('\n\n')}\n`;
}

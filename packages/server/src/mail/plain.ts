import { textIn } from '../sites/settings.ts';
import { markedName } from './format.ts';
import { legalLines } from './legal.ts';
import type { MailFrame, MailText } from './mail-text.ts';
import { layoutMessages } from './messages/layout.ts';

function middle(text: MailText, { site, language }: MailFrame): string[] {
  const { showing = '', people = [], facts = [], quote, action, after = [] } = text;
  const names = people.map(person =>
    [markedName(site, language, person), person.detail].filter(Boolean).join(', '),
  );
  const fictional = people.some(person => person.origin !== 'member');
  return [
    facts.map(([name, value]) => `${name}: ${value}`).join('\n'),
    showing,
    names.map(name => `– ${name}`).join('\n'),
    fictional ? textIn(site, site.fictional.warning, language) : '',
    quote === undefined ? '' : quote.replaceAll(/^/gm, '> '),
    action ? `${action.label}:\n${action.link}` : '',
    ...after,
  ];
}

/** A mail as text, for readers without HTML; it says the same in the same order. */
export function plainMail(text: MailText, frame: MailFrame): string {
  const { site, origin, t, unsubscribe } = frame;
  const foot = [
    ...(unsubscribe === undefined
      ? []
      : [
          `${t(layoutMessages.unsubscribe)}: ${unsubscribe}`,
          `${t(layoutMessages.settings)}: ${origin}/notifications`,
        ]),
    `${t(layoutMessages.help)} ${site.support_email}`,
    t(layoutMessages.reason, { site: site.name }),
    ...legalLines(frame),
  ];
  const parts = [text.subject, ...text.before, ...middle(text, frame), `-- \n${foot.join('\n')}`];
  return `${parts.filter(part => part !== '').join('\n\n')}\n`;
}

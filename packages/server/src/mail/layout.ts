import { Button, Container, Head, Html, Link, Preview, Section } from '@react-email/components';
import { render } from '@react-email/render';
import { createElement as h, type ReactNode } from 'react';
import { legalLines } from './legal.ts';
import { darkStyles, type Look, lookOf } from './look.ts';
import type { MailContent, MailFrame, MailText } from './mail-text.ts';
import { layoutMessages } from './messages/layout.ts';
import { paletteOf } from './palettes.ts';
import { factTable, paragraphs, personCards } from './parts.ts';
import { plainMail } from './plain.ts';

/** A mail ready to be sent: HTML in the look of the site's brand, and the same as text. */
export async function layOutMail(text: MailText, frame: MailFrame): Promise<Omit<MailContent, 'headers'>> {
  const palette = paletteOf(frame.site);
  const look = lookOf(palette);
  const mail = h(
    Html,
    { lang: frame.language },
    h(
      Head,
      null,
      h('meta', { name: 'color-scheme', content: 'light dark' }),
      h('meta', { name: 'viewport', content: 'width=device-width' }),
      h('title', null, text.subject),
      h('style', null, darkStyles(palette)),
    ),
    h(
      'body',
      { className: 'vl-page', style: { margin: 0, backgroundColor: palette.light.page } },
      h(Preview, null, text.before.slice(1).join(' ')),
      h(
        'div',
        { className: 'vl-page', style: look.page },
        h(
          Container,
          { style: look.frame },
          masthead(look, frame),
          card(look, text, frame),
          foot(look, frame),
        ),
      ),
    ),
  );
  return { subject: text.subject, html: await render(mail), text: plainMail(text, frame) };
}

/** Keeps short beginnings such as the "e" of "e-mail" on the line of what follows. */
const unbroken = (title: string) => title.replaceAll(/\b(\w{1,2})-(?=\w)/g, '$1\u2011');

function masthead(look: Look, { site, origin }: MailFrame): ReactNode {
  const name = h(Link, { href: origin, className: 'vl-ink', style: look.wordmark }, site.name.toLowerCase());
  return h(Section, { key: 'name', style: { padding: '0 4px 18px' } }, name);
}

function card(look: Look, text: MailText, frame: MailFrame): ReactNode {
  const { code, showing, people = [], facts = [], quote, action, after = [] } = text;
  return h(
    Section,
    { key: 'card', className: 'vl-card', style: look.card },
    h('h1', { className: 'vl-ink', style: look.heading }, unbroken(text.subject)),
    ...paragraphs(look, text.before),
    code === undefined ? null : h('p', { className: 'vl-tint', style: look.code }, code),
    facts.length > 0 ? factTable(look, facts) : null,
    ...paragraphs(look, showing === undefined ? [] : [showing]),
    ...personCards(look, frame, people),
    quote === undefined ? null : h('div', { className: 'vl-tint', style: look.quote, dir: 'auto' }, quote),
    action && h(Button, { href: action.link, className: 'vl-button', style: look.button }, action.label),
    ...paragraphs(look, after),
    action && plainLink(look, action.link, frame),
  );
}

function plainLink(look: Look, link: string, { t }: MailFrame): ReactNode {
  return h(
    'p',
    { className: 'vl-muted', style: { ...look.small, margin: '24px 0 0' } },
    t(layoutMessages.link),
    h('br'),
    h(Link, { href: link, className: 'vl-muted', style: { ...look.link, wordBreak: 'break-all' } }, link),
  );
}

function foot(look: Look, frame: MailFrame): ReactNode {
  const { site, origin, t, unsubscribe } = frame;
  const line = (...parts: ReactNode[]) => h('p', { className: 'vl-muted', style: look.small }, ...parts);
  const link = (href: string, label: string) =>
    h(Link, { href, className: 'vl-muted', style: look.link }, label);
  return h(
    Section,
    { key: 'foot', style: { padding: '20px 4px 0' } },
    unsubscribe === undefined
      ? null
      : line(
          link(unsubscribe, t(layoutMessages.unsubscribe)),
          ' · ',
          link(`${origin}/notifications`, t(layoutMessages.settings)),
        ),
    line(t(layoutMessages.help), ' ', link(`mailto:${site.support_email}`, site.support_email)),
    line(t(layoutMessages.reason, { site: site.name })),
    ...legalLines(frame).map(text => line(text)),
  );
}

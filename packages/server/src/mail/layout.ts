import {
  Body,
  Button,
  Container,
  Head,
  Hr,
  Html,
  Link,
  Preview,
  Section,
  Text,
} from '@react-email/components';
import { render, toPlainText } from '@react-email/render';
import type { Language } from '@velluto/rules';
import { createElement as h, type ReactNode } from 'react';
import type { Site } from '../sites/site.ts';
import { layoutMessages } from './messages.ts';
import { palettes } from './palettes.ts';
import type { Translate } from './translate.ts';

/** What a mail says, in the order in which it is read. */
export interface MailText {
  subject: string;
  /** Paragraphs before the button. */
  before: string[];
  action: { label: string; link: string };
  /** Paragraphs after the button. */
  after: string[];
}

/** Who sends it and how it looks. */
export interface MailFrame {
  site: Site;
  language: Language;
  t: Translate;
  origin: string;
}

/** A mail ready to be sent: HTML in the colours of the site's brand, and the same as text. */
export async function layOutMail(
  text: MailText,
  { site, language, t, origin }: MailFrame,
): Promise<{ subject: string; html: string; text: string }> {
  const colour = palettes[site.brand] ?? palettes.velluto;
  const body = {
    fontFamily: 'Georgia, "Times New Roman", serif',
    fontSize: '17px',
    lineHeight: '27px',
    color: colour.ink,
  };
  const small = {
    ...body,
    fontFamily: 'Helvetica, Arial, sans-serif',
    fontSize: '13px',
    lineHeight: '20px',
    color: colour.muted,
  };
  const paragraphs = (list: string[]): ReactNode[] =>
    list.map(line => h(Text, { key: line, style: body }, line));
  const mail = h(
    Html,
    { lang: language },
    h(Head),
    h(Preview, null, text.before.join(' ')),
    h(
      Body,
      { style: { backgroundColor: colour.page, margin: 0, padding: '32px 12px' } },
      h(
        Container,
        { style: { maxWidth: '520px', margin: '0 auto' } },
        h(
          Section,
          { style: { padding: '0 0 20px' } },
          h(
            Link,
            {
              href: origin,
              style: { ...body, fontSize: '28px', fontStyle: 'italic', textDecoration: 'none' },
            },
            site.name.toLowerCase(),
          ),
        ),
        h(
          Section,
          {
            style: {
              backgroundColor: colour.card,
              border: `1px solid ${colour.line}`,
              borderRadius: '4px',
              padding: '24px 28px',
            },
          },
          ...paragraphs(text.before),
          h(
            Button,
            {
              href: text.action.link,
              style: {
                backgroundColor: colour.accent,
                color: colour.onAccent,
                borderRadius: '10px',
                padding: '14px 24px',
                margin: '8px 0',
                fontFamily: 'Helvetica, Arial, sans-serif',
                fontSize: '16px',
                fontWeight: 600,
              },
            },
            text.action.label,
          ),
          ...paragraphs(text.after),
          h(Hr, { style: { borderColor: colour.line, margin: '20px 0' } }),
          h(
            Text,
            { style: small },
            t(layoutMessages.link),
            h('br'),
            h(
              Link,
              { href: text.action.link, style: { color: colour.muted, wordBreak: 'break-all' } },
              text.action.link,
            ),
          ),
        ),
        h(
          Text,
          { style: small },
          t(layoutMessages.reason, { site: site.name }),
          h('br'),
          `${site.company.name}, ${site.company.address}, ${site.company.city}`,
        ),
      ),
    ),
  );
  const html = await render(mail);
  return { subject: text.subject, html, text: toPlainText(html) };
}

import { Button, Container, Head, Html, Link, Preview, Section } from '@react-email/components';
import { render } from '@react-email/render';
import type { ReactNode } from 'react';
import { legalLines } from './legal.ts';
import type { MailContent, MailFrame, MailText } from './mail-types.ts';
import { layoutMessages, reasonOf } from './messages/layout.ts';
import { paletteOf } from './palettes.ts';
import { FactTable, Paragraphs, Sections } from './parts.tsx';
import { PersonCards } from './people.tsx';
import { plainTextMail } from './plain-text.ts';
import { darkStyles, type MailStyles, mailStyles } from './styles.ts';

/** A mail ready to be sent: HTML in the look of the site's brand, and the same as text. */
export async function layOutMail(text: MailText, frame: MailFrame): Promise<Omit<MailContent, 'headers'>> {
  const html = await render(<Mail text={text} frame={frame} />);
  return { subject: text.subject, html, text: plainTextMail(text, frame) };
}

function Mail({ text, frame }: { text: MailText; frame: MailFrame }) {
  const palette = paletteOf(frame.site);
  const look = mailStyles(palette);
  return (
    <Html lang={frame.language}>
      <Head>
        <meta name="color-scheme" content="light dark" />
        <meta name="viewport" content="width=device-width" />
        <title>{text.subject}</title>
        <style>{darkStyles(palette)}</style>
      </Head>
      <body className="vl-page" style={{ margin: 0, backgroundColor: palette.light.page }}>
        <Preview>{text.before.slice(1).join(' ')}</Preview>
        <div className="vl-page" style={look.page}>
          <Container style={look.frame}>
            <Masthead look={look} frame={frame} />
            <Card look={look} text={text} frame={frame} />
            <Foot look={look} text={text} frame={frame} />
          </Container>
        </div>
      </body>
    </Html>
  );
}

function Masthead({ look, frame: { site, origin } }: { look: MailStyles; frame: MailFrame }) {
  return (
    <Section style={{ padding: '0 4px 18px' }}>
      <Link href={origin} className="vl-ink" style={look.wordmark}>
        {site.name.toLowerCase()}
      </Link>
    </Section>
  );
}

/** Keeps short beginnings such as the "e" of "e-mail" on the line of what follows. */
const unbroken = (title: string) => title.replaceAll(/\b(\w{1,2})-(?=\w)/g, '$1\u2011');

function Card({ look, text, frame }: { look: MailStyles; text: MailText; frame: MailFrame }) {
  const {
    subject,
    before,
    code,
    showing,
    people = [],
    facts = [],
    quote,
    action,
    after = [],
    sections = [],
  } = text;
  return (
    <Section className="vl-card" style={look.card}>
      <h1 className="vl-ink" style={look.heading}>
        {unbroken(subject)}
      </h1>
      <Paragraphs look={look} lines={before} />
      {code !== undefined && (
        <p className="vl-tint" style={look.code}>
          {code}
        </p>
      )}
      {facts.length > 0 && <FactTable look={look} facts={facts} />}
      {showing !== undefined && <Paragraphs look={look} lines={[showing]} />}
      <PersonCards look={look} frame={frame} people={people} />
      {quote !== undefined && (
        <div className="vl-tint" style={look.quote} dir="auto">
          {quote}
        </div>
      )}
      {action && (
        <Button href={action.link} className="vl-button" style={look.button}>
          {action.label}
        </Button>
      )}
      <Paragraphs look={look} lines={after} />
      {action && (
        <p className="vl-muted" style={{ ...look.small, margin: '24px 0 0' }}>
          {frame.t(layoutMessages.link)}
          <br />
          <Link href={action.link} className="vl-muted" style={{ ...look.link, wordBreak: 'break-all' }}>
            {action.link}
          </Link>
        </p>
      )}
      <Sections look={look} sections={sections} />
    </Section>
  );
}

function Foot({ look, text, frame }: { look: MailStyles; text: MailText; frame: MailFrame }) {
  const { site, origin, t, unsubscribe } = frame;
  return (
    <Section style={{ padding: '20px 4px 0' }}>
      {unsubscribe !== undefined && (
        <FootLine look={look}>
          <FootLink look={look} href={unsubscribe} label={t(layoutMessages.unsubscribe)} />
          {' · '}
          <FootLink look={look} href={`${origin}/notifications`} label={t(layoutMessages.settings)} />
        </FootLine>
      )}
      <FootLine look={look}>
        {t(layoutMessages.help)}{' '}
        <FootLink look={look} href={`mailto:${site.support_email}`} label={site.support_email} />
      </FootLine>
      <FootLine look={look}>{t(reasonOf(text).id, { site: site.name })}</FootLine>
      {legalLines(frame).map(line => (
        <FootLine key={line} look={look}>
          {line}
        </FootLine>
      ))}
    </Section>
  );
}

function FootLine({ look, children }: { look: MailStyles; children: ReactNode }) {
  return (
    <p className="vl-muted" style={look.small}>
      {children}
    </p>
  );
}

function FootLink({ look, href, label }: { look: MailStyles; href: string; label: string }) {
  return (
    <Link href={href} className="vl-muted" style={look.link}>
      {label}
    </Link>
  );
}

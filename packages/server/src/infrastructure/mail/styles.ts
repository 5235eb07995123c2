import type { CSSProperties } from 'react';
import type { Colours, Palette } from './palettes.ts';

/** Inline styles of a mail's elements, since many mail programs ignore style sheets. */
export function mailStyles({ light: colour, display, body, radius }: Palette) {
  const text: CSSProperties = {
    fontFamily: body,
    fontSize: '16px',
    lineHeight: '25px',
    color: colour.ink,
    margin: '0 0 16px',
    // a long name or word may be wider than a phone
    wordBreak: 'break-word',
  };
  const small: CSSProperties = {
    ...text,
    fontSize: '13px',
    lineHeight: '20px',
    color: colour.muted,
    margin: '0 0 8px',
  };
  return {
    text,
    small,
    page: { backgroundColor: colour.page, margin: 0, padding: '28px 12px 40px' },
    frame: { maxWidth: '560px', margin: '0 auto' },
    wordmark: {
      ...display,
      fontSize: '30px',
      lineHeight: '36px',
      letterSpacing: '-0.02em',
      color: colour.ink,
      textDecoration: 'none',
    },
    card: {
      backgroundColor: colour.card,
      border: `1px solid ${colour.line}`,
      borderTop: `4px solid ${colour.accent}`,
      borderRadius: radius.card,
      padding: '32px 28px 24px',
    },
    heading: {
      ...display,
      fontSize: '30px',
      lineHeight: '36px',
      letterSpacing: '-0.015em',
      color: colour.ink,
      margin: '0 0 20px',
      hyphens: 'auto',
      hyphenateLimitChars: '12 5 5',
      wordBreak: 'break-word',
    },
    button: {
      fontFamily: body,
      fontSize: '16px',
      fontWeight: 600,
      backgroundColor: colour.accent,
      color: colour.onAccent,
      borderRadius: radius.button,
      padding: '14px 26px',
      margin: '8px 0 24px',
      textDecoration: 'none',
    },
    link: { color: colour.muted, textDecoration: 'underline', wordBreak: 'break-word' },
    facts: { width: '100%', borderCollapse: 'collapse', margin: '4px 0 24px' },
    factName: {
      ...small,
      width: '38%',
      padding: '10px 12px 10px 0',
      borderTop: `1px solid ${colour.line}`,
      textAlign: 'left',
      verticalAlign: 'top',
      fontWeight: 400,
    },
    factValue: {
      ...text,
      padding: '8px 0',
      borderTop: `1px solid ${colour.line}`,
      verticalAlign: 'top',
    },
    quote: {
      ...text,
      backgroundColor: colour.tint,
      borderLeft: `3px solid ${colour.accent}`,
      padding: '14px 18px',
      margin: '4px 0 24px',
      whiteSpace: 'pre-line',
    },
    sectionTitle: { ...text, fontWeight: 600, margin: '28px 0 8px' },
    sectionText: { ...small, whiteSpace: 'pre-line', wordBreak: 'break-word' },
    code: {
      ...text,
      fontSize: '30px',
      lineHeight: '38px',
      fontWeight: 600,
      letterSpacing: '0.18em',
      backgroundColor: colour.tint,
      borderRadius: radius.card,
      padding: '14px 18px',
      margin: '4px 0 24px',
    },
    person: {
      width: '100%',
      borderCollapse: 'separate',
      margin: '0 0 12px',
      backgroundColor: colour.tint,
      borderRadius: radius.card,
    },
    onlyPerson: { padding: '24px 16px 22px', textAlign: 'center' },
    personPhoto: { padding: '14px' },
    personText: { verticalAlign: 'middle', padding: '14px 14px 14px 0' },
    // the text is that of a picture that is not loaded
    portrait: {
      ...small,
      display: 'block',
      margin: '0 auto',
      lineHeight: '32px',
      textAlign: 'center',
      borderRadius: '50%',
      overflow: 'hidden',
      objectFit: 'cover',
      backgroundColor: colour.line,
    },
    figure: {
      ...display,
      margin: '0 auto',
      textAlign: 'center',
      borderRadius: '50%',
      backgroundColor: colour.card,
      color: colour.ink,
    },
    personName: { ...text, fontSize: '18px', fontWeight: 600, margin: 0 },
    onlyName: {
      ...text,
      ...display,
      fontSize: '26px',
      lineHeight: '32px',
      letterSpacing: '-0.01em',
      margin: '12px 0 2px',
    },
    mark: {
      ...small,
      display: 'inline-block',
      margin: '4px 0 0',
      padding: '1px 9px',
      border: `1px solid ${colour.muted}`,
      borderRadius: '999px',
      color: colour.ink,
    },
  } satisfies Record<string, CSSProperties>;
}

export type MailStyles = ReturnType<typeof mailStyles>;

/** Style sheet for mail programs in dark mode that support one; the classes are on the elements of the mail. */
export function darkStyles({ dark }: { dark: Colours }): string {
  return `@media (prefers-color-scheme: dark) {
.vl-page { background-color: ${dark.page} !important; }
.vl-card { background-color: ${dark.card} !important; border-color: ${dark.line} !important; border-top-color: ${dark.accent} !important; }
.vl-ink { color: ${dark.ink} !important; border-color: ${dark.line} !important; }
.vl-muted { color: ${dark.muted} !important; border-color: ${dark.line} !important; }
.vl-tint { background-color: ${dark.tint} !important; color: ${dark.ink} !important; }
.vl-mark { color: ${dark.ink} !important; border-color: ${dark.muted} !important; }
.vl-photo { background-color: ${dark.line} !important; color: ${dark.muted} !important; }
.vl-figure { background-color: ${dark.card} !important; color: ${dark.ink} !important; }
.vl-button { background-color: ${dark.accent} !important; color: ${dark.onAccent} !important; }
}`;
}

import { oneFullStop } from './full-stop.ts';

/** Breaks of lines other than LF: CR and CRLF, vertical tab, form feed, NEL, and the separators of Unicode. */
const lineBreaks = /\r\n|[\r\v\f\u0085\u2028\u2029]/g;

/** A text whose lines all end with LF, however they were ended where it was copied. */
export const withLineBreaks = (text: string): string => text.replaceAll(lineBreaks, '\n');

/** Letters that are written from right to left: Hebrew, Arabic and their neighbours. */
const rightToLeft = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC\u{10800}-\u{10FFF}\u{1E800}-\u{1EFFF}]/u;

/**
 * A name or another value to stand inside a text. One written from right to left is isolated by marks, so that it does not
 * turn round the signs and figures beside it; any other stays as it is.
 */
export const isolated = (text: string): string =>
  rightToLeft.test(text) && !text.startsWith('\u2068') ? `\u2068${text}\u2069` : text;

/** The first digits of a code, however it was pasted: `123-456`, `123 456`, digits of another script or width. */
export const digitsOf = (text: string, count: number): string =>
  text.normalize('NFKC').replaceAll(/\D/g, '').slice(0, count);

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** A text to stand in HTML, between tags or in a quoted attribute. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, sign => entities[sign] ?? sign);

type Values = Record<string, unknown>;
/** How Lingui gives a text: by its id or its descriptor. */
export type Say = (message: string | { id: string; values?: Values }, values?: Values) => string;

/**
 * Gives texts whose values stand in them as they should: what is written from right to left is isolated, and a value
 * such as “Anna B.” at the end of a sentence brings its full stop along.
 */
export const fillTexts =
  (say: Say): Say =>
  (message, given) => {
    const values = typeof message === 'string' ? given : (message.values ?? given);
    if (!values) return say(message, given);
    const placed = Object.fromEntries(
      Object.entries(values).map(([name, value]) => [
        name,
        typeof value === 'string' ? isolated(value) : value,
      ]),
    );
    const text = typeof message === 'string' ? say(message, placed) : say({ ...message, values: placed });
    const hasFullStop = Object.values(values).some(value => typeof value === 'string' && value.endsWith('.'));
    return hasFullStop ? oneFullStop(text) : text;
  };

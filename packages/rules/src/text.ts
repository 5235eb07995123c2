import { oneFullStop } from './full-stop.ts';

/** Line breaks other than LF: CR and CRLF, vertical tab, form feed, NEL, and Unicode's line and paragraph separators. */
const lineBreaks = /\r\n|[\r\v\f\u0085\u2028\u2029]/g;

/** The text with every line break as LF, so that one copied from another system has the same length everywhere. */
export const withLineBreaks = (text: string): string => text.replaceAll(lineBreaks, '\n');

/** Letters of the scripts written from right to left, such as Hebrew and Arabic. */
const rightToLeft = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC\u{10800}-\u{10FFF}\u{1E800}-\u{1EFFF}]/u;

/**
 * A name or another value to put into a text. A right-to-left value is wrapped in Unicode isolates, because it would
 * otherwise reorder the punctuation and numbers beside it; any other stays as it is.
 */
export const isolated = (text: string): string =>
  rightToLeft.test(text) && !text.startsWith('\u2068') ? `\u2068${text}\u2069` : text;

/** Between two facts in a line. A line breaks before it only: a price or a time is not parted from its dot. */
export const FACT_DOT = ' ·\u00a0';

/** Facts in one line, such as an age and a town: without the missing ones, right-to-left ones isolated. */
export const factLine = (
  facts: readonly (string | number | null | undefined | false)[],
  separator = FACT_DOT,
): string => facts.flatMap(fact => (fact ? [isolated(String(fact))] : [])).join(separator);

/** Digits of Arabic and of Persian. The last hexadecimal figure of their code is their value. */
const arabicDigits = /[\u0660-\u0669\u06F0-\u06F9]/g;

/** The first digits of a code, however it was typed or pasted: `123-456`, `123 456`, Arabic, Persian or wide digits. */
export const digitsOf = (text: string, count: number): string =>
  text
    .normalize('NFKC')
    .replaceAll(arabicDigits, digit => `${digit.charCodeAt(0) % 16}`)
    .replaceAll(/\D/g, '')
    .slice(0, count);

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Escapes a text for HTML, between tags or in a double-quoted attribute. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"]/g, character => entities[character] ?? character);

type Values = Record<string, unknown>;
/**
 * Signature of Lingui's translate function: by the id or the descriptor of a message; `options` have formats and a
 * default text.
 */
export type Say = (
  message: string | { id: string; values?: Values },
  values?: Values,
  options?: object,
) => string;

/**
 * Wraps a translate function so that values fit into the text: right-to-left values are isolated, a sentence that ends
 * with a value such as “Anna B.” does not get a second full stop, and a dot between two facts is a `FACT_DOT`.
 */
export const fillTexts =
  (say: Say): Say =>
  (message, separateValues, options) => {
    const values = typeof message === 'string' ? separateValues : (message.values ?? separateValues);
    if (!values) return say(message, separateValues, options);
    const isolatedValues = Object.fromEntries(
      Object.entries(values).map(([name, value]) => [
        name,
        typeof value === 'string' ? isolated(value) : value,
      ]),
    );
    const text =
      typeof message === 'string'
        ? say(message, isolatedValues, options)
        : say({ ...message, values: isolatedValues });
    const hasFullStop = Object.values(values).some(value => typeof value === 'string' && value.endsWith('.'));
    return (hasFullStop ? oneFullStop(text) : text).replaceAll(' · ', FACT_DOT);
  };

/** Accents and other marks that stand on letters of any script. */
const diacritics =
  /([\u0300-\u036F\u1AB0-\u1AFF\u1DC0-\u1DFF\u20D0-\u20FF\uFE20-\uFE2F]{3})[\u0300-\u036F\u1AB0-\u1AFF\u1DC0-\u1DFF\u20D0-\u20FF\uFE20-\uFE2F]+/g;
/** Vowels, tones and points of scripts that write them as marks: Burmese has up to five on a letter. */
const marks = /(\p{M}{5})\p{M}+/gu;

/**
 * The text with no more marks on a letter than languages put there: three accents (Greek and Vietnamese, decomposed), five
 * marks in all. What is more covers the lines above and below.
 */
export const withoutPiledMarks = (text: string): string =>
  text.replace(diacritics, '$1').replace(marks, '$1');

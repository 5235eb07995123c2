import type { I18n, MessageDescriptor } from '@lingui/core';
import { plain } from '../src/i18n/plain.ts';
import type { Money } from '../src/model/money.ts';
import { createFormat, type Format } from '../src/provider/format.ts';
import { withFilledTexts } from '../src/provider/with-filled-texts.ts';
import { ownWording } from '../src/provider/wording.ts';
import { sample } from './samples/sample.ts';

/** A text as a story shows it: a message of a catalog, a sample text, or words that are the same in every language. */
export type Words = MessageDescriptor | string;

let shown: { i18n: I18n; format: Format } | undefined;

/** Called by the frame of every story with the language it is shown in, before its `play` runs. */
export function showInLanguage(i18n: I18n, locale: string): void {
  shown = { i18n: withFilledTexts(i18n, ownWording), format: createFormat(locale, 'UTC') };
}

function language() {
  if (!shown) throw new Error('No story is shown: only a `play` function knows the language of its texts.');
  return shown;
}

/** A message as plain text in the language of the story. */
export const textOf = (message: Words): string =>
  typeof message === 'string' ? sample(message) : plain(language().i18n._(message));

/** Stands for any value in a message: `wordsIn(matchDialog.write({ name: anything }))`. */
export const anything = '\uE000';

const escaped = (text: string) =>
  text
    .replaceAll(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`)
    .replaceAll(/\s+/g, String.raw`\s+`)
    .replaceAll(anything, '.*');
const pattern = (parts: readonly Words[]) => escaped(parts.map(textOf).join(''));

/**
 * Matches exactly these words in the language of the story, for the queries and matchers of a `play` function:
 * `canvas.getByRole('button', { name: words(composer.send) })`. Several parts are joined.
 */
export const words = (...parts: Words[]): RegExp => new RegExp(`^${pattern(parts)}$`);

/** Matches the words of a message inside of one of its tags: those of a link in a sentence. */
export function wordsInTag(message: MessageDescriptor, tag: string): RegExp {
  const [, inside] =
    language()
      .i18n._(message)
      .match(new RegExp(`<${tag}>(.*?)</${tag}>`)) ?? [];
  if (inside === undefined) throw new Error(`There is no <${tag}> in ${message.id}.`);
  return words(inside);
}

/** Matches texts that contain these words. */
export const wordsIn = (...parts: Words[]): RegExp => new RegExp(pattern(parts));

/** An amount in the currency's minor unit as the story writes it: `1499` is `€14.99` in English, `14,99 €` in German. */
export const money = (amountMinor: number, currency: Money['currency'] = 'EUR'): string =>
  language().format.money({ amountMinor, currency });

/** Formats of the language of the story, for dates, numbers and names of countries. */
export const formats = (): Format => language().format;

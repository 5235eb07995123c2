import { isValidElement } from 'react';
import { conversation } from './conversation.ts';
import { people } from './people.ts';
import { site } from './site.ts';

/** One sample text in each language of the stories. */
export type Sample = Readonly<Record<'en' | 'de' | 'es' | 'fr' | 'it' | 'nl' | 'pl', string>>;
type Language = keyof Sample;

/** By their words in any language: a file of stories may be loaded while another language than English is shown. */
const byWords = new Map<string, Sample>();
for (const sample of [...people, ...conversation, ...site])
  for (const text of Object.values(sample)) byWords.set(text, byWords.get(text) ?? sample);

const isPlain = (value: object) => [Object.prototype, null].includes(Object.getPrototypeOf(value));

/**
 * Fixtures with their texts in a language: every string that is a sample text is replaced, also inside of arrays and plain
 * objects. What holds no sample text is handed back as it is, elements and functions too.
 */
export function inLanguage<Value>(value: Value, language: string): Value {
  if (typeof value === 'string') return (byWords.get(value)?.[language as Language] ?? value) as Value;
  if (typeof value !== 'object' || value === null || isValidElement(value)) return value;
  if (!Array.isArray(value) && !isPlain(value)) return value;
  const entries = Object.entries(value).map(
    ([key, part]) => [key, part, inLanguage(part, language)] as const,
  );
  if (entries.every(([, before, after]) => before === after)) return value;
  if (Array.isArray(value)) return entries.map(([, , part]) => part) as Value;
  return Object.fromEntries(entries.map(([key, , part]) => [key, part])) as Value;
}

let chosen = 'en';

/** Called by the frame of every story before it is drawn: the language of the fixtures that it makes while it is drawn. */
export function chooseSampleLanguage(language: string): void {
  chosen = language;
}

/** A fixture in the language of the story. */
export const sample = <Value>(value: Value): Value => inLanguage(value, chosen);

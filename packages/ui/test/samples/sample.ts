import { cloneElement, isValidElement, type ReactElement, type ReactNode } from 'react';
import { samples } from './samples.ts';

/** One sample text in each language of the stories. */
export type Sample = Readonly<Record<'en' | 'de' | 'es' | 'fr' | 'it' | 'nl' | 'pl', string>>;
type Language = keyof Sample;

/** By their words in any language: a file of stories may be loaded while another language than English is shown. */
const byWords = new Map(samples.map(row => [row.en, row]));
for (const row of samples) for (const text of Object.values(row)) byWords.set(text, byWords.get(text) ?? row);

const isPlain = (value: object) => [Object.prototype, null].includes(Object.getPrototypeOf(value));

/** An element with other properties; children are passed one by one, because React asks for keys in a new array. */
function withProperties(
  element: ReactElement<{ children?: ReactNode }>,
  properties: { children?: ReactNode },
) {
  const { children } = properties;
  return Array.isArray(children)
    ? cloneElement(element, properties, ...children)
    : cloneElement(element, properties);
}

/** A single lower-case word, which is an id or the name of a state, unless an element has it as its child. */
const id = /^\p{Ll}+$/u;

function translated<Value>(value: Value, language: string, isChild: boolean): Value {
  if (typeof value === 'string') {
    // a text beside an element begins or ends with the space between them
    const words = value.trim();
    const row = isChild || !id.test(words) ? byWords.get(words) : undefined;
    return (row ? value.replace(words, () => row[language as Language] ?? words) : value) as Value;
  }
  if (typeof value !== 'object' || value === null) return value;
  if (isValidElement<object>(value)) {
    const properties = translated(value.props, language, false);
    return properties === value.props ? value : (withProperties(value, properties) as Value);
  }
  if (!Array.isArray(value) && !isPlain(value)) return value;
  const entries = Object.entries(value).map(
    ([key, part]) =>
      [key, part, translated(part, language, Array.isArray(value) ? isChild : key === 'children')] as const,
  );
  if (entries.every(([, before, after]) => before === after)) return value;
  if (Array.isArray(value)) return entries.map(([, , part]) => part) as Value;
  return Object.fromEntries(entries.map(([key, , part]) => [key, part])) as Value;
}

/**
 * Fixtures and elements with their texts in a language: every string that is a sample text is replaced, also inside of
 * arrays, plain objects and properties of elements. What holds no sample text is handed back as it is, functions too.
 */
export const inLanguage = <Value>(value: Value, language: string): Value =>
  translated(value, language, typeof value === 'string');

let chosen = 'en';

/** Called by the frame of every story before it is drawn: the language of the fixtures that it makes while it is drawn. */
export function chooseSampleLanguage(language: string): void {
  chosen = language;
}

/** A fixture in the language of the story. */
export const sample = <Value>(value: Value): Value => inLanguage(value, chosen);

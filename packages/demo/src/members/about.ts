import { LANGUAGES, type Language } from '@velluto/rules';
import { createRandom, type Random } from '../random.ts';
import { createDeck } from './deck.ts';
import { TEXTS } from './texts/index.ts';

/** What "about me" must fit. */
export interface AboutOptions {
  language: Language;
  gender: 'male' | 'female';
  city: string;
}

/** Sentence with the person's forms and town in place. */
function fill(sentence: string, { gender, city }: AboutOptions): string {
  return sentence
    .replaceAll(/\[([^|\]]*)\|([^\]]*)\]/g, (_match, male: string, female: string) =>
      gender === 'male' ? male : female,
    )
    .replaceAll('{city}', city);
}

/** Writes "about me" for one person after the other; no two texts are the same and sentences return as late as possible. */
export function createAboutWriter(seed: string): (random: Random, options: AboutOptions) => string {
  const decks = new Map(
    LANGUAGES.map(language => {
      const random = createRandom(`${seed}:${language}`);
      const { openers, habits, wishes } = TEXTS[language];
      return [
        language,
        {
          opener: createDeck(random, openers),
          habit: createDeck(random, habits),
          wish: createDeck(random, wishes),
        },
      ] as const;
    }),
  );
  const written = new Set<string>();
  return (random, options) => {
    const deck = decks.get(options.language);
    if (!deck) throw new Error(`No sentences in ${options.language}`);
    for (;;) {
      const shape = random.weighted({ all: 52, openerWish: 24, habitWish: 16, wish: 8 });
      const sentences = [
        shape === 'all' || shape === 'openerWish' ? deck.opener() : '',
        shape === 'all' || shape === 'habitWish' ? deck.habit() : '',
        deck.wish(),
      ];
      const text = fill(sentences.filter(Boolean).join(' '), options);
      if (written.has(text)) continue;
      written.add(text);
      return text;
    }
  };
}

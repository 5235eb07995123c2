import { LANGUAGES, type Language } from '@velluto/rules';
import { createRandom, type Random } from '../random.ts';
import { createDeck } from './deck.ts';
import { TEXTS } from './texts/index.ts';

/** Facts about a member that their "about me" has to fit. */
export interface AboutOptions {
  language: Language;
  gender: 'male' | 'female';
  city: string;
}

/** The sentence with the form for the member's gender and with their town. */
function fill(sentence: string, { gender, city }: AboutOptions): string {
  return sentence
    .replaceAll(/\[([^|\]]*)\|([^\]]*)\]/g, (_match, male: string, female: string) =>
      gender === 'male' ? male : female,
    )
    .replaceAll('{city}', city);
}

/** Makes a function that writes "about me" texts: all different, each sentence repeated as rarely as possible. */
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

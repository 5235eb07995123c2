import { LANGUAGES, type Language } from '@velluto/rules';
import { describe, expect, it, test } from 'vitest';
import { TEXTS } from './members/texts/index.ts';
import { REPLIES } from './replies/plan-reply.ts';
import { freeStory, premiumStory } from './seed/story.ts';

/** Words by which a text would ask for credits, gifts, premium or money. */
const asksForMoney: Record<Language, RegExp> = {
  de: /\b(credits?|guthaben|premium|geschenk\w*|schenk\w*|bezahl\w*|zahl(en|e|t|st)\b|kauf(en|st|t)?\b|gekauft|abo\b|abonn\w*|pakete?\b|aufladen|freischalt\w*|euro)|€/iu,
  en: /\b(credits?|premium|gifts?|pay(s|ing)?|paid|buy(s|ing)?|bought|purchas\w*|subscri\w*|packages?|top up|unlock\w*|upgrade\w*|euros?)\b|€/iu,
  es: /\b(cr[eé]ditos?|premium|regal\w*|pag(a|o|ar|as|ues|ue)\b|compr(a|ar|o|as|es)\b|suscri\w*|paquetes?|recarg\w*|desbloque\w*|euros?)|€/iu,
  fr: /\b(cr[eé]dits?|premium|cadeaux?|pay(e|er|es|ez)\b|paie\w*|ach[eè]t\w*|abonn\w*|forfaits?|packs?|recharg\w*|d[eé]bloqu\w*|euros?)|€/iu,
  it: /\b(crediti|credito|premium|regal\w*|pag(a|o|are|hi|hiamo)\b|compr(a|are|o|i)\b|abbon\w*|pacchett\w*|ricaric\w*|sblocc\w*|euro)|€/iu,
  nl: /\b(credits?|premium|cadeau\w*|betaal\w*|betalen|koop\w*|kopen|kocht\w*|abonne\w*|pakket\w*|opwaarder\w*|ontgrendel\w*|euro)|€/iu,
  pl: /(kredyt\w*|premium|prezent\w*|podarun\w*|płac\w*|zapłat\w*|kup(ić|uj\w*|isz|ię)|abonament\w*|pakiet\w*|doład\w*|odblok\w*|\beuro\b)|€/iu,
};

const strings = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  if (value instanceof RegExp || typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(strings);
};

describe.each(LANGUAGES)('in %s', language => {
  test('no text of a demo profile asks for credits, gifts, premium or money', () => {
    const texts = [...strings(REPLIES[language]), ...strings(TEXTS[language])];
    expect(texts.length).toBeGreaterThan(50);
    expect(texts.filter(text => asksForMoney[language].test(text))).toEqual([]);
  });
});

test('no message of the conversations that demo log-ins find asks for any of it', () => {
  const messages = [freeStory, premiumStory].flatMap(({ conversations }) =>
    conversations.flatMap(conversation => conversation.messages.filter(({ from }) => from === 'them')),
  );
  expect(messages.length).toBeGreaterThan(10);
  expect(messages.filter(({ text }) => asksForMoney.it.test(text))).toEqual([]);
});

it.each([
  ['de', 'Schick mir doch ein Geschenk!'],
  ['de', 'Mit Premium könnten wir länger schreiben.'],
  ['en', 'Get some credits, then we can go on.'],
  ['es', 'Compra créditos y seguimos.'],
  ['fr', 'Achète des crédits et on continue.'],
  ['it', 'Mi fai un regalo?'],
  ['nl', 'Koop credits, dan praten we verder.'],
  ['pl', 'Kup kredyty, porozmawiamy dalej.'],
] as const)('in %s “%s” would be found', (language, text) => {
  expect(text).toMatch(asksForMoney[language]);
});

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES } from '@velluto/rules';
import { describe, expect, it, test } from 'vitest';
import { root } from '../../support/run-step.ts';
import { figureFaults } from './figures.ts';
import { forbiddenWords } from './glossary.ts';
import { pluralCases, pluralFaults } from './plurals.ts';
import { allTexts } from './texts.ts';
import { wordingFaults, wordingProblems } from './wording.ts';

const guide = (language: string) => readFileSync(join(root, `docs/languages/${language}.md`), 'utf8');
const terms = (language: string) =>
  guide(language)
    .slice(guide(language).indexOf('## Glossary'))
    .split('\n')
    .filter(line => line.startsWith('| '))
    .map(row => row.split('|')[1]?.trim());
/** The reasons why a text fails, without the name of the guide. */
const faults = (language: string, text: string) =>
  wordingFaults({ language, text }).map(reason => reason.replace(/ \(docs.*/, ''));

describe('typography', () => {
  // language, a text that is right, the same text with one fault
  it.each([
    ['en', 'It’s “on”', "It's “on”"],
    ['en', 'It’s “on”', 'It’s "on"'],
    ['en', 'It’s “on”', 'It’s «on»'],
    ['en', 'Saving…', 'Saving...'],
    ['en', 'Saving…', 'Saving …'],
    ['en', 'One space', 'Two  spaces'],
    ['en', 'With Premium', 'With premium'],
    ['it', 'Scegli «Consenti»', 'Scegli “Consenti”'],
    ['it', 'Scegli «Consenti»', 'Scegli « Consenti »'],
    ['it', 'l’addebito', "l'addebito"],
    ['it', 'Un mese di Premium', 'Un mese di premium'],
    ['it', 'nel tuo Paese', 'nel tuo paese'],
    ['de', 'Wähle „Zulassen“', 'Wähle “Zulassen”'],
    ['de', 'Wähle „Zulassen“', 'Wähle „Zulassen”'],
    ['de', 'Wähle „Zulassen“', 'Wähle „Zulassen'],
    ['de', 'Löschen …', 'Löschen…'],
    ['es', '¿Quién? ¡Hola!', 'Quién? ¡Hola!'],
    ['es', '¿Quién? ¡Hola!', '¿Quién? Hola!'],
    ['es', 'Elige «Permitir»', 'Elige “Permitir”'],
    ['fr', 'Quoi\u202f? Ici\u202f: à 19:30', 'Quoi? Ici\u202f: à 19:30'],
    ['fr', 'Quoi\u202f? Ici\u202f: à 19:30', 'Quoi ? Ici\u202f: à 19:30'],
    ['fr', 'Quoi\u202f? Ici\u202f: à 19:30', 'Quoi\u202f? Ici: à 19:30'],
    ['fr', 'Choisis «\u202fAutoriser\u202f»', 'Choisis « Autoriser\u202f»'],
    ['fr', 'Choisis «\u202fAutoriser\u202f»', 'Choisis «\u202fAutoriser »'],
    ['fr', 'Choisis «\u202fAutoriser\u202f»', 'Choisis “Autoriser”'],
    ['nl', 'Kies “Toestaan”, foto’s', 'Kies ‘Toestaan’, foto’s'],
    ['nl', 'Word premiumlid', 'Word lid van premium'],
    ['pl', 'Wybierz „Zezwól”', 'Wybierz „Zezwól“'],
    ['pl', 'Twój profil i twój adres', 'Twój profil i Twój adres'],
  ])('%s: %s, not %s', (language, right, wrong) => {
    expect(faults(language, right)).toEqual([]);
    expect(faults(language, wrong)).toHaveLength(1);
  });

  test('every case of a plural or choice is read, and its syntax is not', () => {
    const message = (last: string) =>
      `{count, plural, =0 {Aucun} one {# photo\u202f!} other {# photos${last}}} pour {name}`;
    expect(faults('fr', message('\u202f!'))).toEqual([]);
    expect(faults('fr', message(' !'))).toHaveLength(1);
    expect(faults('fr', '{kind, select, a {{name}\u202f?} other {<em>Qui</em> ?}}')).toHaveLength(1);
  });
});

describe('glossary', () => {
  test('all guides have the same terms, each with a word', () => {
    for (const language of LANGUAGES) expect(terms(language), language).toEqual(terms('en'));
  });

  it.each([
    ['en', 'We pay back the rest.', '“pay back” is not used: refund'],
    ['en', 'Months that begin later', '“begin” is not used: start'],
    ['en', 'Your picture', '“picture” is not used: photo; image for photos and drawings together'],
    ['it', 'Questa immagine', '“questa immagine” is not used: foto; immagine per foto e disegni insieme'],
    ['it', 'Un nuovo like', '“like” is not used: mi piace, mettere un mi piace'],
    ['de', 'Die Unterhaltungen', '“Unterhaltung*” is not used: Gespräch'],
    ['es', 'Inicia sesión', '“inicia sesión” is not used: entrar'],
    ['fr', 'Ton appel', '“appel” is not used: recours'],
    ['nl', 'Je bonnummer', '“bonnummer” is not used: betaalbewijs'],
    ['pl', 'Numer mandatu', '“mandat*” is not used: upoważnienie'],
  ])('%s refuses “%s”', (language, text, reason) => {
    expect(faults(language, text)).toContain(reason);
  });

  test('a word within another is another word', () => {
    expect(faults('de', 'Unsere E-Mails')).toEqual([]);
    expect(faults('nl', 'Bonbons')).toEqual([]);
    expect(faults('fr', 'Appelle-nous')).toEqual([]);
  });

  test('a guide without a table is refused', () => {
    expect(() => forbiddenWords('# Guide\n\n## Glossary\n')).toThrow('no glossary table');
  });
});

describe('plurals', () => {
  test('the cases of every plural are found, also of one inside another', () => {
    const message = '{a, plural, =0 {None} one {# of {b, plural, one {#} few {# x}}} other {#}} for {c}';
    expect(pluralCases(message)).toEqual([
      ['=0', 'one', 'other'],
      ['one', 'few'],
    ]);
  });

  test('a plural without a case that its language tells apart is refused', () => {
    const day = (cases: string) => `{days, plural, ${cases}}`;
    const missing = (language: string, cases: string) => pluralFaults({ language, text: day(cases) });
    expect(missing('pl', 'one {# dzień} other {# dni}')).toEqual([
      'a plural has no case “many”',
      'a plural has no case “few”',
    ]);
    expect(missing('pl', 'one {# dzień} few {# dni} many {# dni} other {# dnia}')).toEqual([]);
    expect(missing('fr', 'one {# jour} other {# jours}')).toEqual([]);
    expect(missing('de', 'other {# Tage}')).toEqual([]);
    expect(missing('de', '=0 {heute} other {# Tage}')).toEqual(['a plural has no case “one”']);
  });
});

describe('figures', () => {
  const found = (text: string, key = 'app.Hello.lead') => figureFaults({ key, text });

  test('a number in words or digits is refused, unless it is none of ours', () => {
    expect(found('The six digits from our e-mail.')).toEqual(['“six” is typed: take numbers from constants']);
    expect(found('Open the link within 24 hours.')).toEqual(['“24” is typed: take numbers from constants']);
    expect(found('One of the codes. {left, plural, =0 {None} one {# day} other {# days}}')).toEqual([]);
    expect(found('Something happened.')).toEqual([]);
    expect(found('Within eight weeks.', 'vl.DirectDebitForm.mandateText')).toEqual([]);
  });

  test('a number of days or hours has a plural', () => {
    expect(found('For {days} days.')).toEqual(['“{days} d…” needs a plural']);
    expect(found('For {days, plural, one {# day} other {# days}}.')).toEqual([]);
  });
});

test('a violation is reported with file, key and reason, and the texts of the product have none', () => {
  const text = {
    file: 'app/src/content/pages/de/faq.md',
    key: 'line 3',
    language: 'de',
    text: 'Dein Steckbrief',
  };
  expect(wordingProblems([text])).toEqual([
    'app/src/content/pages/de/faq.md: line 3: “Steckbrief” is not used: Profil (docs/languages/de.md)',
  ]);
  const message = {
    file: 'catalogs/en.po',
    key: 'app.Hello.lead',
    language: 'en',
    text: 'Valid for 24 hours',
  };
  expect(wordingProblems([message])).toEqual([
    'catalogs/en.po: app.Hello.lead: “24” is typed: take numbers from constants',
  ]);
  expect(wordingProblems()).toEqual([]);
});

test('catalogs, pages and site files are all read, in all languages', () => {
  const kinds = [/^app\/src\/locales\//, /^packages\/ui\//, /^packages\/server\//, /\/pages\//, /^sites\//];
  for (const kind of kinds) {
    const found = new Set(allTexts().flatMap(({ file, language }) => (kind.test(file) ? [language] : [])));
    expect([...found].sort(), String(kind)).toEqual([...LANGUAGES].sort());
  }
});

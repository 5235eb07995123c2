import type { Messages } from '@lingui/core';
import { messages as de } from '@velluto/ui/i18n/de';
import { messages as en } from '@velluto/ui/i18n/en';
import { messages as es } from '@velluto/ui/i18n/es';
import { messages as fr } from '@velluto/ui/i18n/fr';
import { messages as it } from '@velluto/ui/i18n/it';
import { messages as nl } from '@velluto/ui/i18n/nl';
import { messages as pl } from '@velluto/ui/i18n/pl';

/** A language that the screens are shown in, with the words that members or the site write. */
export interface Language {
  /** In the address of the page. */
  id: string;
  /** As its speakers call it. */
  name: string;
  locale: string;
  dir?: 'rtl';
  messages: Messages;
  /** Title of the members. */
  near: string;
  /** Button that opens a conversation. */
  write: string;
  /** Title of the packages. */
  credits: string;
  about: string;
  /** The first message is the other person's, the next one the reader's, and so on. */
  talk: readonly string[];
  /** Names and towns of six people. */
  people: readonly (readonly [name: string, place: string])[];
}

const italians = [
  ['Marta', 'Milano'],
  ['Giulia', 'Torino'],
  ['Elena', 'Roma'],
  ['Sofia', 'Bergamo'],
  ['Chiara', 'Como'],
  ['Anna-Lena', 'Bolzano'],
] as const;

const english: Language = {
  id: 'en',
  name: 'English',
  locale: 'en-GB',
  messages: en,
  near: 'Near you',
  write: 'Write',
  credits: 'Credits',
  about: 'I take the slow train whenever there is one. At weekends I cook for friends.',
  talk: [
    'Do you know the little cinema by the canal?',
    'I was there yesterday!',
    'And you did not say a word? What was on?',
    'An old film with a very long train journey. You would have liked it.',
  ],
  people: italians,
};

/** The seven languages of the package, and one page from right to left. */
export const languages: readonly Language[] = [
  english,
  {
    ...english,
    id: 'de',
    name: 'Deutsch',
    locale: 'de-DE',
    messages: de,
    near: 'In deiner Nähe',
    write: 'Schreiben',
    about: 'Ich nehme den langsamen Zug, wann immer es einen gibt. Am Wochenende koche ich für Freunde.',
    talk: [
      'Kennst du das kleine Kino am Kanal?',
      'Da war ich gestern!',
      'Und du hast nichts gesagt? Was lief denn?',
      'Ein alter Film mit einer sehr langen Zugfahrt. Er hätte dir gefallen.',
    ],
  },
  {
    ...english,
    id: 'es',
    name: 'Español',
    locale: 'es-ES',
    messages: es,
    near: 'Cerca de ti',
    write: 'Escribir',
    credits: 'Créditos',
    about: 'Siempre que puedo, tomo el tren lento. Los fines de semana cocino para mis amigos.',
    talk: [
      '¿Conoces el pequeño cine junto al canal?',
      '¡Estuve allí ayer!',
      '¿Y no dijiste nada? ¿Qué ponían?',
      'Una película antigua con un viaje en tren larguísimo. Te habría gustado.',
    ],
  },
  {
    ...english,
    id: 'fr',
    name: 'Français',
    locale: 'fr-FR',
    messages: fr,
    near: 'Près de toi',
    write: 'Écrire',
    credits: 'Crédits',
    about: 'Je prends le train le plus lent dès que je peux. Le week-end, je cuisine pour mes amis.',
    talk: [
      'Tu connais le petit cinéma au bord du canal\u00a0?',
      'J’y étais hier\u00a0!',
      'Et tu n’as rien dit\u00a0? Qu’est-ce qui passait\u00a0?',
      'Un vieux film avec un très long voyage en train. Il t’aurait plu.',
    ],
  },
  {
    ...english,
    id: 'it',
    name: 'Italiano',
    locale: 'it-IT',
    messages: it,
    near: 'Vicino a te',
    write: 'Scrivi',
    credits: 'Crediti',
    about: 'Prendo il treno lento ogni volta che posso. Nel fine settimana cucino per gli amici.',
    talk: [
      'Conosci il piccolo cinema sul canale?',
      'Ci sono stato ieri!',
      'E non hai detto niente? Cosa davano?',
      'Un vecchio film con un lunghissimo viaggio in treno. Ti sarebbe piaciuto.',
    ],
  },
  {
    ...english,
    id: 'nl',
    name: 'Nederlands',
    locale: 'nl-NL',
    messages: nl,
    near: 'Bij jou in de buurt',
    write: 'Schrijven',
    about: 'Ik neem de langzame trein wanneer het kan. In het weekend kook ik voor vrienden.',
    talk: [
      'Ken je de kleine bioscoop aan de gracht?',
      'Daar was ik gisteren!',
      'En je hebt niets gezegd? Wat draaide er?',
      'Een oude film met een heel lange treinreis. Je had hem mooi gevonden.',
    ],
  },
  {
    ...english,
    id: 'pl',
    name: 'Polski',
    locale: 'pl-PL',
    messages: pl,
    near: 'Blisko ciebie',
    write: 'Napisz',
    credits: 'Kredyty',
    about: 'Jeżdżę powolnym pociągiem, kiedy tylko mogę. W weekendy gotuję dla przyjaciół.',
    talk: [
      'Znasz to małe kino nad kanałem?',
      'Byłem tam wczoraj!',
      'I nic nie mówisz? Co grali?',
      'Stary film z bardzo długą podróżą pociągiem. Spodobałby ci się.',
    ],
  },
  {
    ...english,
    id: 'rtl',
    name: 'Right to left',
    dir: 'rtl',
    talk: ['מכירה את הקולנוע הקטן ליד התעלה?', 'كنت هناك أمس!', ...english.talk.slice(2)],
    people: [
      ['תמר', 'חיפה'],
      ['مريم', 'بيروت'],
      ['Elena', 'Roma'],
      ['נועה ב.', 'תל אביב'],
      ['نیک\u200cرای', 'تهران'],
      ['Anna-Lena', 'Bolzano'],
    ],
  },
];

import type { Language } from '@velluto/rules';

/** Ids of the icebreakers, in the order in which they are offered. */
export const ICEBREAKERS = [
  'laugh',
  'sea',
  'song',
  'cook',
  'train',
  'seat',
  'talent',
  'bar',
  'book',
  'sunday',
  'dance',
  'second_best',
] as const;
/** Id of an icebreaker: a ready-made line to begin a conversation with. */
export type IcebreakerId = (typeof ICEBREAKERS)[number];

const lines: Record<Language, Record<IcebreakerId, string>> = {
  it: {
    laugh: 'Che cosa ti ha fatto ridere per ultima?',
    sea: 'Mare o montagna, e perché non tutti e due?',
    song: 'Quale canzone non sopporti più, e quale mai abbastanza?',
    cook: 'Che cosa cucineresti se mi trovassi davanti alla tua porta?',
    train: 'Quale treno perderesti apposta?',
    seat: 'Finestrino o corridoio?',
    talent: 'In che cosa sei più in gamba di quanto si pensi?',
    bar: 'Il miglior bar della tua via?',
    book: 'Un libro che hai regalato e che ti manca?',
    sunday: 'Di che cosa profuma la tua domenica?',
    dance: 'Chi ti ha insegnato a ballare?',
    second_best: 'Dimmi la seconda cosa più bella di te.',
  },
  en: {
    laugh: 'What made you laugh last?',
    sea: 'Sea or mountains, and why not both?',
    song: 'Which song can you no longer stand, and which one never gets old?',
    cook: 'What would you cook if I turned up at your door?',
    train: 'Which train would you miss on purpose?',
    seat: 'Window seat or aisle?',
    talent: 'What are you better at than people think?',
    bar: 'The best bar on your street?',
    book: 'A book you gave away and miss?',
    sunday: 'What does your Sunday smell of?',
    dance: 'Who taught you to dance?',
    second_best: 'Tell me the second-best thing about you.',
  },
  de: {
    laugh: 'Worüber hast du zuletzt gelacht?',
    sea: 'Meer oder Berge, und warum nicht beides?',
    song: 'Welches Lied kannst du nicht mehr hören, und welches immer wieder?',
    cook: 'Was würdest du kochen, wenn ich vor deiner Tür stünde?',
    train: 'Welchen Zug würdest du mit Absicht verpassen?',
    seat: 'Fenster oder Gang?',
    talent: 'Was kannst du besser, als man dir zutraut?',
    bar: 'Die beste Bar in deiner Straße?',
    book: 'Ein Buch, das du verschenkt hast und vermisst?',
    sunday: 'Wonach riecht dein Sonntag?',
    dance: 'Wer hat dir das Tanzen beigebracht?',
    second_best: 'Was ist das Zweitbeste an dir?',
  },
  fr: {
    laugh: 'Qu’est-ce qui t’a fait rire en dernier ?',
    sea: 'Mer ou montagne, et pourquoi pas les deux ?',
    song: 'Quelle chanson ne supportes-tu plus, et laquelle jamais assez ?',
    cook: 'Que cuisinerais-tu si je frappais à ta porte ?',
    train: 'Quel train raterais-tu exprès ?',
    seat: 'Fenêtre ou couloir ?',
    talent: 'Dans quoi te débrouilles-tu mieux qu’on ne le croit ?',
    bar: 'Le meilleur bar de ta rue ?',
    book: 'Un livre que tu as donné et qui te manque ?',
    sunday: 'Quelle odeur a ton dimanche ?',
    dance: 'Qui t’a appris à danser ?',
    second_best: 'Dis-moi ta deuxième plus belle qualité.',
  },
  es: {
    laugh: '¿De qué te has reído por última vez?',
    sea: '¿Mar o montaña, y por qué no los dos?',
    song: '¿Qué canción ya no soportas y cuál nunca te cansa?',
    cook: '¿Qué cocinarías si me presentara en tu puerta?',
    train: '¿Qué tren perderías a propósito?',
    seat: '¿Ventanilla o pasillo?',
    talent: '¿Qué se te da mejor de lo que parece?',
    bar: '¿El mejor bar de tu calle?',
    book: '¿Un libro que regalaste y echas de menos?',
    sunday: '¿A qué huele tu domingo?',
    dance: '¿Quién te enseñó a bailar?',
    second_best: 'Cuéntame lo segundo mejor de ti.',
  },
  nl: {
    laugh: 'Waar heb je het laatst om gelachen?',
    sea: 'Zee of bergen, en waarom niet allebei?',
    song: 'Welk liedje kun je niet meer horen, en van welk krijg je nooit genoeg?',
    cook: 'Wat zou je koken als ik voor je deur stond?',
    train: 'Welke trein zou je expres missen?',
    seat: 'Raam of gangpad?',
    talent: 'Waar ben je beter in dan mensen denken?',
    bar: 'De beste kroeg in jouw straat?',
    book: 'Een boek dat je weggaf en nu mist?',
    sunday: 'Waar ruikt jouw zondag naar?',
    dance: 'Wie heeft je leren dansen?',
    second_best: 'Vertel me het op één na leukste aan jou.',
  },
  pl: {
    laugh: 'Co cię ostatnio rozśmieszyło?',
    sea: 'Morze czy góry, a może jedno i drugie?',
    song: 'Której piosenki masz już dość, a której nigdy?',
    cook: 'Jakie danie czekałoby na mnie, gdyby zadzwonił twój dzwonek?',
    train: 'Na jaki pociąg warto się spóźnić specjalnie?',
    seat: 'Okno czy przejście?',
    talent: 'Co wychodzi ci lepiej, niż się ludziom wydaje?',
    bar: 'Najlepszy bar na twojej ulicy?',
    book: 'Za jaką podarowaną komuś książką tęsknisz?',
    sunday: 'Czym pachnie twoja niedziela?',
    dance: 'Kto nauczył cię tańczyć?',
    second_best: 'Powiedz mi, co jest w tobie drugie najlepsze.',
  },
};

/** All icebreakers in one language. */
export function icebreakersIn(language: Language): { id: IcebreakerId; text: string }[] {
  return ICEBREAKERS.map(id => ({ id, text: lines[language][id] }));
}

/** The text of an icebreaker in one language; undefined for an unknown id. */
export function icebreakerLine(id: string, language: Language): string | undefined {
  return icebreakersIn(language).find(line => line.id === id)?.text;
}

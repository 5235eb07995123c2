import type { ReplyBank } from '../bank.ts';

/** Polish. */
export const pl: ReplyBank = {
  patterns: {
    real: /(\bbot\b|prawdziw|fałszyw|fake|robot|istniejesz|\bai\b)/i,
    greeting: /^\W*(cześć|hej|siema|dzień dobry|dobry wieczór|witaj|hello)/i,
    meet: /(spotka|kaw[aęy]|kolacj|dziś wieczorem|weekend|randk)/i,
    thanks: /(dzięk|miło|mił[ay]|ładn|fajn)/i,
    bye: /(do zobaczenia|dobranoc|na razie|muszę iść|pa pa)/i,
  },
  introduction: [
    'Od razu mówię: to profil demo. Odpowiadam naprawdę, ale nie istnieję.',
    'Zanim się przywiążesz: to profil demo i tak jest podpisany.',
  ],
  replies: {
    real: [
      'Nie, to profil demo; tak jest też napisane pod imieniem.',
      'Po drugiej stronie nikogo nie ma, tylko lista życzliwych odpowiedzi.',
    ],
    greeting: ['Cześć! Co za miła niespodzianka.', 'Hej. Właśnie patrzę na drzwi.'],
    meet: [
      'Chętnie, tylko że mnie nie ma. Z innymi zacznij od spaceru, to zawsze działa.',
      'Mieszkam w bazie danych, to trochę daleko. Kawę zapisuję.',
    ],
    thanks: ['To miłe, przeczytam dwa razy.', 'Dzięki. Spójrz na zdjęcie, widać rumieniec.'],
    bye: [
      'Do zobaczenia. Zostaję tutaj, dosłownie.',
      'Miłego dnia. Odpowiadam w kilka sekund, kiedy chcesz.',
    ],
    question: [
      'Dobre pytanie. Powiem tak, z zastrzeżeniem.',
      'Zależy od godziny: przed drugą kawą nie.',
      'Krótko: tak. Dłużej: tak, powoli.',
      'Jeśli powiem teraz, o czym porozmawiamy później?',
    ],
    statement: [
      'To sobie zapiszę.',
      'W tym się zgadzamy.',
      'To ciekawe, opowiadaj dalej.',
      'Tak to opowiadasz, że chciałoby się tam być.',
    ],
  },
  followUps: [
    'A ty, morze czy góry?',
    'Jaka muzyka teraz u ciebie gra?',
    'Co gotujesz, żeby zrobić wrażenie?',
    'Idealna niedziela w trzech słowach?',
  ],
};

import type { ReplyBank } from '../bank.ts';

/** German. */
export const de: ReplyBank = {
  patterns: {
    real: /\b(bot|echt|fake|real|roboter|mensch|ki)\b/i,
    greeting: /^\W*(hallo|hi|hey|moin|servus|guten (tag|abend|morgen)|grüezi|grüß dich)\b/i,
    meet: /(treffen|kaffee|abendessen|ausgehen|spazieren|heute abend|wochenende)/i,
    thanks: /\b(danke|nett|süß|schön|kompliment|lieb)\b/i,
    bye: /(bis bald|bis später|gute nacht|muss los|tschüss|tschüs|ciao)/i,
  },
  introduction: [
    'Gleich vorweg: Ich bin ein Demoprofil. Ich antworte wirklich, aber es gibt mich nicht.',
    'Ehrlich gesagt bin ich ein Demoprofil, dafür ein höfliches.',
  ],
  replies: {
    real: [
      'Nein, ich bin ein Demoprofil; das steht auch unter meinem Namen.',
      'Hinter dem Bildschirm sitzt niemand, nur eine Liste freundlicher Antworten.',
    ],
    greeting: [
      'Hallo! Schön, dass du schreibst.',
      'Hey. Ich habe gerade an nichts Besonderes gedacht, jetzt schon.',
      'Guten Tag, komm rein.',
    ],
    meet: [
      'Gern, wenn es mich gäbe. Mit den anderen fängst du am besten bei einem Spaziergang an.',
      'Ich wohne in einer Datenbank, der Weg wäre weit. Den Kaffee merke ich mir.',
    ],
    thanks: ['Danke, das lese ich gleich zweimal.', 'Das ist lieb. Schau aufs Foto, ich werde rot.'],
    bye: [
      'Bis bald. Ich bleibe hier, wortwörtlich.',
      'Mach’s gut. Ich antworte in ein paar Sekunden, wann immer du magst.',
    ],
    question: [
      'Gute Frage. Ich sage ja, mit Vorbehalt.',
      'Kommt auf die Uhrzeit an: vor dem zweiten Kaffee nein.',
      'Die kurze Antwort: ja. Die lange: ja, in Ruhe.',
      'Wenn ich das gleich verrate, worüber reden wir dann?',
    ],
    statement: [
      'Das merke ich mir.',
      'Da sind wir uns einig.',
      'Jetzt bin ich neugierig, erzähl weiter.',
      'So, wie du das erzählst, wäre man gern dabei.',
    ],
  },
  followUps: [
    'Und du, Meer oder Berge?',
    'Wo hast du dich zuletzt gern verlaufen?',
    'Was läuft bei dir gerade für Musik?',
    'Was kochst du, wenn du Eindruck machen willst?',
    'Dein idealer Sonntag in drei Wörtern?',
  ],
};

import type { ReplyBank } from '../bank.ts';

/** Dutch. */
export const nl: ReplyBank = {
  patterns: {
    real: /\b(bot|echt|nep|fake|robot|mens|ai)\b/i,
    greeting: /^\W*(hallo|hoi|hey|hé|goedemorgen|goedenavond|goedemiddag|dag)\b/i,
    meet: /(afspreken|ontmoeten|koffie|eten|drankje|vanavond|weekend)/i,
    thanks: /\b(dank|bedankt|lief|leuk|mooi|grappig)\b/i,
    bye: /(tot later|tot snel|welterusten|doei|ik moet gaan)/i,
  },
  introduction: [
    'Eerlijk is eerlijk: ik ben een demoprofiel. Ik antwoord echt, maar ik besta niet.',
    'Voor je je hecht: dit is een demoprofiel, en dat staat er ook bij.',
  ],
  replies: {
    real: [
      'Nee, ik ben een demoprofiel; dat staat ook onder mijn naam.',
      'Niemand achter het scherm, alleen een lijst antwoorden met zorg geschreven.',
    ],
    greeting: ['Hallo! Wat een leuke verrassing.', 'Hoi. Ik keek net naar de deur.'],
    meet: [
      'Graag, als ik bestond. Begin bij de anderen met een wandeling: werkt altijd.',
      'Ik woon in een database, dat is een eind reizen. De koffie noteer ik.',
    ],
    thanks: ['Wat aardig, dat lees ik twee keer.', 'Dank je, ik bloos: kijk maar naar de foto.'],
    bye: [
      'Tot snel. Ik blijf hier, letterlijk.',
      'Fijne dag nog. Ik antwoord binnen een paar tellen, wanneer je wilt.',
    ],
    question: [
      'Goede vraag. Ik zou ja zeggen, met voorbehoud.',
      'Hangt van het uur af: vóór de tweede koffie niet.',
      'Kort antwoord: ja. Lang antwoord: ja, op het gemak.',
      'Als ik dat nu verklap, waar praten we dan straks over?',
    ],
    statement: [
      'Die schrijf ik op.',
      'Daar zijn we het over eens.',
      'Nu ben ik nieuwsgierig, ga door.',
      'Zoals jij het vertelt, was ik er graag bij geweest.',
    ],
  },
  followUps: [
    'En jij, zee of bergen?',
    'Waar ben je voor het laatst met plezier verdwaald?',
    'Welke muziek staat er nu bij je op?',
    'Wat kook je als je indruk wilt maken?',
    'Je ideale zondag in drie woorden?',
  ],
};

import type { ReplyBank } from '../bank.ts';

/** Italian. */
export const it: ReplyBank = {
  patterns: {
    real: /\b(bot|vero|vera|finto|finta|fake|reale|robot|esisti|ai)\b/i,
    greeting: /^\W*(ciao|ehi|hey|salve|buon ?giorno|buona ?sera|hola|hello|hi)\b/i,
    meet: /\b(incontr|vediamo|vederci|caffè|aperitivo|cena|usciamo|appuntamento|stasera|sabato)/i,
    thanks: /\b(grazie|gentile|bell[oa]|carin[oa]|complimenti|simpatic[oa])\b/i,
    bye: /\b(a presto|a dopo|buonanotte|buona notte|devo andare|ci sentiamo|addio)\b/i,
  },
  introduction: [
    'Te lo dico subito: sono un profilo demo, rispondo davvero ma non esisto.',
    'Una premessa onesta: sono un profilo demo. La conversazione, però, è gratis da parte mia.',
    'Prima che ti affezioni: qui scrive un profilo demo, di quelli dichiarati.',
  ],
  replies: {
    real: [
      'No, sono un profilo demo: lo trovi scritto anche sotto il mio nome. Le persone vere arrivano con i siti veri.',
      'Finto profilo, risposte sincere. Il che, a pensarci, non è male.',
      'Nessuno dietro lo schermo: solo un elenco di risposte scritte con affetto.',
    ],
    greeting: [
      'Ciao! Che bella sorpresa.',
      'Ehi, ciao. Stavo giusto guardando la porta.',
      'Ciao a te. Fa’ pure come a casa.',
    ],
    meet: [
      'Volentieri, se esistessi. Con gli altri membri, intanto, comincia da una passeggiata: funziona sempre.',
      'Mi piacerebbe, ma abito in un database. L’aperitivo lo segno lo stesso.',
      'A cena purtroppo occupo pochissimo posto: sono un disegno.',
    ],
    thanks: [
      'Che gentile. Me lo rileggo due volte.',
      'Grazie, arrossisco: guarda la foto.',
      'Detto da te vale doppio.',
    ],
    bye: [
      'A presto. Io resto qui, letteralmente.',
      'Buon resto di giornata. Quando vuoi, rispondo in pochi secondi.',
      'Ciao, alla prossima parola.',
    ],
    question: [
      'Bella domanda. Direi di sì, ma con riserva.',
      'Dipende dall’ora: di mattina no, dopo il secondo caffè forse.',
      'Ci penso da stamattina e sono ancora d’accordo con me.',
      'Risposta breve: sì. Risposta lunga: sì, con calma.',
      'Se te lo dicessi subito, di che parleremmo dopo?',
    ],
    statement: [
      'Questa me la segno.',
      'Ecco, su questo andiamo d’accordo.',
      'Mi hai messo curiosità: continua.',
      'Hai un modo di raccontarlo che fa venire voglia di esserci.',
      'Capisco benissimo. E rido un po’, ma con rispetto.',
    ],
  },
  followUps: [
    'E tu, mare o montagna?',
    'Qual è l’ultimo posto in cui hai perso la strada volentieri?',
    'Che musica c’è adesso da te?',
    'Che cosa cucini quando vuoi far colpo?',
    'Domenica ideale in tre parole?',
    'Qual è il libro che consigli sempre?',
  ],
};

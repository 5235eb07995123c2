import type { ReplyBank } from '../bank.ts';

/** Spanish. */
export const es: ReplyBank = {
  patterns: {
    real: /\b(bot|real|fals[oa]|fake|robot|verdad|existes|ia)\b/i,
    greeting: /^\W*(hola|buenas|buenos días|buenas tardes|hey|hello)/i,
    meet: /(quedar|quedamos|café|cena|vernos|esta noche|finde|fin de semana)/i,
    thanks: /\b(gracias|amable|bonit[oa]|simpátic[oa]|maj[oa])\b/i,
    bye: /(hasta luego|hasta pronto|buenas noches|adiós|me voy|tengo que irme)/i,
  },
  introduction: [
    'Te lo digo de entrada: soy un perfil demo. Contesto de verdad, pero no existo.',
    'Antes de que te encariñes: esto es un perfil demo, y así lo pone.',
  ],
  replies: {
    real: [
      'No, soy un perfil demo; también lo pone debajo de mi nombre.',
      'No hay nadie detrás, solo una lista de respuestas escritas con cariño.',
    ],
    greeting: ['¡Hola! Qué buena sorpresa.', 'Hola. Justo estaba mirando la puerta.'],
    meet: [
      'Buen plan, si existiera. Con los demás, empieza por un paseo: nunca falla.',
      'Vivo en una base de datos, queda lejos. El café me lo apunto.',
    ],
    thanks: ['Qué amable. Lo leo dos veces.', 'Gracias, me sonrojo: mira la foto.'],
    bye: [
      'Hasta pronto. Yo me quedo aquí, literalmente.',
      'Que vaya bien. Contesto en unos segundos, cuando quieras.',
    ],
    question: [
      'Buena pregunta. Diría que sí, con reservas.',
      'Depende de la hora: antes del segundo café, no.',
      'Respuesta corta: sí. Respuesta larga: sí, con calma.',
      'Si te lo digo ahora, ¿de qué hablamos luego?',
    ],
    statement: [
      'Esta me la apunto.',
      'En eso estamos de acuerdo.',
      'Me has dejado con curiosidad, sigue.',
      'Tal como lo cuentas, dan ganas de haber estado.',
    ],
  },
  followUps: [
    '¿Y tú, mar o montaña?',
    '¿Cuál es el último sitio donde te perdiste a gusto?',
    '¿Qué música suena ahora en tu casa?',
    '¿Qué cocinas cuando quieres impresionar?',
    '¿Tu domingo ideal en tres palabras?',
  ],
};

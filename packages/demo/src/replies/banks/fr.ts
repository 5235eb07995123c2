import type { ReplyBank } from '../bank.ts';

/** French. */
export const fr: ReplyBank = {
  patterns: {
    real: /\b(bot|vrai|vraie|faux|fake|robot|réel|réelle|ia)\b/i,
    greeting: /^\W*(salut|bonjour|bonsoir|coucou|hello|hey)\b/i,
    meet: /(rencontr|se voir|café|dîner|verre|ce soir|week-end)/i,
    thanks: /\b(merci|gentil|gentille|sympa|joli|jolie|mignon|mignonne)\b/i,
    bye: /(à bientôt|bonne nuit|au revoir|à plus|je dois y aller)/i,
  },
  introduction: [
    'En toute franchise : je suis un profil démo. Je réponds vraiment, mais je n’existe pas.',
    'Avant de t’attacher : ici, c’est un profil démo, et c’est écrit.',
  ],
  replies: {
    real: [
      'Non, je suis un profil démo ; c’est aussi écrit sous mon nom.',
      'Personne derrière l’écran, juste une liste de réponses écrites avec soin.',
    ],
    greeting: ['Bonjour ! Quelle bonne surprise.', 'Salut. Je regardais justement la porte.'],
    meet: [
      'Avec plaisir, si j’existais. Avec les autres, commence par une promenade : ça marche toujours.',
      'J’habite une base de données, c’est un peu loin. Je note quand même le café.',
    ],
    thanks: ['C’est gentil, je le relis deux fois.', 'Merci, je rougis : regarde la photo.'],
    bye: [
      'À bientôt. Moi, je reste là, littéralement.',
      'Bonne journée. Je réponds en quelques secondes, quand tu veux.',
    ],
    question: [
      'Bonne question. Je dirais oui, sous réserve.',
      'Ça dépend de l’heure : avant le deuxième café, non.',
      'Réponse courte : oui. Réponse longue : oui, tranquillement.',
      'Si je te le dis maintenant, de quoi parlera-t-on après ?',
    ],
    statement: [
      'Celle-là, je la note.',
      'Là-dessus, on est d’accord.',
      'Tu m’intrigues, continue.',
      'À t’entendre, on aurait aimé être là.',
    ],
  },
  followUps: [
    'Et toi, mer ou montagne ?',
    'Quel est le dernier endroit où te perdre t’a plu ?',
    'Quelle musique passe chez toi en ce moment ?',
    'Tu cuisines quoi pour impressionner ?',
    'Ton dimanche idéal en trois mots ?',
  ],
};

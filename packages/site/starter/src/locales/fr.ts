import { messages as ui } from '@velluto/ui/i18n/fr';
import { compiled, type Texts } from '../texts.ts';

const app = compiled<Texts>({
  'app.examples':
    'Ce sont des exemples, pas des personnes : aucun serveur n’est connecté et les photos ont été créées par un programme.',
  'app.start': 'Pour continuer',
  'app.start.lead': 'L’application est à toi : chaque fichier est court et fait pour être modifié.',
  'app.start.missing':
    'Cette page n’existe pas ici. Dès qu’un serveur est connecté, le lien l’ouvre dans l’application du serveur.',
  'app.start.server': 'Connecter un serveur',
  'app.start.brand': 'Couleurs, caractères, forme',
  'app.start.mark': 'Logo et icône',
  'app.start.texts': 'Textes et langues',
  'app.start.pages': 'Pages et adresses',
  'app.start.frame': 'Barre, rubriques, pied de page',
  'app.start.components': 'Composants',
  'app.members': 'Membres',
  'app.conversations': 'Messages',
  'app.credits': 'Crédits',
  'app.age': 'Ton âge',
  'app.logIn': 'Se connecter',
  'app.logOut': 'Déconnexion',
});

export const messages = { ...ui, ...app };

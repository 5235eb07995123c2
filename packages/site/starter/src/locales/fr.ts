import { messages as ui } from '@velluto/ui/i18n/fr';
import { compiled } from '../texts.ts';

const app = compiled({
  'app.examples':
    'Ce sont des exemples, pas des personnes : aucun serveur n’est connecté. README.md explique comment en connecter un.',
  'app.members': 'Membres',
  'app.conversations': 'Messages',
  'app.credits': 'Crédits',
  'app.creditsLead': 'Tu paies une seule fois, rien ne se renouvelle.',
  'app.order': 'Ta commande',
  'app.age': 'Ton âge',
  'app.continue': 'Continuer',
  'app.logIn': 'Se connecter',
  'app.logOut': 'Déconnexion',
});

export const messages = { ...ui, ...app };

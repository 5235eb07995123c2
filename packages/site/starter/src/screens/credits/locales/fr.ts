import { compiled } from '../../../texts.ts';
import type { CreditsTexts } from '../texts.ts';

export const messages = compiled<CreditsTexts>({
  'app.creditsLead': 'Tu paies une seule fois, rien ne se renouvelle.',
  'app.order': 'Ta commande',
  'app.continue': 'Continuer',
});

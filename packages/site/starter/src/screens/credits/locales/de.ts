import { compiled } from '../../../texts.ts';
import type { CreditsTexts } from '../texts.ts';

export const messages = compiled<CreditsTexts>({
  'app.creditsLead': 'Du zahlst einmal, nichts verlängert sich.',
  'app.order': 'Deine Bestellung',
  'app.continue': 'Weiter',
});

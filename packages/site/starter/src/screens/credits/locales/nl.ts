import { compiled } from '../../../texts.ts';
import type { CreditsTexts } from '../texts.ts';

export const messages = compiled<CreditsTexts>({
  'app.creditsLead': 'Je betaalt één keer, niets wordt verlengd.',
  'app.order': 'Je bestelling',
  'app.continue': 'Verder',
});

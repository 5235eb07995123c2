import { compiled } from '../../../texts.ts';
import type { CreditsTexts } from '../texts.ts';

export const messages = compiled<CreditsTexts>({
  'app.creditsLead': 'You pay once, and credits do not renew.',
  'app.order': 'Your order',
  'app.continue': 'Continue',
});

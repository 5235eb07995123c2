import { compiled } from '../../../texts.ts';
import type { CreditsTexts } from '../texts.ts';

export const messages = compiled<CreditsTexts>({
  'app.creditsLead': 'Płacisz raz, nic się nie odnawia.',
  'app.order': 'Twoje zamówienie',
  'app.continue': 'Dalej',
});

import { compiled } from '../../../texts.ts';
import type { CreditsTexts } from '../texts.ts';

export const messages = compiled<CreditsTexts>({
  'app.creditsLead': 'Paghi una volta sola, niente si rinnova.',
  'app.order': 'Il tuo ordine',
  'app.continue': 'Continua',
});

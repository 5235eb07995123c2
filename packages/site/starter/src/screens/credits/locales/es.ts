import { compiled } from '../../../texts.ts';
import type { CreditsTexts } from '../texts.ts';

export const messages = compiled<CreditsTexts>({
  'app.creditsLead': 'Pagas una sola vez, nada se renueva.',
  'app.order': 'Tu pedido',
  'app.continue': 'Continuar',
});

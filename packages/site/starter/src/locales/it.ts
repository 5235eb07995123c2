import { messages as ui } from '@velluto/ui/i18n/it';
import { compiled } from '../texts.ts';

const app = compiled({
  'app.examples':
    'Sono esempi, non persone: nessun server è collegato. README.md spiega come collegarne uno.',
  'app.members': 'Profili',
  'app.conversations': 'Messaggi',
  'app.credits': 'Crediti',
  'app.creditsLead': 'Paghi una volta sola, niente si rinnova.',
  'app.order': 'Il tuo ordine',
  'app.age': 'La tua età',
  'app.continue': 'Continua',
  'app.logIn': 'Accedi',
  'app.logOut': 'Esci',
});

export const messages = { ...ui, ...app };

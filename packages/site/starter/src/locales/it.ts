import { messages as ui } from '@velluto/ui/i18n/it';
import { compiled } from '../texts.ts';

const app = compiled({
  'app.examples':
    'Sono esempi, non persone: nessun server è collegato e le foto sono state create da un programma.',
  'app.start': 'Come continuare',
  'app.start.lead': 'L’app è tua: ogni file è breve e fatto per essere cambiato.',
  'app.start.server': 'Collega un server',
  'app.start.brand': 'Colori, caratteri, forma',
  'app.start.mark': 'Logo e icona',
  'app.start.texts': 'Testi e lingue',
  'app.start.pages': 'Pagine e indirizzi',
  'app.start.frame': 'Barra, aree, piè di pagina',
  'app.start.components': 'Componenti',
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

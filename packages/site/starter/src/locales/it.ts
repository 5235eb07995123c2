import { messages as ui } from '@velluto/ui/i18n/it';
import { compiled, type Texts } from '../texts.ts';

const app = compiled<Texts>({
  'app.examples':
    'Sono esempi, non persone: nessun server è collegato e le foto sono state create da un programma.',
  'app.start': 'Come continuare',
  'app.start.lead': 'L’app è tua: ogni file è breve e fatto per essere cambiato.',
  'app.start.missing':
    'Questa pagina qui non c’è. Quando un server è collegato, il link la apre nell’app del server.',
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
  'app.age': 'La tua età',
  'app.logIn': 'Accedi',
  'app.logOut': 'Esci',
});

export const messages = { ...ui, ...app };

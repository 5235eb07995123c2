import { messages as ui } from '@velluto/ui/i18n/nl';
import { compiled } from '../texts.ts';

const app = compiled({
  'app.examples':
    'Dit zijn voorbeelden, geen mensen: er is geen server verbonden en de foto’s zijn door een programma gemaakt.',
  'app.start': 'Zo ga je verder',
  'app.start.lead': 'De app is van jou: elk bestand is kort en bedoeld om te wijzigen.',
  'app.start.server': 'Server verbinden',
  'app.start.brand': 'Kleuren, letters, vorm',
  'app.start.mark': 'Woordmerk en icoon',
  'app.start.texts': 'Teksten en talen',
  'app.start.pages': 'Pagina’s en adressen',
  'app.start.frame': 'Balk, onderdelen, voettekst',
  'app.start.components': 'Componenten',
  'app.members': 'Leden',
  'app.conversations': 'Berichten',
  'app.credits': 'Credits',
  'app.creditsLead': 'Je betaalt één keer, niets wordt verlengd.',
  'app.order': 'Je bestelling',
  'app.age': 'Je leeftijd',
  'app.continue': 'Verder',
  'app.logIn': 'Inloggen',
  'app.logOut': 'Uitloggen',
});

export const messages = { ...ui, ...app };

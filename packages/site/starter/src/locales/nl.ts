import { messages as ui } from '@velluto/ui/i18n/nl';
import { compiled, type Texts } from '../texts.ts';

const app = compiled<Texts>({
  'app.examples':
    'Dit zijn voorbeelden, geen mensen: er is geen server verbonden en de foto’s zijn door een programma gemaakt.',
  'app.start': 'Zo ga je verder',
  'app.start.lead': 'De app is van jou: elk bestand is kort en bedoeld om te wijzigen.',
  'app.start.missing':
    'Deze pagina is er hier niet. Zodra er een server verbonden is, opent de link haar in de app van de server.',
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
  'app.age': 'Je leeftijd',
  'app.logIn': 'Inloggen',
  'app.logOut': 'Uitloggen',
});

export const messages = { ...ui, ...app };

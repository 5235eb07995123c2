import { messages as ui } from '@velluto/ui/i18n/nl';
import { compiled } from '../texts.ts';

const app = compiled({
  'app.examples':
    'Dit zijn voorbeelden, geen mensen: er is geen server verbonden. In README.md staat hoe dat gaat.',
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

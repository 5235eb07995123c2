import { messages as ui } from '@velluto/ui/i18n/de';
import { compiled } from '../texts.ts';

const app = compiled({
  'app.examples':
    'Das sind Beispiele, keine Menschen: Es ist kein Server verbunden. README.md sagt, wie das geht.',
  'app.members': 'Mitglieder',
  'app.conversations': 'Nachrichten',
  'app.credits': 'Credits',
  'app.creditsLead': 'Du zahlst einmal, nichts verlängert sich.',
  'app.order': 'Deine Bestellung',
  'app.age': 'Dein Alter',
  'app.continue': 'Weiter',
  'app.logIn': 'Anmelden',
  'app.logOut': 'Abmelden',
});

export const messages = { ...ui, ...app };

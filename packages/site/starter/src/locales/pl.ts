import { messages as ui } from '@velluto/ui/i18n/pl';
import { compiled } from '../texts.ts';

const app = compiled({
  'app.examples':
    'To przykłady, nie ludzie: żaden serwer nie jest połączony. README.md mówi, jak go połączyć.',
  'app.members': 'Profile',
  'app.conversations': 'Wiadomości',
  'app.credits': 'Kredyty',
  'app.creditsLead': 'Płacisz raz, nic się nie odnawia.',
  'app.order': 'Twoje zamówienie',
  'app.age': 'Twój wiek',
  'app.continue': 'Dalej',
  'app.logIn': 'Zaloguj się',
  'app.logOut': 'Wyloguj się',
});

export const messages = { ...ui, ...app };

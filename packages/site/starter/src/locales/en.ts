import { messages as ui } from '@velluto/ui/i18n/en';
import { compiled } from '../texts.ts';

const app = compiled({
  'app.examples':
    'These are examples, not people: no server is connected. README.md says how to connect one.',
  'app.members': 'Members',
  'app.conversations': 'Messages',
  'app.credits': 'Credits',
  'app.creditsLead': 'You pay once, and credits do not renew.',
  'app.order': 'Your order',
  'app.age': 'Your age',
  'app.continue': 'Continue',
  'app.logIn': 'Log in',
  'app.logOut': 'Log out',
});

export const messages = { ...ui, ...app };

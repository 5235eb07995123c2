import { messages as ui } from '@velluto/ui/i18n/en';
import { compiled } from '../texts.ts';

const app = compiled({
  'app.examples':
    'These are examples, not people: no server is connected, and their photos were made by a program.',
  'app.start': 'Where to go on',
  'app.start.lead': 'The app is yours: each file is short and meant to be changed.',
  'app.start.server': 'Connect a server',
  'app.start.brand': 'Colours, letters, shape',
  'app.start.mark': 'Wordmark and icon',
  'app.start.texts': 'Texts and languages',
  'app.start.pages': 'Pages and addresses',
  'app.start.frame': 'Bar, areas, footer',
  'app.start.components': 'Components',
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

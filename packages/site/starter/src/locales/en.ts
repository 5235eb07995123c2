import { messages as ui } from '@velluto/ui/i18n/en';
import { compiled, type Texts } from '../texts.ts';

const app = compiled<Texts>({
  'app.examples':
    'These are examples, not people: no server is connected, and their photos were made by a program.',
  'app.start': 'Where to go on',
  'app.start.lead': 'The app is yours: each file is short and meant to be changed.',
  'app.start.missing':
    'This app does not have that page. Once a server is connected, the link opens it in the server’s own app.',
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
  'app.age': 'Your age',
  'app.logIn': 'Log in',
  'app.logOut': 'Log out',
});

export const messages = { ...ui, ...app };

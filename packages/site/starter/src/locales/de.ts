import { messages as ui } from '@velluto/ui/i18n/de';
import { compiled, type Texts } from '../texts.ts';

const app = compiled<Texts>({
  'app.examples':
    'Das sind Beispiele, keine Menschen: Es ist kein Server verbunden, und die Fotos stammen von einem Programm.',
  'app.start': 'So geht es weiter',
  'app.start.lead': 'Die App gehört dir: Jede Datei ist kurz und soll geändert werden.',
  'app.start.missing':
    'Diese Seite gibt es hier nicht. Sobald ein Server verbunden ist, öffnet der Link sie in dessen eigener App.',
  'app.start.server': 'Server verbinden',
  'app.start.brand': 'Farben, Schrift, Form',
  'app.start.mark': 'Schriftzug und Symbol',
  'app.start.texts': 'Texte und Sprachen',
  'app.start.pages': 'Seiten und Adressen',
  'app.start.frame': 'Leiste, Bereiche, Fußzeile',
  'app.start.components': 'Komponenten',
  'app.members': 'Mitglieder',
  'app.conversations': 'Nachrichten',
  'app.credits': 'Credits',
  'app.age': 'Dein Alter',
  'app.logIn': 'Anmelden',
  'app.logOut': 'Abmelden',
});

export const messages = { ...ui, ...app };

import { messages as ui } from '@velluto/ui/i18n/pl';
import { compiled, type Texts } from '../texts.ts';

const app = compiled<Texts>({
  'app.examples': 'To przykłady, nie ludzie: żaden serwer nie jest połączony, a zdjęcia stworzył program.',
  'app.start': 'Co dalej',
  'app.start.lead': 'Aplikacja jest twoja: każdy plik jest krótki i można go zmieniać.',
  'app.start.missing':
    'Tej strony tu nie ma. Gdy serwer będzie połączony, link otworzy ją w aplikacji serwera.',
  'app.start.server': 'Połącz serwer',
  'app.start.brand': 'Kolory, litery, kształt',
  'app.start.mark': 'Logo i ikona',
  'app.start.texts': 'Teksty i języki',
  'app.start.pages': 'Strony i adresy',
  'app.start.frame': 'Pasek, działy, stopka',
  'app.start.components': 'Komponenty',
  'app.members': 'Profile',
  'app.conversations': 'Wiadomości',
  'app.credits': 'Kredyty',
  'app.age': 'Twój wiek',
  'app.logIn': 'Zaloguj się',
  'app.logOut': 'Wyloguj się',
});

export const messages = { ...ui, ...app };

import { messages as ui } from '@velluto/ui/i18n/es';
import { compiled } from '../texts.ts';

const app = compiled({
  'app.examples':
    'Son ejemplos, no personas: no hay ningún servidor conectado. README.md explica cómo conectar uno.',
  'app.members': 'Miembros',
  'app.conversations': 'Mensajes',
  'app.credits': 'Créditos',
  'app.creditsLead': 'Pagas una sola vez, nada se renueva.',
  'app.order': 'Tu pedido',
  'app.age': 'Tu edad',
  'app.continue': 'Continuar',
  'app.logIn': 'Entrar',
  'app.logOut': 'Salir',
});

export const messages = { ...ui, ...app };

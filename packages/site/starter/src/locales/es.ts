import { messages as ui } from '@velluto/ui/i18n/es';
import { compiled, type Texts } from '../texts.ts';

const app = compiled<Texts>({
  'app.examples':
    'Son ejemplos, no personas: no hay ningún servidor conectado y las fotos las ha creado un programa.',
  'app.start': 'Cómo seguir',
  'app.start.lead': 'La aplicación es tuya: cada archivo es corto y está hecho para cambiarlo.',
  'app.start.missing':
    'Esta página no existe aquí. Cuando haya un servidor conectado, el enlace la abrirá en la aplicación del servidor.',
  'app.start.server': 'Conectar un servidor',
  'app.start.brand': 'Colores, letras, forma',
  'app.start.mark': 'Logotipo e icono',
  'app.start.texts': 'Textos e idiomas',
  'app.start.pages': 'Páginas y direcciones',
  'app.start.frame': 'Barra, secciones, pie',
  'app.start.components': 'Componentes',
  'app.members': 'Miembros',
  'app.conversations': 'Mensajes',
  'app.credits': 'Créditos',
  'app.age': 'Tu edad',
  'app.logIn': 'Entrar',
  'app.logOut': 'Salir',
});

export const messages = { ...ui, ...app };

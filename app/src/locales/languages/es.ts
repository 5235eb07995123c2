import { messages as ui } from '@velluto/ui/i18n/es';
import { messages as app } from '../catalogs/es.ts';

export const messages = { ...ui, ...app };

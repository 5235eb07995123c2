import { messages as ui } from '@velluto/ui/i18n/fr';
import { messages as app } from '../catalogs/fr.ts';

export const messages = { ...ui, ...app };

import { messages as ui } from '@velluto/ui/i18n/nl';
import { messages as app } from '../catalogs/nl.ts';

export const messages = { ...ui, ...app };

import { messages as ui } from '@velluto/ui/i18n/pl';
import { messages as app } from '../catalogs/pl.ts';

export const messages = { ...ui, ...app };

import { messages as ui } from '@velluto/ui/i18n/it';
import { messages as app } from '../catalogs/it.ts';

export const messages = { ...ui, ...app };

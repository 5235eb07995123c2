import { messages as ui } from '@velluto/ui/i18n/en';
import { messages as app } from '../catalogs/en.ts';

export const messages = { ...ui, ...app };

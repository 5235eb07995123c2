import { messages as ui } from '@velluto/ui/i18n/de';
import { messages as app } from '../catalogs/de.ts';

export const messages = { ...ui, ...app };

import type { Language } from '@velluto/rules';
import type { Messages } from '@velluto/ui/provider';

/** Loads the texts of one area in one language. */
export type AreaLoader = () => Promise<{ messages: Messages }>;

/** How texts are loaded in a browser, by language and area. The build puts the loaders here (`app/texts.ts`). */
export const areaLoaders: Partial<Record<Language, Record<string, AreaLoader>>> = {};

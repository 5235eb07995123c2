declare module 'velluto:texts' {
  import type { Language } from '@velluto/rules';
  import type { Messages } from '@velluto/ui/provider';

  /** How the texts of an area are loaded, by language (`app/texts.ts`). */
  export const texts: Record<Language, Record<string, () => Promise<{ messages: Messages }>>>;
}

import { siteLanguage } from '@velluto/rules';
import type { MailAbout, MailLanguage } from './mail-types.ts';

/**
 * What every mail is about, in the reader's language where the site writes in it, or the site's first: an account may have a
 * language from another site.
 */
export const aboutMail = (
  { site, origin }: Pick<MailAbout, 'site' | 'origin'>,
  { name, language }: { name: string; language: string },
): MailAbout => ({ site, origin, name, language: siteLanguage(site.languages, language) as MailLanguage });

import { type CompanyInfo, getCompanyInfo } from '@velluto/api-client';
import type { Language } from '@velluto/rules';
import { type LoadContext, RouteError } from '../../platform/router/route.ts';
import type { TextPage } from './text-page.ts';

/** A page of text and the company it names. */
export interface TextPageData {
  page: TextPage;
  /** The language it is written in: English where the visitor's own is missing. */
  language: Language;
  company: CompanyInfo;
}

/** One lazy file a page and language. */
const files = import.meta.glob<TextPage>('../../content/pages/*/*.md', { import: 'default' });

/** The text of a page in the visitor's language, else in English; an unknown page is not found. */
export async function load({ client, params, visit, signal }: LoadContext): Promise<TextPageData> {
  for (const language of [visit.language.current, 'en'] as const) {
    const file = files[`../../content/pages/${language}/${params.page}.md`];
    if (!file) continue;
    const [page, company] = await Promise.all([file(), getCompanyInfo(client, { signal })]);
    return { page, language, company };
  }
  throw new RouteError(404);
}

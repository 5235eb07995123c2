import type { Settings, StorageKeyResponse, User } from '@velluto/api-client';
import type { Language } from '@velluto/rules';
import type { Attribution } from '../lib/app-context.ts';
import type { TenantTheme } from '../lib/brand.tsx';
import type { Page } from '../lib/router/open-page.ts';
import type { Counts } from '../lib/session/session.ts';

/** The data that the server sends with a page, so that hydration needs no further call. */
export interface PageData {
  site: Settings;
  user: User | null;
  counts: Counts;
  language: Language;
  /** Texts made by `Intl` and plural forms, as the page was rendered. */
  wording: Record<string, string>;
  /** Server time of the render, milliseconds since 1970. */
  renderedAt: number;
  attribution: Attribution;
  /** Sent with the page so that drafts can be stored even if the connection is lost right after. Null on pages that store nothing, and for visitors who wrote nothing yet. */
  storageKey: StorageKeyResponse | null;
  /** Languages this visitor may choose. */
  languages: Language[];
  /** Addresses of the style sheets that are inlined in the document. */
  styles: string[];
  /** The page itself, by the name of its row. */
  page: Omit<Page, 'route'> & { route: string };
  /** Theme of the site, where it is defined beside its site file. */
  tenantTheme?: TenantTheme;
}

/** Id of the script element that carries the page's data. */
export const pageDataId = 'vl-page';

/** JSON that can safely be inside a script element. */
export function scriptSafeJson(value: unknown): string {
  return JSON.stringify(value)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');
}

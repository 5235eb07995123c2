import type { Settings } from '@velluto/api-client';
import type { FooterPage } from '@velluto/ui/product/shell';

/** Links of the footer: the pages of `footerRoutes` that the app has (a test compares it with the route table). */
export const footerPages: readonly FooterPage[] = [
  'terms',
  'privacy',
  'cookies',
  'ban',
  'pricing',
  'complaints',
  'returns',
  'faq',
  'service',
  // for the United States
  'compliance',
];

/** The links for a visitor: that for the United States only there, and in English (product.md §2 "Layouts"). */
export const footerPagesFor = ({ geoip_selected_country: country }: Settings, language: string) =>
  footerPages.slice(0, language === 'en' && country === 'US' ? Infinity : -1);

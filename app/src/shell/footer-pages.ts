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

/** The links in a language: that for the United States in English, wherever one is (product.md §2 "Layouts"). */
export const footerPagesFor = (language: string) => footerPages.slice(0, language === 'en' ? Infinity : -1);

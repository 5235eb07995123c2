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

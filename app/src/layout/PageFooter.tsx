import { Disclaimer, Footer, type FooterPage } from '@velluto/ui/product/layout';
import type { ReactNode } from 'react';
import { useAppContext } from '../lib/useAppContext.ts';

/** Pages that the footer links to, in the order of spec § 3.6; the last one, about the United States, only in English. */
const footerPages: readonly FooterPage[] = [
  'terms',
  'privacy',
  'cookies',
  'ban',
  'pricing',
  'complaints',
  'returns',
  'faq',
  'service',
  'accessibility',
  'imprint',
  'withdrawal',
  'cancellation',
  'compliance',
];

/**
 * Legal pages, help and the small print; on phones members choose the language here. A `plain` footer is the same in
 * every language.
 */
export function PageFooter({ language, plain }: { language?: ReactNode; plain?: true }) {
  const { site, language: spoken } = useAppContext();
  return (
    <Footer
      links={!plain && spoken.current === 'en' ? footerPages : footerPages.slice(0, -1)}
      country={site.geoip_selected_country}
      supportPhone={site.support_phone}
      language={language}
    >
      <Disclaimer minAge={site.min_age} />
    </Footer>
  );
}

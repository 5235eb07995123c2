import { Disclaimer, Footer } from '@velluto/ui/product/shell';
import type { ReactNode } from 'react';
import { useVisit } from '../platform/visit-context.ts';
import { footerPages } from './footer-pages.ts';

/**
 * Legal pages, help and the small print; on phones members choose the language here. In English, visitors of the United
 * States find the statement their law asks for; a `plain` footer does without.
 */
export function PageFooter({ language, plain }: { language?: ReactNode; plain?: true }) {
  const { site, language: spoken } = useVisit();
  const american = !plain && spoken.current === 'en' && site.geoip_selected_country === 'US';
  return (
    <Footer
      links={footerPages.slice(0, american ? Infinity : -1)}
      supportPhone={site.support_phone}
      language={language}
    >
      <Disclaimer minAge={site.min_age} />
    </Footer>
  );
}

import { Disclaimer, Footer } from '@velluto/ui/product/shell';
import type { ReactNode } from 'react';
import { useVisit } from '../platform/visit-context.ts';
import { footerPagesFor } from './footer-pages.ts';

/**
 * Legal pages, help and the small print; on phones members choose the language here. A `plain` footer is the same in
 * every language.
 */
export function PageFooter({ language, plain }: { language?: ReactNode; plain?: true }) {
  const { site, language: spoken } = useVisit();
  return (
    <Footer
      links={footerPagesFor(plain ? '' : spoken.current)}
      supportPhone={site.support_phone}
      language={language}
    >
      <Disclaimer minAge={site.min_age} />
    </Footer>
  );
}

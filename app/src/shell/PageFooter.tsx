import { Disclaimer, Footer } from '@velluto/ui/product/shell';
import type { ReactNode } from 'react';
import { useVisit } from '../platform/visit-context.ts';
import { footerPages } from './footer-pages.ts';

/** Legal pages, help and the small print; on phones members choose the language here. */
export function PageFooter({ language }: { language?: ReactNode }) {
  const { site } = useVisit();
  return (
    <Footer links={footerPages} supportPhone={site.support_phone} language={language}>
      <Disclaimer minAge={site.min_age} />
    </Footer>
  );
}

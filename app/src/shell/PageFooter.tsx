import { Disclaimer, Footer } from '@velluto/ui/product/shell';
import { useVisit } from '../platform/visit-context.ts';
import { footerPages } from './footer-pages.ts';

/** Legal pages, help and the small print. */
export function PageFooter() {
  const { site } = useVisit();
  return (
    <Footer links={footerPages} supportPhone={site.support_phone}>
      <Disclaimer minAge={site.min_age} />
    </Footer>
  );
}

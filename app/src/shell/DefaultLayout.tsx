import { Disclaimer, Footer, DefaultLayout as Frame } from '@velluto/ui/product/shell';
import type { ReactNode } from 'react';
import { useShown } from '../platform/router/router-context.ts';
import { useSession, useVisit } from '../platform/visit-context.ts';
import { Bar } from './Bar.tsx';
import { footerPages } from './footer-pages.ts';

/** Top bar, screen and footer. */
export default function DefaultLayout({ children }: { children: ReactNode }) {
  const { site } = useVisit();
  const { user } = useSession();
  const { name } = useShown().view.route;
  return (
    <Frame
      top={<Bar />}
      tabs={user !== null}
      full={name === 'index'}
      footer={
        <Footer links={footerPages} supportPhone={site.support_phone}>
          <Disclaimer minAge={site.min_age} />
        </Footer>
      }
    >
      {children}
    </Frame>
  );
}

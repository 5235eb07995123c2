import { DefaultLayout as Frame } from '@velluto/ui/product/shell';
import type { ReactNode } from 'react';
import { toViewer } from '../platform/map/viewer.ts';
import { usePage } from '../platform/router/router-context.tsx';
import { useSession } from '../platform/visit-context.ts';
import { Language } from './Language.tsx';
import { MemberBar } from './MemberBar.tsx';
import { Notices } from './notices/Notices.tsx';
import { PageFooter } from './PageFooter.tsx';

/** Top bar, notices, screen and footer. */
export function DefaultLayout({ children }: { children: ReactNode }) {
  const viewer = toViewer(useSession());
  const { path, route } = usePage();
  return (
    <Frame
      top={<MemberBar viewer={viewer} />}
      banners={<Notices />}
      tabs={viewer !== null}
      full={route.name === 'index'}
      page={path}
      footer={<PageFooter language={viewer && <Language />} />}
    >
      {children}
    </Frame>
  );
}

import { DefaultLayout as Frame, VisitorBar } from '@velluto/ui/product/shell';
import type { ReactNode } from 'react';
import { toViewer } from '../platform/map/viewer.ts';
import { useShown } from '../platform/router/router-context.ts';
import { useSession } from '../platform/visit-context.ts';
import { Language } from './Language.tsx';
import { MemberBar } from './MemberBar.tsx';
import { PageFooter } from './PageFooter.tsx';

/** Top bar, screen and footer, for members. */
export default function DefaultLayout({ children }: { children: ReactNode }) {
  const viewer = toViewer(useSession());
  const { name } = useShown().view.route;
  const bar = viewer ? <MemberBar viewer={viewer} /> : <VisitorBar language={<Language />} />;
  return (
    <Frame
      top={bar}
      tabs={viewer !== null}
      full={name === 'index'}
      footer={<PageFooter language={viewer && <Language />} />}
    >
      {children}
    </Frame>
  );
}
